/**
 * Options of a fast-check property: `few` cases from a fixed seed in `npm test`, so that it passes every time, and `many`
 * random ones in `npm run soak`.
 */
export const cases = (few: number, many: number) =>
  process.env.SOAK ? { numRuns: many } : { numRuns: few, seed: 2026 };
