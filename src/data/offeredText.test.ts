/** @jest-environment node */
import { expect, jest, test } from '@jest/globals';

/** The module as a company sees it that offers these services. */
function offering(...offered: readonly string[]) {
  jest.resetModules();
  jest.doMock('./services', () => ({
    builtInServiceIds: ['paver-driveways', 'paver-patios', 'pool-decks'],
    offers: (id: string) => offered.includes(id),
  }));
  return import('./offeredText');
}

const text = [
  '# Patios<Offered service="pool-decks"> and pool decks</Offered>',
  '| Patio | $5 | <Offered service="paver-patios" /> |',
  '| Pool deck | $6 | <Offered service="pool-decks" /> |',
  '<Offered service="paver-patios">Both<Offered service="pool-decks"> of them</Offered>.</Offered>',
].join('\n');

test('keeps what the company offers, without the tags', async () => {
  const { isLeftOut, keepOffered } = await offering('paver-patios', 'pool-decks');
  expect(keepOffered(text)).toBe('# Patios and pool decks\n| Patio | $5 | |\n| Pool deck | $6 | |\nBoth of them.');
  expect(isLeftOut(text, text.indexOf('$6'))).toBe(false);
});

test('leaves out words, lines and passages of other services', async () => {
  const { isLeftOut, keepOffered } = await offering('paver-patios');
  expect(keepOffered(text)).toBe('# Patios\n| Patio | $5 | |\nBoth.');
  expect(isLeftOut(text, text.indexOf('$5'))).toBe(false);
  expect(isLeftOut(text, text.indexOf('$6'))).toBe(true);
  expect(isLeftOut(text, text.indexOf('of them'))).toBe(true);
});

test('names the services to choose from if a tag has another', async () => {
  const { keepOffered } = await offering();
  expect(() => keepOffered('<Offered service="roofing">Roofs.</Offered>')).toThrow(
    /^<Offered service="roofing">: name one of paver-driveways, /,
  );
});
