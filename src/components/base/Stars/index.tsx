import clsx from 'clsx';
import styles from './styles.module.css';

/** Path of one star in a square of 24 units, starting at its top. */
const STAR = '2.3l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8-6.1-3.4-6.1 3.4 1.4-6.8-5.1-4.7 6.9-.8Z';

interface StarShapesProps {
  readonly count: number;
  readonly label: string;
  readonly className?: string;
}

/** Stars as tall as the text, drawn as SVG because few fonts have the character and they draw it differently. */
function StarShapes({ count, label, className }: StarShapesProps) {
  const centers = Array.from({ length: count }, (_, index) => 12 + 24 * index);
  return (
    <svg className={clsx(styles.shapes, className)} viewBox={`0 0 ${24 * count} 24`} role="img" aria-label={label}>
      <path d={centers.map((center) => `M${center} ${STAR}`).join('')} />
    </svg>
  );
}

/** The star after a number. */
export function Star() {
  return <StarShapes count={1} label="stars" />;
}

/** A rating out of five as stars, with a text for screen readers. */
export default function Stars({ rating }: { readonly rating: number }) {
  return <StarShapes count={Math.round(rating)} label={`${rating} out of 5 stars`} className={styles.rating} />;
}
