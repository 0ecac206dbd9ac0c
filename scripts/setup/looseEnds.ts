import { blankOut } from '../../src/company/text/conditionalText';
import { listWords } from '../../src/words/numberWords';

/** Names that the site had and has no longer. */
export interface GoneNames {
  /** The region, counties and towns. */
  readonly places: readonly string[];
  /** Services and programs, in the words of their customers. */
  readonly offers: readonly string[];
  /**
   * Short names of services in one word, such as "Patios." Prose may have that word for other reasons; titles, descriptions
   * and cards name by it what a company builds.
   */
  readonly shortNames: readonly string[];
  /** Ids of the services and parts that are gone: what is in their `<If>` goes with them. */
  readonly conditions: readonly string[];
  /** Names that stay, which may have one that is gone in them: "Fort Myers Beach". */
  readonly kept: readonly string[];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const wordsIn = (name: string) =>
  name
    .replace(/s$/i, '')
    .split(/[\s-]+/)
    .map(escaped);

/**
 * Returns the source of a pattern, for the flag `u`, that matches a name as words of their own, singular or plural, in text
 * ("Fort Myers") and in addresses ("fort-myers").
 */
export function asWords(name: string): string {
  const words = wordsIn(name);
  const inAddress = words.join('-').toLowerCase();
  return `(?<![\\p{L}\\d])(?:${words.join('[\\s-]+')}|${inAddress})(?:s|es)?(?![\\p{L}\\d])`;
}

/** Returns what matches a name as words, and at the start of a host (leegov.com). */
function patternOf(name: string): string {
  return `${asWords(name)}|(?<=//(?:[\\w-]+\\.)*)${wordsIn(name).join('-?')}(?=\\w)`;
}

const matches = (name: string, text: string) => new RegExp(patternOf(name), 'iu').test(text);

/** Returns the names that a text has outside of the kept ones, each once, as the list writes them. */
export function namesIn(text: string, names: readonly string[], kept: readonly string[]): readonly string[] {
  return [...new Set(names)].filter((name) => {
    const longer = kept.filter((other) => matches(name, other));
    const others = longer.reduce((rest, other) => rest.replaceAll(new RegExp(patternOf(other), 'giu'), ''), text);
    return matches(name, others);
  });
}

/** Files with sentences about services and programs. Code, that of the questions included, asks which ones there are. */
const WRITTEN = /\.mdx$|\/pictures\.json$|^src\/data\/(areas|firePits|gallery|products|projects|reviews|sealing)\.ts$/;

/** Lines of a page's front matter, and of the list of areas, that say what the company builds. */
const HEADS = /^(?:title|description|keywords|headline|lead):|^ +description:|^ +'.*',$/;

/** Whether a line is a title, a description or a card of a page or area. */
function isHead(file: string, line: string): boolean {
  return (file.startsWith('src/pages/') || file === 'src/company/areas.ts') && HEADS.test(line);
}

/** A name in code that nobody sees, such as an id or a route. */
const CODE_NAME = /'[a-z/][\w./-]*'/g;

/** Where a link to another page leads, whose address only changes with its file. */
const LINK_TARGET = /\]\(\/[^)]*\)/g;

/**
 * Returns what people see of a line: no comments, no targets of links within the site, no names in code, nothing that
 * depends on a service, and of a picture's entry only the alt text.
 */
function shownIn(file: string, line: string): string {
  if (file.endsWith('pictures.json')) return line.includes('"alt"') ? line : '';
  if (!/\.tsx?$/.test(file)) return line.replace(LINK_TARGET, ']');
  return /^\s*(\/?\*|\/\/)|\boffers\(/.test(line) ? '' : line.replace(CODE_NAME, '');
}

/** What to do about an entry of these files. */
const advice: Readonly<Record<string, string>> = {
  'src/company/reviews.ts': 'Replace the review with a customer’s own words, or remove it.',
  'src/company/projects.ts': 'Replace the job with one of yours, or remove it.',
  'src/company/gallery.ts': 'Replace the picture with one of yours, or remove it.',
  'src/images/pictures.json': 'Replace the picture, or describe it again in "alt".',
};

/** Lists the lines of a file that have names that are gone, each with file, line, all names, and what to do. */
export function mentionsIn(file: string, text: string, names: GoneNames): string[] {
  const { places, offers, shortNames, conditions, kept } = names;
  const shown = file.endsWith('.mdx') ? blankOut(text, conditions) : text;
  const gone = namesIn(shown, WRITTEN.test(file) ? [...places, ...offers, ...shortNames] : places, kept);
  if (gone.length === 0) return [];
  const inProse = gone.filter((name) => !shortNames.includes(name));
  return shown.split('\n').flatMap((line, index) => {
    const found = namesIn(shownIn(file, line), isHead(file, line) ? gone : inProse, kept);
    if (found.length === 0) return [];
    return [[`${file}:${index + 1}: names ${listWords(found)}.`, advice[file]].filter(Boolean).join(' ')];
  });
}
