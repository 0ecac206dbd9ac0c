import { areas, detailsOf, type Area } from '../../src/company/areas';
import { listWords } from '../../src/words/numberWords';
import { slugOf } from '../new/files';
import { placeOf, type Place } from '../new/places';
import { checkTownName, checkTownZip } from '../new/towns';

/** A town that the company serves. */
export interface ChosenTown {
  readonly name: string;
  readonly place: Place;
  /** True if the site has no page about it yet. */
  readonly isNew: boolean;
}

const areaNamed = (name: string): Area | undefined => areas.find(({ id }) => id === slugOf(name));

/** Reads a town as people type it: "Tampa 33602", "Tampa (33602)", or the name alone. */
function readTown(typed: string): { readonly name: string; readonly zip: string } {
  const [, name = typed, zip = ''] = /^(.*?)\s*\(?(\d{5})\)?$/.exec(typed.trim()) ?? [];
  return { name: name.trim(), zip };
}

/** Returns what is wrong with the towns that somebody typed, or true. */
export function checkTowns(typed: readonly string[]): true | string {
  const towns = typed.map(readTown);
  const twice = towns.find(({ name }, at) => towns.findIndex((other) => slugOf(other.name) === slugOf(name)) < at);
  if (twice) return `${twice.name} is there twice. Write each town once.`;
  const added = towns.filter(({ name }) => !areaNamed(name));
  const verdicts = added.flatMap(({ name, zip }) => [checkTownName(name), zip === '' || checkTownZip(zip)]);
  const wrong = verdicts.find((verdict) => verdict !== true);
  const withoutZip = added.flatMap(({ name, zip }) => (zip === '' ? name : []));
  if (wrong !== undefined || withoutZip.length === 0) return wrong ?? true;
  return `Write ${listWords(withoutZip)} with ${withoutZip.length > 1 ? 'their ZIPs' : 'its ZIP'}, as in Tampa 33602.`;
}

/** Reads the towns that somebody typed. Leaves out those that `checkTowns` refuses. */
export function readTowns(typed: readonly string[]): readonly ChosenTown[] {
  return typed.flatMap((town): ChosenTown[] => {
    const { name, zip } = readTown(town);
    const area = areaNamed(name);
    if (area) {
      const { coordinates, county } = detailsOf(area);
      return [{ name: area.name, place: { coordinates, county }, isNew: false }];
    }
    const place = placeOf(zip);
    return typeof place === 'string' ? [] : [{ name, place, isNew: true }];
  });
}
