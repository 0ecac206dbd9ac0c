import { expect, test } from '@jest/globals';
import { widths } from '../css/widths';
import { namedWidths } from './namedWidths';

/** Returns the condition of a query with its widths filled in. */
function filledIn(params: string): string {
  const rule = { params, error: (message: string) => new Error(`Card.module.css:7: ${message}`) };
  namedWidths.Once({ walkAtRules: (_name, callback) => callback(rule) }, { result: { messages: [] } });
  return rule.params;
}

test('a condition gets the widths that it names', () => {
  expect(filledIn('screen and (env(--tablet) <= width < env(--laptop)) and (height < 30rem)')).toBe(
    `screen and (${widths.tablet}rem <= width < ${widths.laptop}rem) and (height < 30rem)`,
  );
});

test('a width that does not exist is named with its file, and with those that do', () => {
  expect(() => filledIn('(width >= env(--phablet))')).toThrow(/Card\.module\.css:7: "phablet".*tablet, .*laptop/);
});
