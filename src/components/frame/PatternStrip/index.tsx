import { withBaseUrl } from '@site/src/company/site';
import { soldierCourse, SOLDIER_COURSE_FILE } from '@site/src/images/soldierCourse';
import styles from './styles.module.css';

/** A soldier course across the page, drawn to scale. Decorative: screen readers skip it, and it loads last. */
export default function PatternStrip() {
  return (
    <img
      className={styles.strip}
      src={withBaseUrl(`/${SOLDIER_COURSE_FILE}`)}
      alt=""
      width={soldierCourse.width}
      height={soldierCourse.height}
      loading="lazy"
      decoding="async"
    />
  );
}
