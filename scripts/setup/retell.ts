/** Retells titles, descriptions, leads and cards once towns or services are gone. */

import path from 'node:path';
import { isScalar, isSeq } from 'yaml';
import type { CompanyFolders } from '../../src/company/load/folders';
import { frontMatterOf, headLength } from '../../src/company/load/texts';
import { changeYaml } from '../../src/company/load/yamlFile';
import { startSentence } from '../../src/words/numberWords';
import { keywordOf, textsAbout, titleOf, type Offer, type TownInTexts } from '../new/towns';
import { asWords, CARDS } from './mentions';

/** Between the last two items of a list. */
const LAST = '(?:,? and | & |,? or )';

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
  return `${head}${item}${joint.replace(',', '')}${last}`;
}

/** Returns a text without this name wherever it is an item of a list, or all that follows a colon at the end. */
export function withoutItem(text: string, name: string): string {
  const item = asWords(name);
  return text
    .replace(pattern(`: ${item}$`), '')
    .replace(pattern(`, ${item}(?:,?(?= and | & | or )|(?=, ))`), '')
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

/** Retells single texts and chooses keywords. */
export interface Teller {
  readonly tell: (text: string) => string;
  /** Whether a keyword is still right. */
  readonly keeps: (keyword: string) => boolean;
}

/** Returns how to retell the sample's texts. */
export function tellerOfSample(retelling: Retelling): Teller {
  return {
    tell: (text) => retell(text, retelling),
    keeps: (keyword) => !retelling.names.some((name) => pattern(asWords(name)).test(keyword)),
  };
}

/** Returns how to retell what commands have made of the former offer for a town, and nothing that people have written. */
export function tellerOfTown(town: TownInTexts, before: Offer, after: Offer): Teller {
  const isLeft = ({ name }: Offer['services'][number]) => after.services.some((service) => service.name === name);
  const [made, remade] = [before, after].map(({ work }) => Object.values(textsAbout(town, work)));
  const lostKeywords = before.services.filter((service) => !isLeft(service)).map((one) => keywordOf(one, town));
  return {
    tell: (text) => {
      const named = before.services.filter(({ shortName }) => text.includes(shortName));
      if (text !== titleOf(town.name, named)) return remade[made.indexOf(text)] ?? text;
      const left = named.filter(isLeft);
      return titleOf(town.name, left.length > 0 ? left : after.services);
    },
    keeps: (keyword) => !lostKeywords.includes(keyword),
  };
}

/** Fields of front matter that say what the company builds, besides keywords. */
const FIELDS = ['title', 'description', 'headline', 'lead'];

const LEAST_KEYWORDS = 3;

/** Returns how to retell the texts of a town, by its id, or of a page of no town; undefined for texts that stay. */
export type TellerOf = (town?: string) => Teller | undefined;

/** Returns the text of a page or an article with its front matter retold. Keywords go as long as enough are left. */
export function retellFrontMatter(source: string, tellerOf: TellerOf): string {
  const { document, mistakes } = frontMatterOf(source);
  const teller = tellerOf(document.get('area') as string | undefined);
  if (!teller || mistakes.length > 0) return source;
  const before = String(document);
  for (const field of FIELDS) {
    const node = document.get(field, true);
    if (isScalar<string>(node)) node.value = teller.tell(node.value);
  }
  const keywords = document.get('keywords');
  if (isSeq(keywords)) {
    const left = keywords.items.filter((item) => teller.keeps(String(item)));
    if (left.length >= LEAST_KEYWORDS) keywords.items = left;
  }
  if (String(document) === before) return source;
  return `---\n${document.toString({ lineWidth: 0, singleQuote: true })}---\n${source.slice(headLength(source))}`;
}

/** Retells the cards of towns and services. */
export function retellCards({ company }: CompanyFolders, tellerOf: TellerOf): void {
  for (const file of CARDS) {
    changeYaml(path.join(company, file), (document) => {
      (document.toJS() as readonly { readonly id: string }[]).forEach(({ id }, at) => {
        const teller = tellerOf(file === 'towns.yaml' ? id : undefined);
        const node = document.getIn([at, 'description'], true);
        if (teller && isScalar<string>(node)) node.value = teller.tell(node.value);
      });
    });
  }
}
