import { expect, jest, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import type * as TagData from '@site/src/company/tags';
import type { Tags } from '@site/src/company/tags';
import type { LeadSettings } from '@site/src/leads/delivery/leadSettings';

/** What the privacy page of a site with these tags says, as text. */
async function read(tags: Tags, spamCheck?: LeadSettings['spamCheck']): Promise<string> {
  jest.resetModules();
  const actual = jest.requireActual<typeof TagData>('@site/src/company/tags');
  jest.doMock('@site/src/company/tags', () => ({ ...actual, tags }));
  jest.doMock('@generated/lead-delivery/default/settings.json', () => ({
    __esModule: true,
    default: { delivery: { via: 'netlify' }, spamCheck },
  }));
  const { privacyLead, WhoCounts } = await import('.');
  const page = document.createElement('div');
  page.innerHTML = renderToString(<WhoCounts />);
  return `${privacyLead} ${page.textContent}`;
}

test('without tags, it says that the site sets no cookies and loads nothing from others', async () => {
  const text = await read({});
  expect(text).toContain('This site sets no cookies, has no tracking scripts and loads nothing from other companies.');
  expect(text).not.toContain('another company');
});

test('with a spam check, it does not say that nothing comes from others', async () => {
  const text = await read({}, { via: 'turnstile', siteKey: '1x00000000000000000000AA' });
  expect(text).toContain('This site sets no cookies and has no tracking scripts.');
  expect(text).not.toContain('nothing from other companies');
  expect(text).toContain('The only script from another company is the check for programs.');
});

test('names who counts, their cookies, what they never learn, and Global Privacy Control', async () => {
  const text = await read({ ga4: 'G-ABC123DEF4', plausible: 'pa-AbCdEf123456' });
  expect(text).toContain('This site counts its visits with Google Analytics and Plausible.');
  expect(text).toMatch(/Google and Plausible Insights can see your IP address/);
  expect(text).toMatch(/Google Analytics sets cookies: “_ga”/);
  expect(text).toMatch(/What you type never goes there/);
  expect(text).toContain('Global Privacy Control');
  expect(text).not.toMatch(/no cookies|third-party|Cloudflare/);
});

test('promises no cookies where no tag sets one', async () => {
  const text = await read({ cloudflare: '0123456789abcdef0123456789abcdef' });
  expect(text).toContain('None of this sets a cookie.');
  expect(text).not.toContain('a form was sent');
});
