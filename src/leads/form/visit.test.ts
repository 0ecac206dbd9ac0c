import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ARRIVALS_KEY } from '../storageKeys';
import { currentVisit, describeVisit, MAX_VISIT_VALUE, visitFields, type Visit } from './visit';

const SITE = window.location.origin;

/** A page, from its path on, and the page that led to it, if any. */
type Arrival = readonly [page: string, from?: string];

/** Returns what a lead says after these arrivals, which are kept as the boot script keeps them. */
function arrive(...arrivals: readonly Arrival[]): Visit | undefined {
  const lines = arrivals.map(([page, from = '']) => `${new URL(page, SITE).href} ${from}\n`);
  sessionStorage.setItem(ARRIVALS_KEY, lines.join(''));
  return currentVisit();
}

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(() => {
  Object.assign(navigator, { globalPrivacyControl: undefined });
});

describe('a lead names the first page, the other site by its host, and the campaign', () => {
  test.each<readonly [string, string, Visit, string]>([
    [
      '/pool-decks?utm_source=google&utm_medium=cpc&utm_campaign=pool&gclid=EAIaIQ_-x',
      'https://www.google.com/',
      {
        landingPage: '/pool-decks',
        referringSite: 'www.google.com',
        utm_source: 'google',
        utm_medium: 'cpc',
        utm_campaign: 'pool',
        gclid: 'EAIaIQ_-x',
      },
      'Google Ads, campaign pool, first page /pool-decks',
    ],
    [
      '/?utm_campaign=pool&utm_term=paver+patio&utm_content=blue&utm_id=7&wbraid=Clg.a~b&gbraid=0AA',
      '',
      {
        landingPage: '/',
        utm_campaign: 'pool',
        utm_term: 'paver patio',
        utm_content: 'blue',
        utm_id: '7',
        wbraid: 'Clg.a~b',
        gbraid: '0AA',
      },
      'Google Ads, campaign pool, keyword paver patio, content blue, first page /',
    ],
    [
      '/?msclkid=f894f6&utm_id=42',
      'https://www.bing.com/',
      { landingPage: '/', referringSite: 'www.bing.com', msclkid: 'f894f6', utm_id: '42' },
      'Microsoft Ads, campaign 42, first page /',
    ],
    [
      '/faq?fbclid=IwZX_aem',
      'https://l.facebook.com/',
      { landingPage: '/faq', referringSite: 'l.facebook.com', fbclid: 'IwZX_aem' },
      'Facebook, first page /faq',
    ],
    ['/faq?fbclid=IwZX_aem', '', { landingPage: '/faq', fbclid: 'IwZX_aem' }, 'Facebook or Instagram, first page /faq'],
    [
      '/?ref=Maria&name=Pat#contact',
      'https://nextdoor.com/news_feed/?post=7',
      { landingPage: '/', referringSite: 'nextdoor.com' },
      'Nextdoor, first page /',
    ],
    [
      '/gallery',
      'https://forum.example:8080/thread/1?user=dana',
      { landingPage: '/gallery', referringSite: 'forum.example:8080' },
      'forum.example:8080, first page /gallery',
    ],
    ['/gallery', '', { landingPage: '/gallery' }, 'a typed address, a bookmark or an app, first page /gallery'],
  ])('%s from “%s”', (page, from, visit, line) => {
    expect(arrive([page, from])).toEqual(visit);
    expect(describeVisit(arrive([page, from]) ?? {})).toBe(line);
  });
});

describe('the company reads the name of a site that it knows', () => {
  test.each([
    ['https://www.google.com/', 'Google'],
    ['https://www.google.co.uk/', 'Google'],
    ['https://google.ca/', 'Google'],
    ['android-app://com.google.android.googlequicksearchbox/', 'Google'],
    ['https://mail.google.com/', 'Gmail'],
    ['https://gemini.google.com/', 'Gemini'],
    ['https://www.bing.com/', 'Bing'],
    ['https://duckduckgo.com/', 'DuckDuckGo'],
    ['https://search.yahoo.com/', 'Yahoo'],
    ['https://m.facebook.com/', 'Facebook'],
    ['https://l.instagram.com/', 'Instagram'],
    ['https://nextdoor.com/', 'Nextdoor'],
    ['https://www.yelp.com/', 'Yelp'],
    ['https://chatgpt.com/', 'ChatGPT'],
    ['https://www.perplexity.ai/', 'Perplexity'],
    ['https://www.google.com.evil.example/', 'www.google.com.evil.example'],
    ['https://notbing.com/', 'notbing.com'],
  ])('%s is %s', (from, name) => {
    expect(describeVisit(arrive(['/', from]) ?? {})).toBe(`${name}, first page /`);
  });

  test.each([
    ['utm_source=chatgpt.com', 'ChatGPT'],
    ['utm_source=Google&utm_medium=organic&utm_campaign=gbp', 'Google, organic, campaign gbp'],
    ['utm_source=google&utm_medium=cpc', 'Google Ads'],
    ['utm_source=bing&utm_medium=CPC', 'Microsoft Ads'],
    ['utm_source=fb&utm_medium=paid_social&utm_campaign=fall', 'Facebook Ads, campaign fall'],
    ['utm_source=flyer&utm_medium=cpc', 'flyer, cpc'],
    ['utm_source=newsletter&utm_medium=email', 'newsletter, email'],
    ['utm_campaign=fall', 'a typed address, a bookmark or an app, campaign fall'],
  ])('?%s is %s', (query, line) => {
    expect(describeVisit(arrive([`/?${query}`]) ?? {})).toBe(`${line}, first page /`);
  });
});

describe('of several arrivals in a session', () => {
  const ad = ['/pool-decks?gclid=first&utm_campaign=pool', 'https://www.google.com/'] as const;

  test('the first page stays, and the last advertisement counts with the site that it was on', () => {
    expect(arrive(ad, ['/?msclkid=second', 'https://www.bing.com/'])).toEqual({
      landingPage: '/pool-decks',
      referringSite: 'www.bing.com',
      msclkid: 'second',
    });
  });

  test('one without an advertisement replaces nothing', () => {
    const visit = arrive(ad, ['/', 'https://duckduckgo.com/'], ['/faq']);
    expect(visit).toMatchObject({ gclid: 'first', referringSite: 'www.google.com' });
    expect(arrive(['/', 'https://nextdoor.com/'], ['/faq', 'https://duckduckgo.com/'])).toMatchObject({
      referringSite: 'nextdoor.com',
    });
  });

  test('a new tab knows the ad whose page opened it, and else no first page', () => {
    expect(arrive(['/faq', `${SITE}${ad[0]}`])).toEqual({
      landingPage: '/pool-decks',
      gclid: 'first',
      utm_campaign: 'pool',
    });
    expect(arrive(['/faq', `${SITE}/pool-decks`])).toBeUndefined();
    const visit = arrive(['/faq', `${SITE}/`], ['/?gclid=a', 'https://www.google.com/']);
    expect(describeVisit(visit ?? {})).toBe('Google Ads');
  });
});

describe('a link that somebody made up', () => {
  test('adds no line and no invisible character, and is cut', () => {
    const hostile = 'pool\r\nBcc: all@example.com\u2028\u0000\u202e<b> ' + 'x'.repeat(5000);
    const visit = arrive([
      `/?utm_source=${encodeURIComponent(hostile)}&utm_campaign=%00%0a%e2%80%ae&utm_term=%ed%a0%80`,
    ]);
    expect(Object.keys(visit ?? {})).toEqual(['landingPage', 'utm_source']);
    expect(visit?.utm_source).toMatch(/^pool Bcc: all@example\.com <b> x+$/);
    expect(visit?.utm_source?.length).toBeLessThanOrEqual(MAX_VISIT_VALUE);
    expect(describeVisit(visit ?? {})).not.toMatch(/[\p{Cc}\p{Cs}\u202e\u2028]/u);
  });

  test.each(['a b', 'a%0d%0ab', '<script>', '"', 'é', 'a'.repeat(MAX_VISIT_VALUE + 1), ''])(
    'has no click to number with %j',
    (id) => {
      expect(arrive([`/?gclid=${id}&utm_source=x`])?.gclid).toBeUndefined();
    },
  );

  test('names nothing but the fields of a lead', () => {
    const visit = arrive([`/?${visitFields.map((name) => `${name}=1`).join('&')}&utm_secret=1&__proto__=1&name=Dana`]);
    expect(visit?.landingPage).toBe('/');
    expect(visitFields).toEqual(expect.arrayContaining(Object.keys(visit ?? {})));
    expect(visit).not.toHaveProperty('utm_secret');
  });

  test.each(['', ' ', '\n\n', 'nonsense', '{}', '\u0000 \u0000', 'https://\n \n'])(
    'what is no arrival says what this page knows: %j',
    (kept) => {
      sessionStorage.setItem(ARRIVALS_KEY, kept);
      window.history.replaceState(null, '', '/gallery');
      expect(currentVisit()).toEqual({ landingPage: '/gallery' });
    },
  );
});

test('without session storage, a lead says what its page knows', () => {
  const denied = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  window.history.replaceState(null, '', '/gallery?gclid=a');
  expect(currentVisit()).toEqual({ landingPage: '/gallery', gclid: 'a' });
  denied.mockRestore();
});

test('a visitor whose browser sends Global Privacy Control is not traced', () => {
  const ad = '/?gclid=a';
  window.history.replaceState(null, '', ad);
  expect(arrive([ad])).toBeDefined();
  Object.assign(navigator, { globalPrivacyControl: true });
  expect(arrive([ad])).toBeUndefined();
});
