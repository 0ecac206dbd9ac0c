import styles from './styles.module.css';

const labels = {
  review: 'Made-up review',
  reviews: 'Made-up reviews',
  work: 'Invented example',
  facts: 'Made-up facts',
} as const;

/** Labels a sample, so that nobody mistakes it for a customer's words, a finished job or a promise. */
export default function SampleMark({ of }: { readonly of: keyof typeof labels }) {
  return <span className={styles.mark}>{labels[of]}</span>;
}

/** Returns what a page with samples of work says once, for this many of them. */
export const sampleWork = (count: number): string =>
  count === 1
    ? 'This is a rendering of a job we could build, not a photo of a finished one.'
    : 'These are renderings of jobs we could build, not photos of finished ones.';
