/** @jest-environment node */
import { expect, jest, test } from '@jest/globals';

/** The module as a company sees it that offers these services. */
function offering(...offered: readonly string[]) {
  jest.resetModules();
  jest.doMock('./services', () => ({
    builtInServiceIds: ['paver-driveways', 'paver-patios', 'pool-decks'],
    offers: (id: string) => offered.includes(id),
  }));
  jest.doMock('./articles', () => ({ articleSlugs: ['costs'] }));
  jest.doMock('./areas', () => ({ areas: [{ name: 'Sanibel' }] }));
  jest.doMock('./business', () => ({ business: { counties: ['Lee'] } }));
  jest.doMock('./siteParts', () => ({ siteParts: { blog: true, referrals: false } }));
  return import('./conditionalText');
}

const text = [
  '# Patios<If service="pool-decks"> and pool decks</If>',
  '| Patio | $5 | <If service="paver-patios" /> |',
  '| Pool deck | $6 | <If service="pool-decks" /> |',
  '<If service="paver-patios">Both<If service="pool-decks"> of them</If>.</If>',
].join('\n');

test('keeps what the company offers, without the tags', async () => {
  const { isLeftOut, keepApplicable } = await offering('paver-patios', 'pool-decks');
  expect(keepApplicable(text)).toBe('# Patios and pool decks\n| Patio | $5 | |\n| Pool deck | $6 | |\nBoth of them.');
  expect(isLeftOut(text, text.indexOf('$6'))).toBe(false);
});

test('leaves out words, lines and passages of other services', async () => {
  const { isLeftOut, keepApplicable } = await offering('paver-patios');
  expect(keepApplicable(text)).toBe('# Patios\n| Patio | $5 | |\nBoth.');
  expect(isLeftOut(text, text.indexOf('$5'))).toBe(false);
  expect(isLeftOut(text, text.indexOf('$6'))).toBe(true);
  expect(isLeftOut(text, text.indexOf('of them'))).toBe(true);
});

test('leaves out what is about a part that the site lacks', async () => {
  const { keepApplicable } = await offering();
  expect(keepApplicable('Privacy<If part="referrals">, referrals</If><If part="blog">, articles</If>')).toBe(
    'Privacy, articles',
  );
});

test('leaves out what points to an article that the site lacks, such as a draft', async () => {
  const { isLeftOut, keepApplicable } = await offering();
  const text =
    'Ask us.<If article="costs"> See [costs](/blog/costs).</If><If article="colors"> See [colors](/blog/colors).</If>';
  expect(keepApplicable(text)).toBe('Ask us. See [costs](/blog/costs).');
  expect(isLeftOut(text, text.indexOf('/blog/colors'))).toBe(true);
});

test('leaves out what is about a town or county that the company does not serve', async () => {
  const { keepApplicable } = await offering();
  const text = '<If place="Lee">A permit.</If><If place="Sanibel"> Salt.</If><If place="Pinellas"> Seawalls.</If>';
  expect(keepApplicable(text)).toBe('A permit. Salt.');
});

test('names what a condition can be about if it names something else', async () => {
  const { keepApplicable } = await offering();
  expect(() => keepApplicable('<If service="roofing">Roofs.</If>')).toThrow(
    /^<If service="roofing">: name one of paver-driveways, /,
  );
  expect(() => keepApplicable('<If part="shop">Buy.</If>')).toThrow('<If part="shop">: name one of blog, referrals.');
});
