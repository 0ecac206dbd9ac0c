import type { Area } from '@site/src/company/areas';
import SampleMark from '../../base/SampleMark';
import WideContactLink from '../../base/WideContactLink';
import WorkPicture from '../../base/WorkPicture';
import styles from './styles.module.css';
import { wideWorkOf } from './wideWork';

/** A job from the town across the whole width of its page; nothing if none has a picture for that. */
export default function WideWork({ area }: { readonly area: Area }) {
  const work = wideWorkOf(area);
  if (!work) return null;
  const text = 'area' in work ? work.description : work.note;
  return (
    <figure className={styles.wide}>
      <WorkPicture id={work.picture} slot="wide" className={styles.picture} />
      <figcaption className={styles.caption}>
        <strong className={styles.title}>{work.title}</strong> {work.sample && <SampleMark of="work" />}
        {text && <p>{text}</p>}
        <WideContactLink />
      </figcaption>
    </figure>
  );
}
