import { expect, test } from '@jest/globals';
import { fillFigures, measureByKey, priceByKey } from './figuresInText';

test.each([
  ['Plan on {{price:faq.driveway}}.', 'Plan on $8,000–20,000.'],
  ['Reseal every {{ measure:faq.reseal }}.', 'Reseal every 2–3 years.'],
  ['You earn {{referral:reward}}.', 'You earn $200.'],
  ['No figure here', 'No figure here'],
])('%j reads %j', (text, filled) => {
  expect(fillFigures(text)).toBe(filled);
});

test('an unknown key is answered with the keys of the same page', () => {
  expect(() => priceByKey('faq.drivway')).toThrow(/no price "faq\.drivway".*faq\.driveway/);
  expect(() => measureByKey('sealing.dry')).toThrow(/no measure "sealing\.dry".*sealing\.cure/);
});

test('an unknown kind of figure is answered with the kinds there are', () => {
  expect(() => fillFigures('{{prize:faq.driveway}}')).toThrow(/{{price:…}}, {{measure:…}} or {{referral:reward}}/);
});
