/**
 * Counts the words a reader reads in an MDX text: tags, expressions, link addresses and Markdown's marks are left out.
 */
export function countWords(mdx: string): number {
  const prose = mdx
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/^\s*\|?[\s:|-]+\|?\s*$/gm, ' ')
    .replace(/[#*_`|>[\]]/g, ' ');
  return prose.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
