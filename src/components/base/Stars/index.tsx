import clsx from 'clsx';
import styles from './styles.module.css';

/** Path of one star in a square of 24 units, starting at its top. */
const STAR = '2.3l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8-6.1-3.4-6.1 3.4 1.4-6.8-5.1-4.7 6.9-.8Z';

/** Side of that square, and the stars of a full rating. */
const SIDE = 24;
const FULL = 5;

interface StarShapesProps {
  readonly count: number;
  /** How many of them are filled; a fraction fills part of a star. */
  readonly filled: number;
  readonly label: string;
  readonly className?: string;
}

/** Stars as tall as the text, drawn as SVG because few fonts have the character and they draw it differently. */
function StarShapes({ count, filled, label, className }: StarShapesProps) {
  const centers = Array.from({ length: count }, (_, index) => SIDE / 2 + SIDE * index);
  const stars = <path d={centers.map((center) => `M${center} ${STAR}`).join('')} />;
  return (
    <svg
      className={clsx(styles.shapes, className)}
      viewBox={`0 0 ${SIDE * count} ${SIDE}`}
      role="img"
      aria-label={label}
    >
      {filled === count ? (
        stars
      ) : (
        <>
          <g className={styles.empty}>{stars}</g>
          {/* Cuts the filled stars off where the rating ends. */}
          <svg width={Math.round(SIDE * filled)} height={SIDE}>
            {stars}
          </svg>
        </>
      )}
    </svg>
  );
}

/** The star after a number. */
export function Star() {
  return <StarShapes count={1} filled={1} label="stars" />;
}

/** A rating out of five as stars, with a text for screen readers. */
export default function Stars({ rating }: { readonly rating: number }) {
  return <StarShapes count={FULL} filled={rating} label={`${rating} out of ${FULL} stars`} className={styles.rating} />;
}
