import { pictureById } from '@site/src/images/pictures';
import Picture, { type PictureProps } from '../Picture';
import styles from './styles.module.css';

/** A picture that shows work. Where it is a rendering, it says so on the picture: nobody is to take it for a job done. */
export default function WorkPicture(props: PictureProps) {
  const { kind } = pictureById(props.id);
  return (
    <span className={styles.frame}>
      <Picture {...props} />
      {/* The alternative text begins with the same word. */}
      {kind === 'render' && (
        <span className={styles.mark} aria-hidden="true">
          Rendering
        </span>
      )}
    </span>
  );
}
