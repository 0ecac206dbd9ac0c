import { pictureById } from '@site/src/images/pictures';
import styles from './styles.module.css';

/**
 * Labels a rendering as one, so that nobody mistakes it for a finished job; a photograph gets no label. Stands right
 * after its picture, in the upper left corner of the positioned element around both.
 */
export default function RenderingMark({ id }: { readonly id: string }) {
  if (pictureById(id).kind === 'photo') return null;
  // Hidden from screen readers, because the alt text begins with the same word.
  return (
    <span className={styles.mark} aria-hidden="true">
      Rendering
    </span>
  );
}
