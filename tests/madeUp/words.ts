import path from 'node:path';
import { readYaml } from '../../src/company/load/yamlFile';
import { randomStream } from '../../src/paving/random';

type Price = readonly [unit: string, low: number, high: number, commonSize: number] | readonly [];

/** Fields of company.yaml, besides those that follow from name and towns. Null stands for what a company does not have. */
export type Facts = Readonly<Record<string, unknown>> & { readonly name: string; readonly region: string };

interface Words extends Readonly<Record<'adjectives' | 'nouns' | 'verbs' | 'places', string>> {
  readonly names: readonly string[];
  readonly regions: readonly string[];
  readonly deliveries: readonly { readonly via: string }[];
  readonly smallest: Facts;
  readonly largest: Facts;
  readonly services: Readonly<Record<string, readonly [shortName: string, ...Price]>>;
  readonly towns: Readonly<Record<string, readonly [county: string, latitude: number, longitude: number]>>;
}

/** What made-up companies are made of. */
export const words = readYaml(path.join(__dirname, 'words.yaml')).content as Words;

const [adjectives, nouns, verbs, places] = [words.adjectives, words.nouns, words.verbs, words.places].map((kind) =>
  kind.split(' '),
);

/** Writes sentences, at least this many words of them. Those about different subjects have little in common. */
export function prose(subject: string, least: number): string {
  const next = randomStream(...[...subject].map((letter) => letter.charCodeAt(0)));
  const one = (list: readonly string[]) => list[Math.floor(next() * list.length)];
  const thing = () => `the ${one(adjectives)} ${one(nouns)}`;
  let text = '';
  while (text.trim().split(' ').length < least) {
    text += `T${`${thing()} ${one(verbs)} ${thing()} ${one(places)} ${thing()}`.slice(1)}. `;
  }
  return text.trim();
}
