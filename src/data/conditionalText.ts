/**
 * Parts of texts that hold only for a company with a certain service or part of the site:
 *
 * - `<If service="pool-decks">…</If>` or `<If part="referrals">…</If>` around words, paragraphs or, in YAML comments, fields
 *   of front matter;
 * - `<If service="pool-decks" />` in a line, such as a row of a table, for the whole line.
 *
 * They are taken out of the source before it is read if the company does not have what they name.
 */

import { builtInServiceIds, offers, type BuiltInServiceId } from './services';
import { siteParts } from './siteParts';

const CONDITION = '<If (service|part)="([^"]*)"';
const LINE = new RegExp(`^.*${CONDITION} />.*\\n?`, 'gm');
const MARK = new RegExp(` ?${CONDITION} />`, 'g');
const TAG = new RegExp(`${CONDITION}>|</If>`, 'g');

/** What conditions may name, and whether this company has it. */
const conditions: Readonly<Record<string, Readonly<Record<string, boolean>>>> = {
  service: Object.fromEntries(builtInServiceIds.map((id: BuiltInServiceId) => [id, offers(id)])),
  part: siteParts,
};

const holds = (kind: string, name: string): boolean => conditions[kind]?.[name] ?? false;

interface Part {
  readonly start: number;
  readonly end: number;
  readonly isKept: boolean;
}

/** Splits a text at its tags, which may be in one another. */
function partsOf(text: string): readonly Part[] {
  const parts: Part[] = [];
  const open: boolean[] = [];
  let start = 0;
  for (const { index, 0: tag, 1: kind, 2: name = '' } of text.matchAll(TAG)) {
    parts.push({ start, end: index, isKept: open.every(Boolean) });
    if (kind === undefined) open.pop();
    else open.push(holds(kind, name));
    start = index + tag.length;
  }
  return [...parts, { start, end: text.length, isKept: open.every(Boolean) }];
}

/**
 * Returns a text with what applies to this company, without the tags around it.
 * @throws Error that lists the names to choose from if a tag has another
 */
export function keepApplicable(text: string): string {
  for (const [tag, kind = '', name = ''] of text.matchAll(new RegExp(CONDITION, 'g'))) {
    const known = Object.keys(conditions[kind] ?? {});
    if (!known.includes(name)) throw new Error(`${tag}>: name one of ${known.join(', ')}.`);
  }
  const lines = text.replace(LINE, (line, kind: string, name: string) =>
    holds(kind, name) ? line.replace(MARK, '') : '',
  );
  return partsOf(lines)
    .filter(({ isKept }) => isKept)
    .map(({ start, end }) => lines.slice(start, end))
    .join('');
}

/** Returns whether a place in a text is in a part that does not apply to this company. */
export function isLeftOut(text: string, place: number): boolean {
  const isInLine = [...text.matchAll(LINE)].some(
    ({ index, 0: line, 1: kind = '', 2: name = '' }) =>
      index <= place && place < index + line.length && !holds(kind, name),
  );
  return isInLine || partsOf(text).some(({ start, end, isKept }) => start <= place && place < end && !isKept);
}
