import Picture, { type PictureProps } from '../Picture';
import RenderingMark from '../RenderingMark';
import styles from './styles.module.css';

/** A picture of work, labeled if it is a rendering. */
export default function WorkPicture(props: PictureProps) {
  return (
    <span className={styles.frame}>
      <Picture {...props} />
      <RenderingMark id={props.id} />
    </span>
  );
}
