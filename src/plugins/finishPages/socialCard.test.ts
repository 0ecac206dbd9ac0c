/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'cheerio';
import sharp from 'sharp';
import { business } from '../../company/business';
import { cardOf, socialCards } from './socialCard';

interface Parts {
  readonly card?: string;
  readonly title?: string;
  readonly canonical?: boolean;
  readonly body?: string;
}

function pageWith({ card = 'faq.jpg', title = 'Questions', canonical = true, body = '' }: Parts) {
  return load(
    `<head>${title && `<title>${title}</title>`}<meta property=og:image content=${business.url}/social/${card}>${canonical ? `<link rel=canonical href=${business.url}/faq>` : ''}</head><body>${body}`,
  );
}

describe('a card', () => {
  test("shows the page's title without the company's name, and the first picture that is a plain JPEG", () => {
    const body =
      '<svg><title>Drawing</title></svg><picture><source srcset="/pictures/deck-1.avif"><img src="/pictures/deck-640.jpg"></picture><img src="/pictures/other.jpg">';
    expect(cardOf(pageWith({ title: `HOAs &amp; &quot;pavers&quot; | ${business.name}`, body }))).toEqual({
      name: 'faq.jpg',
      title: 'HOAs & "pavers"',
      picture: 'deck-640.jpg',
    });
  });

  test('shows the shared picture if the page has none', () => {
    expect(cardOf(pageWith({}))).toEqual({ name: 'faq.jpg', title: 'Questions' });
  });

  test('is drawn only for pages with a canonical address', () => {
    expect(cardOf(pageWith({ canonical: false }))).toBeUndefined();
  });
});

describe('the cards of a build', () => {
  let folder: string;
  const site = () => join(folder, 'site');
  const out = () => join(folder, 'build');

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cards-'));
    const pictures = join(site(), '.generated/static/pictures');
    mkdirSync(pictures, { recursive: true });
    await sharp({ create: { width: 60, height: 40, channels: 3, background: 'tan' } })
      .jpeg()
      .toFile(join(pictures, 'deck.jpg'));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  const body = '<img src="/pictures/deck.jpg">';

  test('are drawn, kept for the next build, and shared', async () => {
    for (const build of ['first', 'second']) {
      const addCard = await socialCards(site(), join(out(), build));
      await addCard(pageWith({ body }));
      await addCard(pageWith({ canonical: false }));
      const { width, height } = await sharp(readFileSync(join(out(), build, 'social/faq.jpg'))).metadata();
      expect([width, height]).toEqual([1200, 630]);
      expect(readdirSync(join(site(), 'node_modules/.cache/social-cards'))).toHaveLength(1);
    }
  });
});
