/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { prices } from '../../../company/pricing';
import { compare, comparisonEntries, comparisonProblems, publishedComparison, readComparison } from './comparison';

describe('the published comparison', () => {
  test('adds up to the published totals', () => {
    expect(compare(publishedComparison)).toMatchObject({
      concrete: prices['comparison.concrete20Years'].low,
      pavers: prices['comparison.pavers20Years'].low,
    });
    const entries = comparisonEntries(publishedComparison);
    expect(readComparison((field) => entries[field])).toEqual({ input: publishedComparison, errors: {} });
  });

  test('stays within every range that the article publishes', () => {
    expect(comparisonProblems()).toEqual([]);
  });

  test('names a total that contradicts the ranges, and those that would fit', () => {
    const [concrete, pavers] = ['comparison.concrete20Years', 'comparison.pavers20Years'].map((key) => prices[key].low);
    const tooHigh = comparisonProblems({ concrete, pavers: 10 * pavers });
    expect(tooHigh).toEqual([
      expect.stringMatching(/comparison\.pavers20Years: \d+ contradicts comparison\.pavers and/),
    ]);
    const [problem] = comparisonProblems({ concrete: concrete / 2, pavers });
    const [, low, high] = /comparison\.concrete20Years: .* Write a total from (\d+) to (\d+)\.$/.exec(problem) ?? [];
    expect(Number(low)).toBeLessThanOrEqual(concrete);
    expect(Number(high)).toBeGreaterThanOrEqual(concrete - 100);
    expect(comparisonProblems({ concrete: Number(low), pavers })).toEqual([]);
  });
});

describe('any comparison', () => {
  test('finds the year in which pavers have cost no more than a slab that is replaced', () => {
    const figures = {
      area: 1000,
      years: 30,
      concreteInstalled: 10,
      concreteUpkeep: 250,
      paversInstalled: 13,
      paversUpkeep: 200,
      replacement: 0,
    };
    expect(compare(figures).crossing).toBeUndefined();
    const again = compare({ ...figures, replacement: 25 });
    expect(again.crossing).toBe(25);
    expect(again.course[25]).toEqual({ year: 25, concrete: 26_250, pavers: 18_000 });
  });

  const installed = fc.integer({ min: 1, max: 200 });
  const upkeep = fc.integer({ min: 0, max: 20_000 });
  const input = fc.record({
    area: fc.integer({ min: 20, max: 99_000 }),
    years: fc.integer({ min: 1, max: 60 }),
    concreteInstalled: installed,
    concreteUpkeep: upkeep,
    paversInstalled: installed,
    paversUpkeep: upkeep,
    replacement: fc.integer({ min: 0, max: 60 }),
  });

  test('never gets cheaper with time or area', () => {
    fc.assert(
      fc.property(input, (comparison) => {
        const { course, concrete, pavers } = compare(comparison);
        expect(course).toHaveLength(comparison.years + 1);
        for (const [index, at] of course.entries()) {
          expect(at.concrete).toBeGreaterThanOrEqual(course[index - 1]?.concrete ?? 0);
          expect(at.pavers).toBeGreaterThanOrEqual(course[index - 1]?.pavers ?? 0);
        }
        const larger = compare({ ...comparison, area: comparison.area + 100 });
        expect(larger.concrete).toBeGreaterThanOrEqual(concrete);
        expect(larger.pavers).toBeGreaterThanOrEqual(pavers);
      }),
    );
  });
});

test('a field out of bounds gets a message', () => {
  const entries = {
    ...comparisonEntries(publishedComparison),
    years: '20.5',
    paversUpkeep: 'little',
    replacement: '61',
  };
  const result = readComparison((field) => entries[field]);
  expect(result).toEqual({
    errors: {
      years: 'Enter whole years, from 1 to 60',
      paversUpkeep: 'Enter dollars per year, from 0 to 20,000, like 250',
      replacement: 'Enter the year as a whole number from 1 to 60, or leave the field empty',
    },
  });
});
