import clsx from 'clsx';
import Picture, { type PictureProps } from '../Picture';
import RenderingMark from '../RenderingMark';
import styles from './styles.module.css';

interface WorkPictureProps extends PictureProps {
  /** Class of the element around picture and label. */
  readonly frameClass?: string;
}

/** A picture of work, labeled if it is a rendering. */
export default function WorkPicture({ frameClass, ...props }: WorkPictureProps) {
  return (
    <span className={clsx(styles.frame, frameClass)}>
      <Picture {...props} />
      <RenderingMark id={props.id} />
    </span>
  );
}
