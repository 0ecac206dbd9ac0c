import { load } from 'cheerio';
import type { Page } from '@playwright/test';
import { hostsOf } from '../src/tags/policy';
import { pagePolicy, siteHeaders } from '../src/hosting/headers';
import { compileBoot } from '../src/plugins/finishPages/bootScript';
import { scriptSources } from '../src/plugins/finishPages/policy';
import { compileTags, hideReferrer } from '../src/plugins/finishPages/tags';
import { bringToLife, expect, test } from './fixtures';

/* The pages as a company with tags has them, and stand-ins for the companies that count. */

const tags = {
  ga4: 'G-ABC123DEF4',
  googleAds: { id: 'AW-123456789', conversions: { contact: 'contactLabel', phone: 'phoneLabel' } },
  plausible: 'pa-AbCdEf123456',
  cloudflare: '0123456789abcdef0123456789abcdef',
};

const boot = compileBoot({ hasTags: true, hasReceiver: true });
const { file, code } = compileTags(tags);

/** Everything that the companies' scripts can see of a page, sent where those scripts send it. Runs in the page. */
const STAND_INS: Readonly<Record<string, string>> = {
  'www.googletagmanager.com': `
    const send = (host, seen) => fetch('https://' + host, { method: 'POST', mode: 'no-cors', body: JSON.stringify(
      { seen, address: location.href, referrer: document.referrer, title: document.title }) });
    const run = (command) => send(String(command[2]?.send_to).startsWith('AW-')
      ? 'ad.doubleclick.net/ccm/s/collect' : 'www.google-analytics.com/g/collect', [...command]);
    dataLayer.forEach(run);
    dataLayer.push = run;
    document.addEventListener('click', ({ target }) => send('www.google-analytics.com/g/collect', [target.closest('a')?.href]), true);`,
  'plausible.io': `
    const tell = (...call) => fetch('https://plausible.io/api/event', { method: 'POST', mode: 'no-cors', body: JSON.stringify([call, location.href]) });
    plausible.q.forEach((call) => tell(...call));
    plausible = tell;`,
  'static.cloudflareinsights.com': `
    navigator.sendBeacon('https://cloudflareinsights.com/cdn-cgi/rum', location.href + document.referrer);`,
};

/** Gives the pages tags, and returns what other companies are sent, as it arrives. */
async function addTags(page: Page): Promise<string[]> {
  const sent: string[] = [];
  await page.route(`**${file}`, (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  await page.route(
    ({ protocol }) => protocol === 'https:',
    (route, request) => {
      const { hostname } = new URL(request.url());
      sent.push(`${request.url()} ${request.postData() ?? ''}`);
      return route.fulfill({ contentType: 'text/javascript', body: STAND_INS[hostname] ?? '' });
    },
  );
  await page.route('**/*', async (route, request) => {
    if (!request.isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const html = load(await response.text());
    html('script[type=module]').text(boot).attr('data-tags', file);
    hideReferrer(html);
    const inputs = { scripts: scriptSources(html), tags: hostsOf(tags) };
    html('meta[http-equiv="Content-Security-Policy"]').attr(
      'content',
      (_, own) => `${pagePolicy(inputs)}; ${own.slice(own.indexOf('style-src'))}`,
    );
    const { all } = siteHeaders({ ...inputs, routes: [] });
    return route.fulfill({ response, body: html.html(), headers: { ...all, 'Content-Type': 'text/html' } });
  });
  // Chromium has no program for these links here.
  await page.addInitScript(() => {
    addEventListener('click', (event) => {
      if ((event.target as Element).closest('[href^="tel:"]')) event.preventDefault();
    });
  });
  return sent;
}

const confirmLead = (page: Page) =>
  page.evaluate(() => {
    const detail = { kind: 'contact', page: '/', received: true };
    document.dispatchEvent(new CustomEvent('lead', { detail }));
  });

const call = (page: Page) => page.locator('main [href^="tel:"]').first().click();

test.use({
  allowedProblems: [
    /^other host: https:\/\/(www\.googletagmanager\.com|www\.google-analytics\.com|ad\.doubleclick\.net|plausible\.io|(static\.)?cloudflareinsights\.com)\//,
  ],
});

test('tags load with the first use, learn of leads and taps, and of nothing that a visitor types', async ({ page }) => {
  const sent = await addTags(page);
  await page.goto('/?utm_source=flyer');
  expect(sent).toEqual([]);
  await page.getByLabel('First name').first().fill('Maria Secret');
  await page.getByLabel('First name').first().press('Tab');
  await confirmLead(page);
  await call(page);
  const all = () => sent.join('\n');
  await expect.poll(all).toMatch(/g\/collect .*generate_lead/);
  await expect.poll(all).toMatch(/ad\.doubleclick\.net.*contactLabel/);
  await expect.poll(all).toMatch(/plausible\.io\/api\/event .*tap_phone/);
  await expect.poll(all).toMatch(/cdn-cgi\/rum .*utm_source=flyer/);
  expect(all()).not.toContain('Secret');
});

test('a shared link’s name reaches nobody, not from a later page either', async ({ page }) => {
  const sent = await addTags(page);
  const loaded = page.waitForResponse(`**${file}`);
  await page.goto('/?ref=Maria+Secret');
  await bringToLife(page);
  await call(page);
  await loaded;
  expect(sent).toEqual([]);
  await confirmLead(page);
  await expect.poll(() => sent.join('\n')).toMatch(/generate_lead/);
  await page.evaluate(() => {
    location.assign('/faq');
  });
  await page.waitForURL('**/faq');
  await call(page);
  await expect.poll(() => sent.join('\n')).toMatch(/faq.*"referrer":"http:\/\/localhost:\d+\/"/);
  expect(sent.join('\n')).not.toContain('Secret');
});

test('Global Privacy Control keeps all of it away', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  const sent = await addTags(page);
  await page.goto('/');
  await bringToLife(page);
  await call(page);
  await confirmLead(page);
  expect(await page.evaluate(() => window.tagEvents)).toBeUndefined();
  expect(sent).toEqual([]);
});
