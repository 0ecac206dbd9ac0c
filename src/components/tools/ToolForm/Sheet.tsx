import { business } from '@site/src/data/business';
import styles from './styles.module.css';

/** The company's name and contact data; only on paper. */
export function SheetHead() {
  return (
    <p className={styles.sheetHead}>
      {business.name}, {business.phone.display}, {business.url.replace('https://', '')}
    </p>
  );
}

/** Shown if part of a link to a result could not be used. */
export function LinkNotice() {
  return (
    <p className={styles.notice}>
      The link you followed is old or damaged. We filled in what we could read; the rest is our example.
    </p>
  );
}
