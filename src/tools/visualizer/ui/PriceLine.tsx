import type { DesignPrice } from '@site/src/tools/visualizer/core/requests';
import Measured from '../../../components/base/Measured';
import styles from './designer.module.css';

/** What a design is expected to cost, with what belongs beside the range. */
export default function PriceLine({ range, size, cautions }: DesignPrice) {
  return (
    <div className={styles.range}>
      <p>
        Estimated range for <Measured>{size}</Measured> <strong translate="no">{range}</strong>
      </p>
      {cautions.map((text) => (
        <p key={text} className={styles.beside}>
          <Measured>{text}</Measured>
        </p>
      ))}
    </div>
  );
}
