import clsx from 'clsx';
import { pictureUrl } from '@site/src/images/files';
import { encodedPicture } from '@site/src/images/manifest';
import type { slots, SlotId } from '@site/src/images/slots';
import { LIGHTBOX } from '@site/src/islands/contract';
import type { PictureProps } from '../Picture';
import WorkPicture from '../WorkPicture';
import styles from './styles.module.css';

/** Slots whose pictures are large enough to open. */
export type OpeningSlot = {
  [Slot in SlotId]: (typeof slots)[Slot] extends { readonly opens: true } ? Slot : never;
}[SlotId];

export interface LightboxPictureProps extends Omit<PictureProps, 'upright'> {
  readonly slot: OpeningSlot;
  /** Caption of the large picture. */
  readonly title: string;
  readonly location?: string;
  /** Class of the link, for a card that all of it opens. */
  readonly linkClass?: string;
}

/**
 * A picture of work that opens in the lightbox, together with the other ones on its page. It links to the large
 * picture; the boot script loads the lightbox when the visitor points at or focuses it.
 */
export default function LightboxPicture({ title, location, linkClass, ...picture }: LightboxPictureProps) {
  const { id } = picture;
  const file = encodedPicture(id);
  return (
    <a
      className={clsx(styles.link, linkClass)}
      href={pictureUrl(id, { width: file.width, format: 'jpg' }, file.key)}
      {...{ [LIGHTBOX]: '' }}
      data-title={title}
      data-location={location}
      data-mark={file.kind === 'render' ? 'Rendering' : undefined}
    >
      <WorkPicture {...picture} />
    </a>
  );
}
