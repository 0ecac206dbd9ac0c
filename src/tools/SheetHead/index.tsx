import Letterhead from '../../components/frame/Letterhead';
import styles from './styles.module.css';

/**
 * Prints an element without the rest of the page: see `data-printing` in the styles. The page itself is the sheet of a design, whose
 * styles leave out the rest.
 */
export function printOnly(element: HTMLElement = document.documentElement): void {
  element.dataset.printing = '';
  window.addEventListener('afterprint', () => delete element.dataset.printing, { once: true });
  window.print();
}

/** Says who a sheet is from that a tool prints without the rest of the page. */
export default function SheetHead() {
  return (
    <div className={styles.head}>
      <Letterhead />
    </div>
  );
}
