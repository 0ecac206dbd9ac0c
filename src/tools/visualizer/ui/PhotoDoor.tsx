import type { ReactNode } from 'react';
import { groundDoor } from '@site/src/images/groundDoor';
import styles from './styles.module.css';

/** What the photo tool does, in one picture, beside the way into it. */
export default function PhotoDoor({ children }: { readonly children: ReactNode }) {
  const { url, alt, width, height } = groundDoor;
  return (
    <div className={styles.preview}>
      <figure>
        <img className={styles.door} src={url} width={width} height={height} alt={alt} loading="lazy" />
        <figcaption className={styles.caption}>
          A rendering: one photo, as it is and with the pavers that this tool laid in it.
        </figcaption>
      </figure>
      <div className={styles.words}>
        <h3>Now yours</h3>
        {children}
      </div>
    </div>
  );
}
