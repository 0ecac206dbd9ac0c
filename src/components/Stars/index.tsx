import styles from './styles.module.css';

/** A rating out of five, in stars and in words for those who cannot see them. */
export default function Stars({ rating }: { readonly rating: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={`${rating} out of 5 stars`}>
      {'★'.repeat(Math.round(rating))}
    </span>
  );
}
