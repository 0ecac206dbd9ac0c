import type { CheerioAPI } from 'cheerio';

/**
 * Returns the step that makes a page request the fonts of `css` together with its first picture. Without it, browsers
 * request a font only when they lay out the text that uses it. The link follows the picture's own preload, because over
 * HTTP/1.1 the first request takes the connection that is already open.
 */
export function preloadFonts(css: string): (page: CheerioAPI) => void {
  const fonts = [
    ...new Set(Array.from(css.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g), ([, address = '']) => address)),
  ];
  return (page) => {
    const links = fonts.map((href) =>
      // Browsers fetch fonts without credentials, and use a preload only if it does the same.
      page('<link rel="preload" as="font" type="font/woff2" crossorigin>').attr('href', href),
    );
    const picture = page('head link[rel=preload][as=image]').last();
    for (const link of links) {
      if (picture.length > 0) picture.after(link);
      else page('head').append(link);
    }
  };
}
