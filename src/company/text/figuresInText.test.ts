/** @jest-environment node */
import '@site/tests/companies/full';
import { expect, jest, test } from '@jest/globals';
import { companyOffering, companyWith, under } from '@site/tests/companies/companyWith';
import { business } from '../business';
import { formatDollars } from '../../words/format';
import type * as FiguresModule from './figuresInText';
import { fillFigures, measureNamed, priceNamed } from './figuresInText';
import { startSentence, withArticle } from '../../words/numberWords';
import { formatMeasure, formatPrice, measures, prices } from '../pricing';
import { referralProgram } from '../referralProgram';

test.each([
  ['Plan on {{price:faq.driveway}}.', `Plan on ${formatPrice(prices['faq.driveway'])}.`],
  ['Reseal every {{ measure:faq.reseal }}.', `Reseal every ${formatMeasure(measures['faq.reseal'])}.`],
  ['You earn {{referral:reward}}.', `You earn $${referralProgram.reward}.`],
  ['Projects of {{referral:minimum}}', `Projects of ${formatDollars(referralProgram.minimumProject)}`],
  ['Within {{referral:days}} days', `Within ${referralProgram.processedDays} days`],
  ['A {{company:region}} home', `${startSentence(withArticle(business.region))} home`],
  ['No figure here', 'No figure here'],
])('%j becomes %j', (text, filled) => {
  expect(fillFigures(text)).toBe(filled);
});

test.each([
  ['Naples', 'a Naples'],
  ['Estero', 'an Estero'],
  ['Eustis', 'a Eustis'],
  ['Union Park', 'a Union Park'],
  ['the Space Coast', 'a Space Coast'],
])('%s has the article it is read with', (name, text) => {
  expect(withArticle(name)).toBe(text);
});

test('extras are those that the company has a price for, and begin a sentence with a capital letter', () => {
  const extrasOf = (folder: string) =>
    under(folder, () => jest.requireActual<typeof FiguresModule>('./figuresInText').fillFigures('{{company:Extras}}'));
  expect(extrasOf(companyWith())).toBe('Coping, fire pits, seating walls, steps and lighting');
  expect(extrasOf(companyOffering(['paver-patios'], { prices: [[['costGuide.firePit'], null]] }))).toBe(
    'Seating walls, steps and lighting',
  );
});

test('an unknown key throws an error with the keys of the same page', () => {
  expect(() => priceNamed('faq.drivway')).toThrow(/no price "faq\.drivway".*faq\.driveway/);
  expect(() => measureNamed('sealing.dry')).toThrow(/no measure "sealing\.dry".*sealing\.cure/);
});

test('an unknown kind of figure throws an error with the known kinds', () => {
  expect(() => fillFigures('{{prize:faq.driveway}}')).toThrow(
    /{{price:…}}, {{amount:…}}, {{measure:…}}, {{company:…}}, or {{referral:…}} with one of: reward, minimum, days/,
  );
});
