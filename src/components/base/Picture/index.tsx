import Head from '@docusaurus/Head';
import clsx from 'clsx';
import { below, widths } from '@site/src/css/widths';
import { pictureUrl } from '@site/src/images/files';
import { encodedPicture, type EncodedPicture } from '@site/src/images/manifest';
import { jpegWidth, offeredWidths, slots, type SlotId } from '@site/src/images/slots';
import styles from './styles.module.css';

/** Media queries for phones in portrait orientation, which may have a separate picture, and for all other screens. */
const UPRIGHT = {
  here: `(max-width: ${below(widths.tablet)}rem) and (orientation: portrait)`,
  elsewhere: `(min-width: ${widths.tablet}rem), (orientation: landscape)`,
};

/** Returns the class of a placeholder color about as bright as the picture. */
function shade(color: string): string | undefined {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16));
  const brightness = (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
  if (brightness > 0.62) return styles.light;
  return brightness > 0.42 ? styles.middle : styles.deep;
}

/** Returns the classes that keep this point of a picture in sight. Styles of its own are what the content policy forbids. */
const focusClasses = ([x, y]: readonly [number, number] = [50, 50]) => [styles[`x${x}`], styles[`y${y}`]];

/** Returns the sources of a picture, for the screens of a media query if others have another picture. */
function sourcesOf(id: string, { key, width, height }: EncodedPicture, slot: SlotId, media?: string) {
  return (['avif', 'webp'] as const).map((format) => ({
    type: `image/${format}`,
    srcSet: offeredWidths([slot], width, format)
      .map((offered) => `${pictureUrl(id, { width: offered, format }, key)} ${offered}w`)
      .join(', '),
    sizes: slots[slot].sizes,
    ...(media && { media, width, height }),
  }));
}

export interface PictureProps {
  /** Id in pictures.yaml. */
  readonly id: string;
  /** The picture for phones in portrait orientation. */
  readonly upright?: string;
  /** The place of the picture, which determines the widths offered and the width it is drawn at. */
  readonly slot: SlotId;
  /** True for the one picture on the first screen, which loads first and without delay. All others wait for it. */
  readonly priority?: boolean;
  readonly className?: string;
}

function pictureFor(id: string, slot: SlotId): EncodedPicture {
  const picture = encodedPicture(id);
  if (picture.slots.includes(slot)) return picture;
  throw new Error(
    `Picture "${id}" is not encoded for the slot "${slot}". Add that to its slots in pictures.yaml, and run \`npm run pictures\`.`,
  );
}

/**
 * Shows a picture of the site in several widths and formats, with its size, so that nothing shifts when it loads.
 * @throws Error that names the picture if there is none with this id, or it is not encoded for this slot
 */
export default function Picture({ id, upright, slot, priority = false, className }: PictureProps) {
  const file = pictureFor(id, slot);
  const sources = [
    ...(upright ? sourcesOf(upright, pictureFor(upright, 'homeHeroPortrait'), 'homeHeroPortrait', UPRIGHT.here) : []),
    ...sourcesOf(id, file, slot, upright && UPRIGHT.elsewhere),
  ];
  return (
    <>
      {priority && (
        <Head>
          {sources
            .filter(({ type }) => type === 'image/avif')
            .map(({ type, srcSet, sizes, media }) => (
              <link
                key={srcSet}
                rel="preload"
                as="image"
                type={type}
                imageSrcSet={srcSet}
                imageSizes={sizes}
                fetchPriority="high"
                {...(media && { media })}
              />
            ))}
        </Head>
      )}
      <picture className={styles.formats}>
        {sources.map((source) => (
          <source key={source.srcSet} {...source} />
        ))}
        <img
          className={clsx(styles.picture, shade(file.color), focusClasses(file.focus), className)}
          alt={file.alt}
          width={file.width}
          height={file.height}
          loading={priority ? 'eager' : 'lazy'}
          decoding={priority ? 'sync' : 'async'}
          fetchPriority={priority ? 'high' : 'low'}
          src={pictureUrl(id, { width: jpegWidth(slot), format: 'jpg' }, file.key)}
        />
      </picture>
    </>
  );
}
