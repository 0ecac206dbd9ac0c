import { formatNumber } from './format';

const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Spells out a count in running text: 9 becomes "nine". Counts above twelve stay in digits. */
export function inWords(count: number): string {
  return words[count] ?? formatNumber(count);
}

/** Capitalizes a phrase that starts a sentence: "nine towns" becomes "Nine towns". */
export function startSentence(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}

/** Puts the first letter of a sentence in lower case, for behind a comma: "We’ll call" becomes "we’ll call". */
export function startClause(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

/** Returns a name without its own article, for behind another: "the Space Coast" becomes "Space Coast". */
export function withoutThe(name: string): string {
  return name.replace(/^the /, '');
}

/** Puts the article before a name that is read by its letters: "a Naples home", "an Estero home", "a Space Coast home". */
export function withArticle(name: string): string {
  const bare = withoutThe(name);
  return `${/^(?!eu|uni)[aeiou]/i.test(bare) ? 'an' : 'a'} ${bare}`;
}

/** Joins names as running text, without a comma before the last: "Lee, Collier and Charlotte". */
export function listWords(names: readonly string[], joint: 'and' | 'or' = 'and'): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${joint} ${names[names.length - 1]}`;
}

/** Ends a text with a period, unless it ends as a sentence or question already. */
export function endSentence(text: string): string {
  return /[.?!…]$/.test(text) ? text : `${text}.`;
}

/** Joins the sentences that there are, with a space between. */
export function sentences(...parts: readonly (string | null | undefined | false)[]): string {
  return parts.filter(Boolean).join(' ');
}
