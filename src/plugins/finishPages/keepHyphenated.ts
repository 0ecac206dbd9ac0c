import type { CheerioAPI } from 'cheerio';

/**
 * Keeps hyphenated words of headings on one line: browsers break "man-made" after its hyphen, and no CSS property stops
 * them. Leaves out islands, whose HTML React must find as it rendered it.
 */
export function keepHyphenated(page: CheerioAPI): void {
  const texts = page('h1, h2, h3, h4').not('[data-island] *').find('*').addBack().contents();
  texts.each((_, node) => {
    if (node.type !== 'text' || !/\S-\S/.test(node.data)) return;
    const escaped = page('<span>').text(node.data).html() ?? '';
    page(node).replaceWith(escaped.replace(/\S+-\S+/g, '<span data-word>$&</span>'));
  });
}
