import clsx from 'clsx';
import styles from './styles.module.css';

export interface SwatchesProps {
  readonly colors: readonly { readonly name: string; readonly hex: string }[];
  /** Shows one wide bar of colors instead of small pavers with names. */
  readonly large?: boolean;
}

/** The colors of a blend as small pavers, with their names. Drawn as SVG, because its `fill` needs no inline style. */
export default function Swatches({ colors, large = false }: SwatchesProps) {
  const step = large ? 60 : 26;
  const height = large ? 64 : 18;
  const width = colors.length * step;
  return (
    <div className={clsx(styles.swatches, large && styles.large)}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {colors.map(({ hex }, index) => (
          <rect
            key={hex}
            x={index * step}
            width={step - (large ? 2 : 4)}
            height={height}
            rx={large ? 2 : 3}
            fill={hex}
          />
        ))}
      </svg>
      {!large && <span className={styles.names}>{colors.map(({ name }) => name).join(', ')}</span>}
    </div>
  );
}
