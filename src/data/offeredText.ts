/**
 * Parts of texts that belong to one service, for articles and pages that are about more:
 *
 * - `<Offered service="pool-decks">…</Offered>` around words, paragraphs or, in YAML comments, fields of front matter;
 * - `<Offered service="pool-decks" />` in a line, such as a row of a table, for the whole line.
 *
 * They are taken out of the source before it is read if the company does not offer the service.
 */

import { builtInServiceIds, offers, type BuiltInServiceId } from './services';

const LINE = /^.*<Offered service="([^"]*)" \/>.*\n?/gm;
const MARK = / ?<Offered service="[^"]*" \/>/g;
const TAG = /<Offered service="([^"]*)">|<\/Offered>/g;

const isOffered = (id: string) => offers(id as BuiltInServiceId);

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
  for (const { index, 0: tag, 1: service } of text.matchAll(TAG)) {
    parts.push({ start, end: index, isKept: open.every(Boolean) });
    if (service === undefined) open.pop();
    else open.push(isOffered(service));
    start = index + tag.length;
  }
  return [...parts, { start, end: text.length, isKept: open.every(Boolean) }];
}

/**
 * Returns a text with what this company offers, without the tags around it.
 * @throws Error that lists the known services if a tag names another
 */
export function keepOffered(text: string): string {
  for (const [, id] of text.matchAll(/<Offered service="([^"]*)"/g)) {
    if (!builtInServiceIds.some((known) => known === id)) {
      throw new Error(`<Offered service="${id}">: name one of ${builtInServiceIds.join(', ')}.`);
    }
  }
  const lines = text.replace(LINE, (line, service: string) => (isOffered(service) ? line.replace(MARK, '') : ''));
  return partsOf(lines)
    .filter(({ isKept }) => isKept)
    .map(({ start, end }) => lines.slice(start, end))
    .join('');
}

/** Returns whether a place in a text is in a part that belongs to a service that this company does not offer. */
export function isLeftOut(text: string, place: number): boolean {
  const isInLine = [...text.matchAll(LINE)].some(
    ({ index, 0: line, 1: service }) => index <= place && place < index + line.length && !isOffered(service),
  );
  return isInLine || partsOf(text).some(({ start, end, isKept }) => start <= place && place < end && !isKept);
}
