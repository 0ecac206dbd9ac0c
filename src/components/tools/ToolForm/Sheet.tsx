import Letterhead from '../../frame/Letterhead';
import styles from './styles.module.css';

/** Says who a sheet is from that a tool prints without the rest of the page. */
export function SheetHead() {
  return (
    <div className={styles.sheetHead}>
      <Letterhead />
    </div>
  );
}

/** Shown if part of a link to a result could not be used. */
export function LinkNotice() {
  return (
    <p className={styles.notice}>
      The link you followed is old or damaged. We filled in what we could read, and used sample numbers for the rest.
    </p>
  );
}
