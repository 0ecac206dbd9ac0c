import Letterhead from '../../components/frame/Letterhead';
import styles from './styles.module.css';

/** Class of a tool while its button prints it, without the rest of the page. */
export const PRINTING = styles.printing;

/** Says who a sheet is from that a tool prints without the rest of the page. */
export default function SheetHead() {
  return (
    <div className={styles.head}>
      <Letterhead />
    </div>
  );
}
