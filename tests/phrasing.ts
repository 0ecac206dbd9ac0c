/** Counts turns of phrase in pages and articles that tire a reader when they come up too often. */

import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { keepApplicable } from '../src/company/text/conditionalText';
import { wordsOf } from './pageContent';

/** What a page or article says in sentences of its own, without its frame. */
export interface PageText {
  /** Its headline, the line below it, and the headings of its parts. */
  readonly headings: readonly string[];
  /** Its paragraphs, items of lists and answers. */
  readonly paragraphs: readonly string[];
}

interface FrontMatter {
  readonly headline?: string;
  readonly lead?: string;
  readonly answer?: string;
  readonly priceFactors?: string;
  readonly faq?: readonly { readonly question: string; readonly answer: string }[];
}

/** Returns the words of a piece of MDX: figures as one word each, links as their text. */
function plain(mdx: string): string {
  return mdx
    .replace(/<\w+ of="[^"]*" \/>|\{\{[^}]*\}\}/g, '00')
    .replace(/<[^>]+>|\*\*/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** Reads the source of a page or article, without what doesn't apply to this company. Tables and code are left out. */
export async function readText(filePath: string, source: string): Promise<PageText> {
  const fileContent = keepApplicable(source);
  const { frontMatter, content } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
  const { headline, lead, answer = '', priceFactors = '', faq = [] } = frontMatter as FrontMatter;
  const body = content.replace(/\{\/\*[\s\S]*?\*\/\}|^```[\s\S]*?^```$/gm, '');
  const headings = [...body.matchAll(/^(?:<Section [^>]*title="([^"]*)".*|#{2,6} (.+))$/gm)];
  const blocks = body.split(/\n\s*\n|\n(?=\s*(?:-|\d+\.) )/).filter((block) => !/^\s*(\||#|<Section)/.test(block));
  return {
    headings: [headline, lead, ...headings.map(([, title, heading]) => title ?? heading)]
      .filter((text) => text !== undefined)
      .map(plain),
    paragraphs: [
      answer,
      priceFactors,
      ...blocks.map((block) => block.replace(/^\s*(?:-|\d+\.) /, '')),
      ...faq.map((one) => one.answer),
    ]
      .map(plain)
      .filter(Boolean),
  };
}

/** Splits a text into its sentences. */
const sentencesOf = (text: string) => text.split(/(?<=[.!?]["”)]?) (?=["“(]?[\p{Lu}\d])/u);

/**
 * Paragraphs that end on a few words with a "can't" or "isn't", as a sentence or after a semicolon: one is a punch line,
 * several are a habit.
 */
export const punchLines = ({ paragraphs }: PageText) =>
  paragraphs
    .map((paragraph) => paragraph.split(/(?<=[.!?;:]["”)]?) /))
    .filter((clauses) => clauses.length > 1)
    .map((clauses) => clauses[clauses.length - 1])
    .filter((clause) => wordsOf(clause).length < 9 && /n't\b|\bnot\b|\bnever\b|\bno\b|\bnothing\b/i.test(clause));

/** Lists of three in headings and in the lines below headlines. */
export const listsOfThree = ({ headings }: PageText) =>
  headings.filter((heading) => /[^,.;:?]+, [^,.;:?]+,? (?:and|or) \S/.test(heading));

/** Sentences of the form "not X but Y". */
export const notButs = ({ headings, paragraphs }: PageText) =>
  [...headings, ...paragraphs].flatMap(sentencesOf).filter((sentence) => /\bnot\b[^,;.]*,? but\b/i.test(sentence));

/** Sentences that tell the reader to ask somebody. */
export const orders = ({ paragraphs }: PageText) =>
  paragraphs
    .flatMap(sentencesOf)
    .filter((sentence) => /^ask\b|[,;:] (?:and |then |so )?ask\b|\band ask\b/i.test(sentence));

/** Verbs that texts of this trade give orders with. A sentence that begins with one of them seldom has another subject. */
const VERBS =
  'add adjust aim allow apply ask avoid blow book bring brush build buy call check choose clean clear compact compare cover ' +
  'dig don’t fill find fix follow get give go hire hose keep lay leave let lift look make mark measure move never order ' +
  'pick plan pour pull put read refill remove repair replace reset rinse run save scrape scrub seal see send set soak ' +
  'spread start stay stop store sweep take tap tell test treat try turn use wait walk wash watch wear wet work write';

const COMMAND = new RegExp(`^(?:${VERBS.replaceAll(' ', '|').replaceAll('’', "'")})\\b`, 'i');

/** Sentences that tell the reader to do something, asking somebody included. */
export const commands = ({ paragraphs }: PageText) =>
  paragraphs.flatMap(sentencesOf).filter((sentence) => COMMAND.test(sentence));

/** Returns how many sentences the paragraphs have. */
export const sentenceCount = ({ paragraphs }: PageText) => paragraphs.flatMap(sentencesOf).length;

/** Sentences that hedge with "usually". */
export const hedges = ({ paragraphs }: PageText) =>
  paragraphs.flatMap(sentencesOf).filter((sentence) => /\busually\b/i.test(sentence));

const RUN = 5;

/** Most runs of five words that a short page may share with the others. */
export const MOST_SHARED = 14;

/** Returns the runs of five words in a row in a page's paragraphs. */
export function runsOf({ paragraphs }: PageText): ReadonlySet<string> {
  return new Set(
    paragraphs.flatMap((paragraph) => {
      const words = wordsOf(paragraph);
      return words.slice(RUN - 1).map((_, index) => words.slice(index, index + RUN).join(' '));
    }),
  );
}
