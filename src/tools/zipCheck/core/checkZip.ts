import type { AreaId } from '../../../company/areas';
import { cleanCode } from '../../../userInput/cleanText';
import type { ZipList, ZipVerdict } from './types';

/**
 * The answer for a ZIP. `unlisted` is a ZIP in the region that has no area on the Census Bureau's map: a post office
 * box, a single large recipient, or a ZIP newer than the list.
 */
export type ZipAnswer =
  | {
      readonly kind: ZipVerdict;
      readonly zip: string;
      readonly area: AreaId;
      /** The center of the ZIP in the map's units; undefined if it is outside the map. */
      readonly point?: ZipList['points'][string];
    }
  /** A crew drives to it, and the page of its county is the one to read. */
  | {
      readonly kind: 'county';
      readonly zip: string;
      readonly county: string;
      readonly point?: ZipList['points'][string];
    }
  | { readonly kind: 'no' | 'unlisted'; readonly zip: string }
  | { readonly kind: 'unreadable'; readonly message: string };

/**
 * Reads a ZIP with or without the four digits after it, whatever spaces are between the digits; otherwise returns a message
 * that says what is wrong, with an example.
 */
export function readZip(text: string, example: string): { readonly zip: string } | { readonly message: string } {
  const typed = cleanCode(text).replaceAll(' ', '');
  if (typed === '') return { message: `Type the ZIP code of the property, for example ${example}.` };
  const zip = /^(\d{5})(?:-?\d{4})?$/.exec(typed)?.[1];
  if (zip !== undefined) return { zip };
  if (/^\d+$/.test(typed)) {
    return { message: `A ZIP code has five digits, for example ${example}. This one has ${typed.length}.` };
  }
  return { message: `A ZIP code is just five digits, for example ${example}.` };
}

/** Looks up whether the company works in a ZIP. */
export function checkZip(text: string, list: ZipList): ZipAnswer {
  const [example = ''] = [list.yes, list.county]
    .flatMap((group) => Object.values(group))
    .join(' ')
    .split(' ');
  const read = readZip(text, example);
  if ('message' in read) return { kind: 'unreadable', message: read.message };
  const { zip } = read;
  const point = list.points[zip];
  const has = ([, zips]: readonly [string, string]) => zips.split(' ').includes(zip);
  for (const kind of ['yes', 'call'] as const) {
    const [area] = Object.entries(list[kind]).find(has) ?? [];
    if (area !== undefined) return { kind, zip, area, point };
  }
  const [county] = Object.entries(list.county).find(has) ?? [];
  if (county !== undefined) return { kind: 'county', zip, county, point };
  const isNear = list.region.some((prefix) => zip.startsWith(prefix)) && !list.far.split(' ').includes(zip);
  return { kind: isNear ? 'unlisted' : 'no', zip };
}
