import { listWords } from '@site/src/words/numberWords';

/** Says which fields of a link could not be used, by their labels; empty if all could. */
export function unreadText(unread: readonly string[], labels: Readonly<Record<string, string>>): string {
  const labeled = Object.keys(labels).filter((field) => unread.includes(field));
  if (labeled.length === 0) return '';
  if (labeled.length === Object.keys(labels).length)
    return 'We couldn’t read the link you followed, so this is an example of ours.';
  const names = [...new Set(labeled.map((field) => `“${labels[field]}”`))];
  return `We couldn’t read all of the link you followed. From our own example: ${listWords(names)}.`;
}
