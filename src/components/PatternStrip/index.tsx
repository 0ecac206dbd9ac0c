import styles from './styles.module.css';

/** A soldier course across the page, drawn to scale. Ornament: it says nothing to a screen reader. */
export default function PatternStrip() {
  return <div className={styles.strip} aria-hidden="true" />;
}
