/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { load } from 'cheerio';
import { addSpeculationRules } from './speculationRules';

test('adds speculation rules at the end of the page that prefetch pages but not files', () => {
  const page = load('<body><main>Text</main></body>');
  addSpeculationRules(page);
  const script = page('body > script:last-child');
  expect(script.attr('type')).toBe('speculationrules');
  expect(JSON.parse(script.text())).toEqual({
    prefetch: [{ where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] }, eagerness: 'moderate' }],
  });
});
