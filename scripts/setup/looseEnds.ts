import { areas, type Area } from '../../src/data/areas';
import { milesBetween } from '../../src/serviceArea/counties';

/** Fewest neighbors that a town lists. */
const FEWEST_NEARBY = 2;

/** Returns the towns that each town lists as its neighbors once these are gone: at least two, the nearest first. */
export function neighborsWithout(gone: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const left = areas.filter(({ id }) => !gone.includes(id));
  const nearestTo = (area: Area) =>
    left
      .filter((other) => other !== area)
      .map((other) => ({ id: other.id, miles: milesBetween(area.coordinates, other.coordinates) }))
      .sort((a, b) => a.miles - b.miles)
      .map(({ id }) => id);
  return new Map(
    left.map((area) => {
      const kept = area.nearby.filter((id) => !gone.includes(id));
      const added = nearestTo(area).filter((id) => !kept.includes(id));
      return [area.id, [...kept, ...added.slice(0, Math.max(0, FEWEST_NEARBY - kept.length))]];
    }),
  );
}

/** Files that name towns and services in words, with what to do about an entry that names one that is gone. */
const advice: Readonly<Record<string, string>> = {
  'src/data/reviews.ts': 'Replace it with a customer’s own words, or remove it.',
  'src/data/projects.ts': 'Replace it with a job of yours, or remove it.',
  'src/data/gallery.ts': 'Replace it with a job of yours, or remove it.',
  'src/images/pictures.json': 'Replace the picture, or describe it again in "alt".',
};

/** The files in which to look for towns and services that are gone. */
export const filesWithEntries = Object.keys(advice);

/**
 * Lists the entries, or the lines of a text, that name a town or service that is gone, each with file, line and what to
 * do. Finds "Captain Walk" for a service "Captain Walks".
 */
export function mentionsIn(file: string, text: string, gone: readonly string[]): string[] {
  let entry = '';
  const seen = new Set<string>();
  return text.split('\n').flatMap((line, index) => {
    entry = /^\s*(?:\{ )?id: '([^']+)'|^ {2}"([^"]+)": \{/.exec(line)?.slice(1).find(Boolean) ?? entry;
    const named = gone.find((name) => line.toLowerCase().includes(name.toLowerCase().replace(/s$/, '')));
    const fix = advice[file];
    if (named === undefined || (fix && seen.has(entry))) return [];
    seen.add(entry);
    return [`${file}:${index + 1}: ${fix ? `${entry} names ${named}. ${fix}` : `names ${named}.`}`];
  });
}

/** Turns links to these pages into plain words. Returns the text and the numbers of the changed lines. */
export function unlink(text: string, paths: readonly string[]): { readonly text: string; readonly lines: number[] } {
  const lines: number[] = [];
  const changed = text.split('\n').map((line, index) => {
    const plain = line.replace(/\[([^\]]+)\]\((\/[^)#?]*)[^)]*\)/g, (link, words: string, target: string) =>
      paths.includes(target) ? words : link,
    );
    if (plain !== line) lines.push(index + 1);
    return plain;
  });
  return { text: changed.join('\n'), lines };
}
