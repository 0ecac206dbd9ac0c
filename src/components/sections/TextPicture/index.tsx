import WorkPicture from '../../base/WorkPicture';
import styles from './styles.module.css';

export interface TextPictureProps {
  /** Id of the picture in pictures.yaml. */
  readonly of: string;
  readonly caption: string;
}

/** A picture between the paragraphs of an article, with its caption. */
export default function TextPicture({ of, caption }: TextPictureProps) {
  return (
    <figure>
      <WorkPicture id={of} slot="articleText" className={styles.picture} />
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
