/** Finds names that the company's texts should not have any more. */

import path from 'node:path';
import { firePits, products } from '../../src/company/facts';
import type { CompanyFolders } from '../../src/company/load/folders';
import { headLength, isDraft, nameOf, textsOf, type Text } from '../../src/company/load/texts';
import { readYaml, textsIn, type FieldPath } from '../../src/company/load/yamlFile';
import { blankOut } from '../../src/company/text/conditionalText';
import { partOfPicture } from '../../src/images/namedPictures';
import { listWords } from '../../src/words/numberWords';
import type { Differences } from './differences';

/** Names that the site had and has no longer. */
type GoneNames = Differences['gone'];

/**
 * Returns the source of a pattern, for the flags `iu`, that matches a name as words of their own, singular or plural, in text
 * ("Fort Myers") and in addresses ("fort-myers"), and at the start of a host ("leegov.com").
 */
function patternOf(name: string): string {
  const escaped = name.replace(/s$/i, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const [inText, inHost] = ['[\\s-]+', '-?'].map((gap) => escaped.split(/[\s-]+/).join(gap));
  return `(?<![\\p{L}\\d])${inText}(?:s|es)?(?![\\p{L}\\d])|(?<=//(?:[\\w-]+\\.)*)${inHost}(?=\\w)`;
}

const matches = (name: string, text: string) => new RegExp(patternOf(name), 'iu').test(text);

/** Returns the names that a text has outside of the kept ones, each once, as the list writes them. */
export function namesIn(text: string, names: readonly string[], kept: readonly string[]): readonly string[] {
  return [...new Set(names)].filter((name) => {
    if (!matches(name, text)) return false;
    const longer = kept.filter((other) => matches(name, other));
    const others = longer.reduce((rest, other) => rest.replaceAll(new RegExp(patternOf(other), 'giu'), ''), text);
    return matches(name, others);
  });
}

/**
 * Whether a name is one word, which prose may have for other reasons; titles, descriptions and cards name by it what a
 * company builds.
 */
const isOneWord = (name: string): boolean => !name.includes(' ');

/** Lines of front matter that say what the company builds. */
const HEADS = /^(?:title|description|keywords|headline|lead):|^ +- (?!question:)/;

/** Where a link to another page leads, whose address only changes with its file. */
const LINK_TARGET = /\]\(\/[^)]*\)/g;

/** Returns the names of a text that are gone: those of one word only in a title, a description or a card. */
function goneIn(text: string, isHead: boolean, { places, offers, kept }: GoneNames): readonly string[] {
  return namesIn(text, [...places, ...offers.filter((name) => isHead || !isOneWord(name))], kept);
}

/** Returns the names of a title, a description, a lead or a card that are gone, but for what is in their conditions. */
export const namesInHead = (text: string, names: GoneNames): readonly string[] =>
  goneIn(blankOut(text, names.conditions), true, names);

/** The end of a line about a draft, which can wait because the site leaves it out. */
export const IN_DRAFT = ' (in a draft)';

/** Returns what is wrong with a line of a page or an article, with its file and number. */
export const problemAt = (text: Pick<Text, 'file' | 'source'>, line: number, problem: string): string =>
  `${nameOf(text)}:${line}: ${problem}${isDraft(text) ? IN_DRAFT : ''}`;

/** Lists the lines of a page or an article that have names that are gone, each with file, line and all names. */
export function mentionsInText(text: Pick<Text, 'file' | 'source'>, names: GoneNames): readonly string[] {
  const shown = blankOut(text.source, names.conditions);
  const head = shown.slice(0, headLength(text.source)).split('\n').length;
  return shown.split('\n').flatMap((line, at) => {
    const found = goneIn(line.replace(LINK_TARGET, ']'), at < head && HEADS.test(line), names);
    return found.length === 0 ? [] : [problemAt(text, at + 1, `names ${listWords(found)}.`)];
  });
}

/** The files with sentences, with what to do about an entry that names what is gone. */
const advice: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['towns', 'services', 'questions', 'products', 'sealing', 'referrals'].map((file) => [`${file}.yaml`, '']),
  ),
  'reviews.yaml': ' Replace the review with a customer’s own words, or remove it.',
  'projects.yaml': ' Replace the job with one of yours, or remove it.',
  'gallery.yaml': ' Replace the picture with one of yours, or remove it.',
  'pictures/pictures.yaml': ' Replace the picture, or describe it again in "alt".',
};

/** The files whose descriptions are the cards of towns and services. */
const CARDS = ['towns.yaml', 'services.yaml'];

/** Whether a text is an id or the like, which nobody sees. */
const isCode = (text: string) => /^[a-z0-9#-]+$/.test(text);

/** The part or service without which the site leaves out a file, a list, an entry or a picture. */
const conditionOf: Readonly<Record<string, string>> = {
  'referrals.yaml': 'referrals',
  [path.join('pages', 'referrals.mdx')]: 'referrals',
  'sealing.yaml': 'paver-sealing',
  firePits: 'firePits',
  ...Object.fromEntries(firePits.map(({ id }) => [`fire-pit-${id}`, 'firePits'])),
  ...Object.fromEntries(
    products.flatMap(({ id, extra }, at) =>
      extra ? [`products.${at}`, `product-${id}`].map((key) => [key, extra]) : [],
    ),
  ),
  ...partOfPicture,
};

/** Returns whether the site leaves out a file, or a field in it, because the part or service that it belongs to is gone. */
export const isLeftOut = ({ conditions }: GoneNames, file: string, field: FieldPath = []): boolean =>
  [file, String(field[0]), field.slice(0, 2).join('.')].some((one) => conditions.includes(conditionOf[one]));

/** Lists what in a company's texts names what is gone, but for what the site leaves out. */
export function findMentions(company: CompanyFolders, names: GoneNames): readonly string[] {
  const inFacts = Object.entries(advice).flatMap(([file, remedy]) => {
    const { content, problem } = readYaml(path.join(company.company, file));
    const shown = (text: string) => blankOut(text, names.conditions);
    return textsIn(content, (question) => shown(question).trim() !== '')
      .filter(([field, text]) => !isCode(text) && !isLeftOut(names, file, field))
      .flatMap(([field, text]) => {
        const isCard = CARDS.includes(file) && field.at(-1) === 'description';
        const found = goneIn(shown(text), isCard, names);
        return found.length === 0 ? [] : [problem(field, `names ${listWords(found)}.${remedy}`)];
      });
  });
  const inTexts = textsOf(company)
    .filter(({ file }) => !isLeftOut(names, path.relative(company.company, file)))
    .flatMap((text) => mentionsInText(text, names));
  return [...inFacts, ...inTexts];
}
