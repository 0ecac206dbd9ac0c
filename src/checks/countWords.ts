/** Counts the words that a reader sees in an MDX text, without tags, expressions, link URLs and Markdown syntax. */
export function countWords(mdx: string): number {
  const prose = mdx
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/^\s*\|?[\s:|-]+\|?\s*$/gm, ' ')
    .replace(/[#*_`|>[\]]/g, ' ');
  return prose.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/**
 * Words of a source that are read in a minute. People read 200 to 240 words a minute, and a page has a few more than its
 * source: drawings have captions, and a price is one word here and several there.
 */
const READING_SPEED = 225;

/** Returns the minutes it takes to read all of these texts, rounded up. */
export function readMinutes(...texts: readonly string[]): number {
  const words = texts.reduce((sum, text) => sum + countWords(text), 0);
  return Math.max(1, Math.ceil(words / READING_SPEED));
}
