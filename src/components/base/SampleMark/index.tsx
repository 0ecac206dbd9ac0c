import styles from './styles.module.css';

/** Labels a review or a project as a sample, so that nobody mistakes it for a real one. */
export default function SampleMark() {
  return <span className={styles.mark}>Sample</span>;
}
