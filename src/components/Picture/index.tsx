import Head from '@docusaurus/Head';
import clsx from 'clsx';
import { offeredWidths, PICTURE_FORMATS, pictureById, pictureUrl } from '@site/src/images/pictures';
import styles from './styles.module.css';

export interface PictureProps {
  /** Id in src/images/pictures.ts. */
  readonly id: string;
  /** True for the one picture that the first screen shows: it loads at once and first. */
  readonly priority?: boolean;
  readonly className?: string;
}

/**
 * A picture of the site by its id, with its size, so that nothing shifts when it arrives. Drawings are one file for
 * every screen; renderings and photographs come in several widths and formats.
 * @throws Error that names the picture where there is none with this id.
 */
export default function Picture({ id, priority = false, className }: PictureProps) {
  const picture = pictureById(id);
  const { alt, width, height, kind } = picture;
  const attributes = {
    className: clsx(styles.picture, className),
    alt,
    width,
    height,
    loading: priority ? 'eager' : 'lazy',
    decoding: priority ? 'sync' : 'async',
    fetchPriority: priority ? 'high' : undefined,
  } as const;
  if (kind === 'drawing') return <img {...attributes} src={pictureUrl(id)} />;

  const widths = offeredWidths(picture);
  const [best, ...others] = PICTURE_FORMATS.map((format) => ({
    type: format === 'jpg' ? 'image/jpeg' : `image/${format}`,
    srcSet: widths.map((offered) => `${pictureUrl(id, offered, format)} ${offered}w`).join(', '),
  }));
  return (
    <>
      {priority && (
        <Head>
          <link
            rel="preload"
            as="image"
            type={best?.type}
            imageSrcSet={best?.srcSet}
            imageSizes="100vw"
            fetchPriority="high"
          />
        </Head>
      )}
      <picture className={styles.formats}>
        {[best, ...others].map(
          (source) => source && <source key={source.type} type={source.type} srcSet={source.srcSet} sizes="100vw" />,
        )}
        <img {...attributes} src={pictureUrl(id, widths.at(-1), 'jpg')} />
      </picture>
    </>
  );
}
