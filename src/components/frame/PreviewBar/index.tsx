import styles from './styles.module.css';

/** Says at the top of each page of a preview that not all of it is true. */
export default function PreviewBar() {
  return (
    <p className={styles.bar} role="note">
      <strong>Preview.</strong> Some reviews, projects or facts on this site are samples.
    </p>
  );
}
