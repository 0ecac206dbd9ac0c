/** Matches `draft: true` in the front matter of a text. */
const DRAFT = /^---\r?\n(?:(?!---\r?\n).*\r?\n)*?draft: true *\r?\n/;

/** Returns whether the text of a page or article says that the site must not have it yet. */
export function isDraft(source: string): boolean {
  return DRAFT.test(source);
}
