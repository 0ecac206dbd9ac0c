import styles from './styles.module.css';

/** Says that a review or a project is a sample, so that it is never passed off as a real one. */
export default function SampleMark() {
  return <span className={styles.mark}>Sample</span>;
}
