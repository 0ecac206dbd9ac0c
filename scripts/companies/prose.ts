import { randomStream } from '../../src/paving/random';
import words from './words.json';

/**
 * Writes plain sentences in place of a person, at least this many words of them. Texts about different subjects have
 * little in common.
 */
export function prose(subject: string, least: number): string {
  const next = randomStream(...[...subject].map((letter) => letter.charCodeAt(0)));
  const one = (list: readonly string[]) => list[Math.floor(next() * list.length)];
  const sentences: string[] = [];
  let count = 0;
  while (count < least) {
    const thing = () => `${one(words.adjectives)} ${one(words.nouns)}`;
    const sentence = `the ${thing()} ${one(words.verbs)} the ${thing()} ${one(words.places)} the ${thing()}`;
    count += sentence.split(' ').length;
    sentences.push(`${sentence[0].toUpperCase()}${sentence.slice(1)}.`);
  }
  return sentences.join(' ');
}
