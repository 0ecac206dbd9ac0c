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

/** Reading speed that read times are based on, in words a minute. Common estimates are 200 to 240. */
const READING_SPEED = 240;

/** Returns the minutes it takes to read an MDX text, rounded up. */
export function readMinutes(mdx: string): number {
  return Math.max(1, Math.ceil(countWords(mdx) / READING_SPEED));
}
