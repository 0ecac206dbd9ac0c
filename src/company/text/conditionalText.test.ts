/** @jest-environment node */
import { expect, jest, test } from '@jest/globals';
import { companyOffering, companyWith, under, type Change } from '@site/tests/companies/companyWith';
import type * as ConditionalTextModule from './conditionalText';

/** The module as this company sees it. */
const readIn = (folder: string) =>
  under(folder, () => jest.requireActual<typeof ConditionalTextModule>('./conditionalText'));

const offering = (...services: readonly string[]) => readIn(companyOffering(services));
const saying = (...company: readonly Change[]) => readIn(companyWith({ company }));

const text = [
  '# Patios<If service="pool-decks"> and pool decks</If>',
  '| Patio | $5 | <If service="paver-patios" /> |',
  '| Pool deck | $6 | <If service="pool-decks" /> |',
  '| Neither | $7 | <Unless service="pool-decks" /> |',
  '<If service="paver-patios">Both<If service="pool-decks"> of them</If>.</If>',
].join('\n');

test('keeps what the company offers, without the tags', () => {
  const { isLeftOut, keepApplicable } = offering('paver-patios', 'pool-decks');
  expect(keepApplicable(text)).toBe('# Patios and pool decks\n| Patio | $5 | |\n| Pool deck | $6 | |\nBoth of them.');
  expect(isLeftOut(text, text.indexOf('$6'))).toBe(false);
  expect(isLeftOut(text, text.indexOf('$7'))).toBe(true);
});

test('leaves out words, lines and passages of other services', () => {
  const { isLeftOut, keepApplicable } = offering('paver-patios');
  expect(keepApplicable(text)).toBe('# Patios\n| Patio | $5 | |\n| Neither | $7 | |\nBoth.');
  expect(isLeftOut(text, text.indexOf('$5'))).toBe(false);
  expect(isLeftOut(text, text.indexOf('$6'))).toBe(true);
  expect(isLeftOut(text, text.indexOf('of them'))).toBe(true);
});

test('says what holds only without a service, in a passage of another one, too', () => {
  const written =
    '<If service="paver-patios">A patio<Unless service="pool-decks">, and no deck</Unless>.</If>' +
    '<Unless service="paver-patios">No patio.</Unless>';
  expect(offering('paver-patios').keepApplicable(written)).toBe('A patio, and no deck.');
  expect(offering('paver-patios', 'pool-decks').keepApplicable(written)).toBe('A patio.');
  expect(offering('pool-decks').keepApplicable(written)).toBe('No patio.');
});

test('leaves out what is about a part that the site lacks', () => {
  const { keepApplicable } = saying([['referrals'], false]);
  expect(keepApplicable('Privacy<If part="referrals">, referrals</If><If part="blog">, articles</If>')).toBe(
    'Privacy, articles',
  );
});

test('asks for the license, its number and the promise to call back', () => {
  const written =
    '<If part="license">Licensed</If><If part="licenseNumber"> by number</If>' +
    '<Unless part="license">Insured</Unless><If part="callbacks">, and we call back</If>';
  expect(saying().keepApplicable(written)).toBe('Licensed by number, and we call back');
  expect(saying([['licenseNumber'], null], [['callbackMinutes'], null]).keepApplicable(written)).toBe('Insured');
});

test('leaves out what points to an article that the site lacks, such as a draft', () => {
  const { isLeftOut, keepApplicable } = saying();
  const written =
    'Ask us.<If article="pavers-vs-concrete-comparison"> See [one](/blog/pavers-vs-concrete-comparison).</If>' +
    '<If article="colors"> See [colors](/blog/colors).</If>';
  expect(keepApplicable(written)).toBe('Ask us. See [one](/blog/pavers-vs-concrete-comparison).');
  expect(isLeftOut(written, written.indexOf('/blog/colors'))).toBe(true);
});

test('leaves out what is about a town or county that the company does not serve', () => {
  const { keepApplicable } = saying();
  const written =
    '<If place="Alder">A permit.</If><If place="Heron Key"> Salt.</If><If place="Pinellas"> Seawalls.</If>';
  expect(keepApplicable(written)).toBe('A permit. Salt.');
});

test('names what a condition can be about if it names something else', () => {
  const { keepApplicable } = saying();
  expect(() => keepApplicable('<If service="roofing">Roofs.</If>')).toThrow(
    /^<If service="roofing">: name one of paver-driveways, /,
  );
  expect(() => keepApplicable('<Unless part="shop">Buy.</Unless>')).toThrow(
    /^<Unless part="shop">: name one of referrals, .*callbacks, license, licenseNumber, permits, warranties\.$/,
  );
  // A place may be one of another company's, but not with a slip in a name of this one's.
  expect(() => keepApplicable('<If place="Heron Kay">Salt.</If>')).toThrow(
    '<If place="Heron Kay">: there is no place "Heron Kay". Did you mean Heron Key?',
  );
  expect(keepApplicable('<If place="Fort Myers">Salt.</If>')).toBe('');
});

test.each([
  ['\n\n<If service="pool-decks">\nDecks.', 3, '<If service="pool-decks">: write </If> where its text ends.'],
  ['Decks.\n</If>', 2, '</If>: nothing opens it. Remove it.'],
  ['<If part="blog">Articles</Unless>', 1, '</Unless>: <If part="blog"> ends with </If>.'],
  ['<If  service="pool-deck">Decks.</If>', 1, /^<If {2}service="pool-deck">: name one of /],
  ['| Row | <If service="pool-deck"/> |', 1, /^<If service="pool-deck"\/>: name one of /],
  ['<If services="pool-decks">Decks.</If>', 1, /^<If services="pool-decks">: write <If service="…">/],
  ["<Unless part='blog'>No articles.</Unless>", 1, /^<Unless part='blog'>: write <Unless service="…">/],
])('says what is wrong with the tags of %j, and in which line', (written, line, message) => {
  const { keepApplicable, mistakesIn } = saying();
  expect(mistakesIn(written)).toEqual([{ line, message: expect.stringMatching(message) }]);
  expect(() => keepApplicable(written)).toThrow();
});

test('reads a tag whatever spaces are in it', () => {
  const { isLeftOut, keepApplicable } = offering('paver-patios');
  const written = 'Patios<If  service="pool-decks" > and decks</If>\n| Deck |<If service="pool-decks"/>|\n';
  expect(keepApplicable(written)).toBe('Patios\n');
  expect(isLeftOut(written, written.indexOf('Deck |'))).toBe(true);
});
