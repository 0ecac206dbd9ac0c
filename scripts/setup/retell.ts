/** Takes names out of the lists that sentences and titles make of them, such as "driveways, patios and sealing". */

import path from 'node:path';
import { isScalar } from 'yaml';
import type { CompanyFolders } from '../../src/company/load/folders';
import { changeYaml } from '../../src/company/load/yamlFile';
import { startSentence } from '../../src/words/numberWords';
import { asWords, CARDS } from './mentions';

/** Between the last two items of a list. */
const LAST = '(?: and | & | or )';

/** Where a list begins: a text, after a colon or a period, or after a word that takes an object. */
const START = '(^|[:.(] |\\b(?:of|for|with|our|your|build|builds|lay|lays) )';

/** What may follow the last item of a list. */
const END = '(?=$|[.,;:?!"’)]| (?:in|on|for|around|along|from|of|by|with|at|between|behind)\\b)';

/** Matches the beginning of a sentence that is no item, such as "In Naples," before a list. */
const CLAUSE = /^(?:in|on|at|for|from|with|after|before|if|when|where|once|as)\b/i;

const pattern = (source: string) => new RegExp(source, 'giu');

/** Puts the joint of a list that has lost its last item before the one that is the last now. */
function rejoin(before: string, joint: string): string {
  const [, head, item, last] = /^(.*?)([^,.;:]*), ([^,.;:]{1,40})$/su.exec(before) ?? [];
  if (head === undefined || item === undefined || last === undefined || CLAUSE.test(item.trim())) return before;
  return `${head}${item}${joint}${last}`;
}

/** Returns a text without this name wherever it is an item of a list, or all that follows a colon at the end. */
export function withoutItem(text: string, name: string): string {
  const item = asWords(name);
  return text
    .replace(pattern(`: ${item}$`), '')
    .replace(pattern(`, ${item}(?=, |${LAST})`), '')
    .replace(
      pattern(`${START}(${item})(?:${LAST}|, (?=[^.,;:]{1,40}(?:, [^.,;:]{1,40})*${LAST}))(\\p{L})`),
      (_, start: string, gone: string, next: string) => start + (/^\p{Lu}/u.test(gone) ? next.toUpperCase() : next),
    )
    .replace(pattern(`^(.*?)(${LAST})${item}${END}`), (_, before: string, joint: string) => rejoin(before, joint));
}

/** What a company's texts say no longer, and what they say now. */
export interface Retelling {
  /** What it built, and what it builds, in a few words. */
  readonly work: readonly [before: string, after: string];
  /** Names that are gone, in lists. */
  readonly names: readonly string[];
}

/** Returns a title, a description or a card of a company that has lost these names. */
export function retell(text: string, { work: [before, after], names }: Retelling): string {
  const told = text.replaceAll(before, () => after).replaceAll(startSentence(before), () => startSentence(after));
  // What is in conditions goes by itself.
  if (/<(?:If|Unless)\b/.test(told)) return told;
  // The longest first: "Paver Sealing" before "Sealing".
  return [...names].sort((a, b) => b.length - a.length).reduce(withoutItem, told);
}

const LEAST_KEYWORDS = 3;

/** Returns keywords without those that name what is gone, if enough are left. */
function withoutNamed(keywords: readonly string[], names: readonly string[]): readonly string[] {
  const left = keywords.filter((keyword) => !names.some((name) => pattern(asWords(name)).test(keyword)));
  return left.length < LEAST_KEYWORDS ? keywords : left;
}

/** Returns the text of a page or an article whose title, description, headline, lead and keywords are retold. */
export function retellFrontMatter(source: string, retelling: Retelling): string {
  const [, head = '', body = ''] = /^(---\r?\n[^]*?\r?\n---\r?\n)([^]*)$/.exec(source) ?? [];
  if (head === '') return source;
  const told = head
    .replace(
      /^((?:title|description|headline|lead): )(["']?)(.*)\2$/gm,
      (_, field: string, quote: string, text: string) => field + quote + retell(text, retelling) + quote,
    )
    .replace(/^keywords: \[(".*")\]$/m, (_, list: string) => {
      const keywords = JSON.parse(`[${list}]`) as readonly string[];
      return `keywords: ${JSON.stringify(withoutNamed(keywords, retelling.names))}`;
    })
    .replace(/^keywords:\n((?: +- .*\n)+)/m, (_, lines: string) => {
      const left = withoutNamed(lines.trimEnd().split('\n'), retelling.names);
      return `keywords:\n${left.join('\n')}\n`;
    });
  return told + body;
}

/** Retells the cards of towns and services. */
export function retellFacts({ company }: CompanyFolders, retelling: Retelling): void {
  for (const file of CARDS) {
    changeYaml(path.join(company, file), (document) => {
      (document.toJS() as readonly object[]).forEach((_entry, at) => {
        const node = document.getIn([at, 'description'], true);
        if (isScalar<string>(node)) node.value = retell(node.value, retelling);
      });
    });
  }
}
