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
