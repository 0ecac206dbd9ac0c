import styles from './styles.module.css';

export interface Range {
  readonly name: string;
  readonly low: number;
  readonly high: number;
  readonly text: string;
}

/** Ranges as bars over one scale, which begins at 0. */
export default function RangeBars({ ranges }: { readonly ranges: readonly Range[] }) {
  const most = Math.max(...ranges.map(({ high }) => high));
  const share = (value: number) => `${((100 * value) / most).toFixed(1)}%`;
  return (
    <dl className={styles.bars}>
      {ranges.map(({ name, low, high, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span translate="no">{text}</span>
            <svg className={styles.track} width="100%" height="14" aria-hidden="true">
              <rect className={styles.bar} x={share(low)} width={share(high - low)} height="14" rx="3" />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}
