/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import type { BrandColors } from '../company/schemas/company';
import { weakPairs } from './contrast';
import { chosen, colorProblems, makePalette } from './palette';
import { colorIn, parseTokens, tokensCss } from './tokens';

const project = parseTokens(tokensCss());
const own = Object.fromEntries(chosen.map((name) => [name, colorIn(project.light, name)])) as BrandColors;

const choices: readonly (readonly [string, BrandColors])[] = [
  ['light blue', { ground: '#eef5fb', mangrove: '#123a5c', lagoon: '#28749c', terracotta: '#c2410c' }],
  ['gray', { ground: '#f4f4f4', mangrove: '#333333', lagoon: '#4a4a4a', terracotta: '#222222' }],
  ['green and purple', { ground: '#f0f7ee', mangrove: '#3b1f5c', lagoon: '#5b3a8c', terracotta: '#2f6b3a' }],
];

describe.each(choices)('a palette of %s', (_name, choice) => {
  const palette = makePalette(choice);

  test('has the four colors, and enough contrast in light and dark', () => {
    for (const name of chosen) expect(palette.light.get(name)).toBe(choice[name]);
    expect([...weakPairs(palette.light), ...weakPairs(palette.dark)]).toEqual([]);
  });
});

test('a color that is hard to read is named with one that works, and the others are not', () => {
  for (const [, choice] of choices) expect(colorProblems(choice)).toEqual([]);
  expect(colorProblems(undefined)).toEqual([]);
  for (const name of ['lagoon', 'terracotta'] as const) {
    const problems = colorProblems({ ...own, [name]: '#9fd3e8' });
    expect(problems).toEqual([
      expect.stringMatching(
        new RegExp(`^company\\.yaml: colors\\.${name}: Text would be hard to read with #9fd3e8\\. Write #\\w{6}, `),
      ),
    ]);
    const [near = ''] = /(?<=Write )#\w+/.exec(problems[0]) ?? [];
    expect(colorProblems({ ...own, [name]: near })).toEqual([]);
  }
});
