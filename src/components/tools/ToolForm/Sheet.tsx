import { business } from '@site/src/data/business';
import styles from './styles.module.css';

/** Who a printed sheet is from; on paper alone. */
export function SheetHead() {
  return (
    <p className={styles.sheetHead}>
      {business.name}, {business.phone.display}, {business.url.replace('https://', '')}
    </p>
  );
}

/** Told where a link to a result could not be followed to the letter. */
export function LinkNotice() {
  return (
    <p className={styles.notice}>
      The link you followed is old or damaged. We filled in what we could read; the rest is our example.
    </p>
  );
}
