/** @jest-environment node */
import { expect, test } from '@jest/globals';
import postcss from 'postcss';
import { widths } from '../css/widths';
import { namedWidths } from './namedWidths';

/** Returns the condition of a query with its widths filled in. */
const filledIn = (params: string): string => {
  const { root } = postcss([namedWidths]).process(`@media ${params} {}`, { from: '/Card.module.css' });
  return root.first?.type === 'atrule' ? root.first.params : '';
};

test('a condition gets the widths that it names', () => {
  expect(filledIn('screen and (env(--tablet) <= width < env(--laptop)) and (height < 30rem)')).toBe(
    `screen and (${widths.tablet}rem <= width < ${widths.laptop}rem) and (height < 30rem)`,
  );
});

test('a width that does not exist is named with its file, and with those that do', () => {
  expect(() => filledIn('(width >= env(--phablet))')).toThrow(/Card\.module\.css:1:\d+: "phablet".*tablet, .*laptop/);
});
