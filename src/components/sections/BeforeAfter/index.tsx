import clsx from 'clsx';
import WorkPicture from '@site/src/components/base/WorkPicture';
import island from '@site/src/islands/island';
import BeforeAfterSlider from './BeforeAfter.island';
import styles from './styles.module.css';

const Slider = island('components/sections/BeforeAfter/BeforeAfter', BeforeAfterSlider);

export interface BeforeAfterPicturesProps {
  /** Ids of the two pictures. */
  readonly before: string;
  readonly after: string;
  readonly slot: 'beforeAfter' | 'caseStudy';
  /** Set where the view is in the first window. It is for the picture of before, which is the larger one in sight. */
  readonly priority?: boolean;
  /** Class that sets `--proportions` if they are not 3 to 2. */
  readonly className?: string;
}

/**
 * A place before and after the work: one picture over the other, with a slider; one below the other without scripts, and
 * side by side on paper.
 */
export function BeforeAfterPictures({ before, after, slot, priority, className }: BeforeAfterPicturesProps) {
  return (
    <figure className={clsx(styles.figure, className)}>
      <div className={styles.before}>
        <WorkPicture id={before} slot={slot} priority={priority} className={styles.picture} />
        <p className={styles.name}>Before</p>
      </div>
      <div className={styles.after}>
        <WorkPicture id={after} slot={slot} className={styles.picture} />
        <p className={styles.name}>After</p>
      </div>
      <Slider />
    </figure>
  );
}
