const START = 0x9e3779b9;

function mixIn(h: number, value: number): number {
  const once = Math.imul(h ^ (value | 0), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return twice ^ (twice >>> 16);
}

const toShare = (h: number): number => (h >>> 0) / 4294967296;

/**
 * Returns a number from 0 to below 1 that depends only on its arguments (integers; an avalanche hash, not for secrets).
 */
export function hash(...values: readonly number[]): number {
  return toShare(values.reduce(mixIn, START));
}

/** Creates a repeatable stream of numbers from 0 to below 1. */
export function randomStream(...seeds: readonly number[]): () => number {
  const start = seeds.reduce(mixIn, START);
  let step = 0;
  return () => toShare(mixIn(start, step++));
}

/** Creates a repeatable stream of numbers with a normal distribution around 0, whose standard deviation is 1 (Box–Muller). */
export function normalStream(...seeds: readonly number[]): () => number {
  const next = randomStream(...seeds);
  return () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
}
