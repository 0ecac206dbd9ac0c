import styles from './styles.module.css';

/** Shown if part of a link to a result could not be used. */
export default function LinkNotice() {
  return (
    <p className={styles.notice}>
      The link you followed is old or damaged. We filled in what we could read, and used sample numbers for the rest.
    </p>
  );
}
