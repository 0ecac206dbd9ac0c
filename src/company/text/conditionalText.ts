/**
 * Parts of texts that hold only for a company with a certain service, part of the site, article, town or county:
 *
 * - `<If service="pool-decks">…</If>`, `<If part="referrals">…</If>`, `<If article="paver-lifespan-florida">…</If>` or
 *   `<If place="Lee">…</If>` around words, paragraphs or, in YAML comments, fields of front matter;
 * - `<If service="pool-decks" />` in a line, such as a row of a table, for the whole line;
 * - `<Unless …>…</Unless>` and `<Unless … />` for what holds where `<If …>` does not.
 *
 * They are taken out of the source before it is read if the company does not have what they name.
 */

import { distance } from 'fastest-levenshtein';
import { areas } from '../areas';
import { business } from '../business';
import { articleSlugs, optionalFacts } from '../facts';
import { builtInServiceIds, offers, type BuiltInServiceId } from '../services';
import { siteParts } from '../siteParts';

const CONDITION = String.raw`\s+(service|part|article|place)="([^"]*)"\s*`;
const LINE = new RegExp(`^.*<(If|Unless)${CONDITION}/>.*\\n?`, 'gm');
const MARK = new RegExp(` ?<(If|Unless)${CONDITION}/>`, 'g');
/** Names up to this length may differ in one letter and both be right, as Bay and Day. */
const SHORT = 4;
/** Any tag, whatever is in it, so that none with a slip passes for text. */
const TAG = /<(\/?)(If|Unless)\b([^>]*?)(\/?)>/g;

interface Tag {
  readonly start: number;
  readonly end: number;
  readonly written: string;
  readonly word: string;
  readonly isClosing: boolean;
  /** True for one that stands for its whole line. */
  readonly isMark: boolean;
  /** Undefined if the tag names nothing that can be read. */
  readonly kind: string | undefined;
  readonly name: string;
}

function tagsIn(text: string): readonly Tag[] {
  return [...text.matchAll(TAG)].map(({ index, 0: written, 1: closing, 2: word, 3: attribute, 4: mark }) => {
    const [, kind, name = ''] = new RegExp(`^${CONDITION}$`).exec(attribute) ?? [];
    const isClosing = closing !== '';
    return { start: index, end: index + written.length, written, word, isClosing, isMark: mark !== '', kind, name };
  });
}

/** What conditions on services and parts may name, and whether this company has it. */
const conditions: Readonly<Record<string, Readonly<Record<string, boolean>>>> = {
  service: Object.fromEntries(builtInServiceIds.map((id: BuiltInServiceId) => [id, offers(id)])),
  part: {
    ...siteParts,
    callbacks: business.callbackMinutes !== null,
    license: business.credentials === 'Licensed and insured',
    licenseNumber: business.licenseNumber !== null,
    permits: optionalFacts.permits !== undefined,
    warranties: optionalFacts.warranties !== undefined,
  },
};

/** The articles of this company, and its towns and counties: a text may name any other, which it then goes with. */
const named: Readonly<Record<string, readonly string[]>> = {
  article: articleSlugs,
  place: [...areas.map(({ name }) => name), ...business.counties],
};

/** Whether a company has a service, part, article or place. */
type Holds = (kind: string, name: string) => boolean;

const holdsHere: Holds = (kind, name) => named[kind]?.includes(name) ?? conditions[kind]?.[name] ?? false;

interface Part {
  readonly start: number;
  readonly end: number;
  readonly isKept: boolean;
}

/** Splits a text at its tags, which may be in one another. */
function partsOf(text: string, holds: Holds): readonly Part[] {
  const parts: Part[] = [];
  const open: boolean[] = [];
  let start = 0;
  for (const { word, isClosing, kind = '', name, ...tag } of tagsIn(text).filter(({ isMark }) => !isMark)) {
    parts.push({ start, end: tag.start, isKept: open.every(Boolean) });
    if (isClosing) open.pop();
    else open.push(holds(kind, name) === (word === 'If'));
    start = tag.end;
  }
  return [...parts, { start, end: text.length, isKept: open.every(Boolean) }];
}

/** Returns what is wrong with what a tag names; undefined if nothing is. */
function wrongName({ word, kind, name }: Tag): string | undefined {
  if (kind === undefined) return `write <${word} service="…">, or part, article or place instead of service.`;
  if (Object.hasOwn(named, kind)) {
    // Another name stands in a text of another company, but one of almost the same letters is a slip.
    const meant = named[kind].find((here) => here.length > SHORT && distance(here, name) === 1);
    return meant && !named[kind].includes(name) ? `there is no ${kind} "${name}". Did you mean ${meant}?` : undefined;
  }
  const known = Object.keys(conditions[kind] ?? {});
  return known.includes(name) ? undefined : `name one of ${known.join(', ')}.`;
}

/** Lists the mistakes in the tags of a text, each with its line: one that is never closed would take all that follows. */
export function mistakesIn(text: string): readonly { readonly line: number; readonly message: string }[] {
  const open: Tag[] = [];
  const mistakes = tagsIn(text).flatMap((tag) => {
    if (!tag.isClosing) {
      if (!tag.isMark) open.push(tag);
      const wrong = wrongName(tag);
      return wrong === undefined ? [] : [{ tag, wrong }];
    }
    const opening = open.pop();
    if (!opening) return [{ tag, wrong: 'nothing opens it. Remove it.' }];
    return opening.word === tag.word ? [] : [{ tag, wrong: `${opening.written} ends with </${opening.word}>.` }];
  });
  const unclosed = open.map((tag) => ({ tag, wrong: `write </${tag.word}> where its text ends.` }));
  return [...mistakes, ...unclosed].map(({ tag, wrong }) => ({
    line: text.slice(0, tag.start).split('\n').length,
    message: `${tag.written}: ${wrong}`,
  }));
}

/**
 * Returns a text with what applies to this company, without the tags around it.
 * @throws Error with the first mistake in a tag
 */
export function keepApplicable(text: string): string {
  const [mistake] = mistakesIn(text);
  if (mistake) throw new Error(mistake.message);
  const lines = text.replace(LINE, (line, word: string, kind: string, name: string) =>
    holdsHere(kind, name) === (word === 'If') ? line.replace(MARK, '') : '',
  );
  return partsOf(lines, holdsHere)
    .filter(({ isKept }) => isKept)
    .map(({ start, end }) => lines.slice(start, end))
    .join('');
}

/** Lists what does not apply to a company: lines and passages. */
function gapsIn(text: string, holds: Holds): readonly { readonly start: number; readonly end: number }[] {
  const lines = [...text.matchAll(LINE)]
    .filter(({ 1: word, 2: kind = '', 3: name = '' }) => holds(kind, name) !== (word === 'If'))
    .map(({ index, 0: line }) => ({ start: index, end: index + line.length }));
  return [...lines, ...partsOf(text, holds).filter(({ isKept }) => !isKept)];
}

/** Returns whether a place in a text is in a part that does not apply to this company. */
export function isLeftOut(text: string, place: number): boolean {
  return gapsIn(text, holdsHere).some(({ start, end }) => start <= place && place < end);
}

/** Returns a text with blanks for what does not hold, and for all tags, so that the rest stays in its line. */
function blankUnless(text: string, holds: Holds): string {
  const blank = (passage: string) => passage.replace(/[^\n]/g, ' ');
  return [...gapsIn(text, holds), ...tagsIn(text)].reduce(
    (rest, { start, end }) => rest.slice(0, start) + blank(rest.slice(start, end)) + rest.slice(end),
    text,
  );
}

/** Returns a text with blanks for what does not apply to this company. */
export const blankAbsent = (text: string): string => blankUnless(text, holdsHere);

/**
 * Returns a text with blanks for what goes if these services, parts and places do.
 * @param gone ids of services, and names of parts, towns and counties
 */
export const blankOut = (text: string, gone: readonly string[]): string =>
  blankUnless(text, (_kind, name) => !gone.includes(name));
