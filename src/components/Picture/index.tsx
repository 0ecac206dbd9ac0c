import clsx from 'clsx';
import { pictureById } from '@site/src/images/pictures';
import styles from './styles.module.css';

export interface PictureProps {
  /** Id in src/images/pictures.ts. */
  readonly id: string;
  /** True for the one picture that the first screen shows: it loads at once and first. */
  readonly priority?: boolean;
  readonly className?: string;
}

/**
 * A picture of the site by its id, with its size, so that nothing shifts when it arrives.
 * @throws Error that names the picture where there is none with this id.
 */
export default function Picture({ id, priority = false, className }: PictureProps) {
  const { alt, width, height } = pictureById(id);
  return (
    <img
      className={clsx(styles.picture, className)}
      src={`/pictures/${id}.svg`}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'sync' : 'async'}
      fetchPriority={priority ? 'high' : undefined}
    />
  );
}
