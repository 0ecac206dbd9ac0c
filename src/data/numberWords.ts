const words = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const;

/** Spells out a count in running text: 9 becomes "nine". Counts above twelve stay in digits. */
export function inWords(count: number): string {
  return words[count] ?? count.toLocaleString('en-US');
}

/** Capitalizes a phrase that starts a sentence: "nine towns" becomes "Nine towns". */
export function startSentence(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}
