import { business } from '@site/src/company/business';
import { siteUrl } from '@site/src/company/site';
import styles from './styles.module.css';

/** Says who a printed page is from; on paper alone. */
export default function Letterhead() {
  return (
    <div className={styles.letterhead} translate="no">
      {business.name}, {business.phone.display}, {siteUrl.replace('https://', '')}
    </div>
  );
}
