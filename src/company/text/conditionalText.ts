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

import { areas } from '../areas';
import { business } from '../business';
import { articleSlugs, optionalFacts } from '../facts';
import { builtInServiceIds, offers, type BuiltInServiceId } from '../services';
import { siteParts } from '../siteParts';

const CONDITION = '<(If|Unless) (service|part|article|place)="([^"]*)"';
const LINE = new RegExp(`^.*${CONDITION} />.*\\n?`, 'gm');
const MARK = new RegExp(` ?${CONDITION} />`, 'g');
const TAG = new RegExp(String.raw`<(If|Unless)\s+(service|part|article|place)="([^"]*)">|</(?:If|Unless)>`, 'g');

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
  for (const { index, 0: tag, 1: word, 2: kind = '', 3: name = '' } of text.matchAll(TAG)) {
    parts.push({ start, end: index, isKept: open.every(Boolean) });
    if (word === undefined) open.pop();
    else open.push(holds(kind, name) === (word === 'If'));
    start = index + tag.length;
  }
  return [...parts, { start, end: text.length, isKept: open.every(Boolean) }];
}

/**
 * Returns a text with what applies to this company, without the tags around it.
 * @throws Error that lists the names to choose from if a tag has another
 */
export function keepApplicable(text: string): string {
  for (const [tag, , kind = '', name = ''] of text.matchAll(new RegExp(CONDITION, 'g'))) {
    if (Object.hasOwn(named, kind)) continue;
    const known = Object.keys(conditions[kind] ?? {});
    if (!known.includes(name)) throw new Error(`${tag}>: name one of ${known.join(', ')}.`);
  }
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

/**
 * Returns a text with blanks for what goes if these services, parts and places do, and for all tags, so that the rest stays
 * in its line.
 * @param gone ids of services, and names of parts, towns and counties
 */
export function blankOut(text: string, gone: readonly string[]): string {
  const blank = (passage: string) => passage.replace(/[^\n]/g, ' ');
  return gapsIn(text, (_kind, name) => !gone.includes(name))
    .reduce((rest, { start, end }) => rest.slice(0, start) + blank(rest.slice(start, end)) + rest.slice(end), text)
    .replace(/<\/?(?:If|Unless)\b[^>]*>/g, blank);
}
