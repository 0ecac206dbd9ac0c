import { pictureById } from '@site/src/images/pictures';
import Picture, { type PictureProps } from '../Picture';
import styles from './styles.module.css';

/** A picture of work. A rendering is labeled as one, so that nobody mistakes it for a finished job. */
export default function WorkPicture(props: PictureProps) {
  const { kind } = pictureById(props.id);
  return (
    <span className={styles.frame}>
      <Picture {...props} />
      {/* Hidden from screen readers, because the alt text begins with the same word. */}
      {kind === 'render' && (
        <span className={styles.mark} aria-hidden="true">
          Rendering
        </span>
      )}
    </span>
  );
}
