import { useId } from 'react';
import { measureByKey } from '@site/src/company/pricing';
import { serviceById, type ServiceId } from '@site/src/company/services';
import { groundOf } from './grounds';
import { RockPattern } from './parts';
import styles from './styles.module.css';

/**
 * The ground under a service's pavers, cut open and drawn to scale from the published figures. Its parts are numbered, and
 * listed beside it in words. Nothing for a service without a depth of base.
 */
export default function CrossSection({ service }: { readonly service: ServiceId }) {
  const rock = useId();
  const { baseDepth } = serviceById(service);
  if (!baseDepth) return null;
  const base = measureByKey(baseDepth);
  const { title, parts, Draw } = groundOf(service);
  return (
    <figure className={styles.figure}>
      <div className={styles.sides}>
        <Draw base={base} rock={rock}>
          <RockPattern id={rock} />
        </Draw>
        <ol className={styles.parts}>
          {parts(base).map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ol>
      </div>
      <figcaption className={styles.caption}>
        <strong>{title}.</strong> Drawn to scale; for a range of inches, its middle.
      </figcaption>
    </figure>
  );
}
