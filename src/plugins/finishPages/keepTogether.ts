import type { CheerioAPI } from 'cheerio';
import { ISLAND } from '../../islands/contract';
import { MEASURE } from '../../words/measures';

const HEADINGS = 'h1, h2, h3, h4';

/** Elements whose text is not that of the page, or can't have a span in it; React must find islands as it rendered them. */
const LEFT_ALONE = `script, style, noscript, template, svg, select, textarea, [${ISLAND}]`;

/** Days from one to another, and the numbers of highways and standards: "Monday–Friday", "I-75", "ASTM C936". */
const OTHERS = String.raw`\b[A-Z][a-z]+day–[A-Z][a-z]+day\b|\b[A-Z]{1,2}-\d+\b|\b(?:ANSI|ASTM|DIN|NEC) [A-Z]?\d[\d.]*\b`;

const inTexts = new RegExp(`${MEASURE}|${OTHERS}`, 'g');
// With the parenthesis before it: a browser may break a line before an inline block.
const inHeadings = new RegExp(String.raw`\(?(?:${MEASURE})|${OTHERS}|\S+-\S+`, 'g');

/**
 * Keeps measures on one line, and hyphenated words of headings: browsers break "2 3/8 in" at each space, "3–7" after its
 * dash and "man-made" and "I-75" after the hyphen. Marks them instead of writing other spaces and dashes into them, so that
 * a text is found, copied and read aloud as it was written.
 */
export function keepTogether(page: CheerioAPI): void {
  const texts = page('body').find('*').contents();
  texts.each((_, node) => {
    if (node.type !== 'text') return;
    const isHeading = page(node).closest(HEADINGS).length > 0;
    const together = isHeading ? inHeadings : inTexts;
    if (node.data.search(together) < 0 || page(node).closest(LEFT_ALONE).length > 0) return;
    const escaped = page('<span>').text(node.data).html() ?? '';
    const marked = escaped.replace(together, '<span data-word>$&</span>');
    // In one element, because a flex container drops the spaces between a text and an element in it.
    page(node).replaceWith(`<span>${marked}</span>`);
  });
}
