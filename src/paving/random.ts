/**
 * Returns a number from 0 to below 1 that depends only on its arguments (integers; an avalanche hash, not for secrets).
 */
export function hash(...values: readonly number[]): number {
  let h = 0x9e3779b9;
  for (const value of values) {
    h = Math.imul(h ^ (value | 0), 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    h ^= h >>> 16;
  }
  return (h >>> 0) / 4294967296;
}

/** Creates a repeatable stream of numbers from 0 to below 1. */
export function randomStream(...seeds: readonly number[]): () => number {
  let step = 0;
  return () => hash(...seeds, step++);
}
