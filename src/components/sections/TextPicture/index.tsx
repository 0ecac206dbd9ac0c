import WorkPicture from '../../base/WorkPicture';
import styles from './styles.module.css';

/** A picture between the paragraphs of an article, with its caption. */
export default function TextPicture({ of, caption }: { readonly of: string; readonly caption: string }) {
  return (
    <figure>
      <WorkPicture id={of} slot="articleText" className={styles.picture} />
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
