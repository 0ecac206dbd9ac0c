import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { LeadEventDetail } from '../leads/words/announce';
import { isPublic, publicAddress } from './address';
import { TAP } from './events';
import { companiesOf, hostsOf } from './policy';
import { startTags } from './startTags';

const tags = {
  ga4: 'G-ABC123DEF4',
  googleAds: { id: 'AW-123456789', conversions: { estimate: 'estimateLabel', phone: 'phoneLabel' } },
  plausible: 'pa-AbCdEf123456',
  cloudflare: '0123456789abcdef0123456789abcdef',
};

const scripts = () => [...document.scripts].map(({ src }) => src);
const commands = () => (window.dataLayer ?? []).map((command) => [...(command as IArguments)] as unknown[]);
const events = () => commands().filter(([name]) => name === 'event');

const lead: LeadEventDetail = { kind: 'estimate', page: '/naples-pavers', area: 'naples', received: true };
const sendLead = (detail: LeadEventDetail) => window.tagEvents?.push(new CustomEvent('lead', { detail }));

/** Presses a link, as the boot script reports it. */
function press(href: string, tap?: string): void {
  const link = document.createElement('a');
  link.href = href;
  if (tap) link.setAttribute(TAP, tap);
  document.body.append(link);
  link.addEventListener('click', (event) => {
    event.preventDefault();
  });
  addEventListener('click', (event) => window.tagEvents?.push(event), { capture: true, once: true });
  link.click();
}

const { replaceState } = History.prototype;

beforeEach(() => {
  delete (history as Partial<History>).replaceState;
  replaceState.call(history, null, '', '/faq');
  Object.assign(window, { dataLayer: undefined, plausible: undefined, tagEvents: [] });
  document.head.replaceChildren();
});
afterEach(() => {
  document.body.replaceChildren();
});

test('loads the script of each tag, and counts confirmed leads by kind and taps', () => {
  startTags(tags);
  expect(scripts()).toEqual([
    'https://static.cloudflareinsights.com/beacon.min.js',
    'https://www.googletagmanager.com/gtag/js?id=G-ABC123DEF4',
    'https://plausible.io/js/pa-AbCdEf123456.js',
  ]);
  sendLead(lead);
  press('tel:+12392345678');
  press('/gallery');
  sendLead({ ...lead, kind: 'contact', received: false });
  const details = { kind: 'estimate', area: 'naples', service: undefined };
  expect(events()).toEqual([
    ['event', 'generate_lead', { ...details, send_to: tags.ga4 }],
    ['event', 'conversion', { send_to: 'AW-123456789/estimateLabel' }],
    ['event', 'tap_phone', { kind: 'phone', send_to: tags.ga4 }],
    ['event', 'conversion', { send_to: 'AW-123456789/phoneLabel' }],
  ]);
  expect(window.plausible?.q).toEqual([
    ['generate_lead', { props: details }],
    ['tap_phone', { props: { kind: 'phone' } }],
  ]);
});

test('counts that somebody opened the booking page, which is on another site', () => {
  startTags({ ga4: tags.ga4 });
  press('https://cal.com/pavers', 'booking');
  press('https://www.facebook.com/pavers');
  expect(events().map(([, name]) => name)).toEqual(['tap_booking']);
});

test('counts what happened before it loaded', () => {
  sendLead(lead);
  startTags({ ga4: tags.ga4 });
  expect(events()).toHaveLength(1);
});

test('loads nothing on a page opened by a shared link until a lead is confirmed, and then not with what the link holds', () => {
  replaceState.call(history, null, '', '/?ref=Maria+L.&utm_source=flyer#contact');
  startTags(tags);
  press('sms:+12392345678');
  expect(scripts()).toEqual([]);
  sendLead(lead);
  expect(scripts()).toHaveLength(3);
  expect(location.href).toBe('http://localhost/?utm_source=flyer#contact');
  expect(events().map(([, name]) => name)).toEqual(['tap_text', 'generate_lead', 'conversion']);
});

test('keeps tools from writing a design into the address once the scripts can read it', () => {
  startTags({ cloudflare: tags.cloudflare });
  history.replaceState(null, '', '?design=1-herringbone&gclid=abc#designer');
  expect(location.href).toBe('http://localhost/faq?gclid=abc#designer');
});

test('hides the press of a link that contains a request', () => {
  // jsdom reports that it cannot open a mail program.
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  startTags({ ga4: tags.ga4 });
  const seen = jest.fn();
  document.addEventListener('click', seen, true);
  press('mailto:office@pavers.test?body=My%20address');
  expect(seen).not.toHaveBeenCalled();
  press('mailto:office@pavers.test');
  expect(seen).toHaveBeenCalledTimes(1);
  document.removeEventListener('click', seen, true);
  expect(JSON.stringify(commands())).not.toContain('address');
  expect(events().map(([, name]) => name)).toEqual(['tap_email', 'tap_email']);
  report.mockRestore();
});

test('an address is public only if an advertiser wrote its query', () => {
  expect(isPublic('https://pavers.test/?utm_source=google&gclid=a')).toBe(true);
  expect(isPublic('https://pavers.test/?search=Maria')).toBe(false);
  expect(publicAddress('/faq?name=Maria&fbclid=b#top', 'https://pavers.test')).toBe(
    'https://pavers.test/faq?fbclid=b#top',
  );
});

test('the policy opens for the hosts of the tags that are on, each once', () => {
  expect(hostsOf({})).toEqual({ script: [], connect: [], img: [], frame: [] });
  expect(hostsOf({ plausible: 'pa-AbCdEf123456', searchConsole: 'x' })).toEqual({
    script: ['https://plausible.io'],
    connect: ['https://plausible.io'],
    img: [],
    frame: [],
  });
  const google = hostsOf(tags);
  expect(google.connect).toContain('https://ad.doubleclick.net');
  expect(new Set(google.connect).size).toBe(google.connect.length);
  expect(companiesOf(tags).map(({ product }) => product)).toEqual([
    'Google Analytics',
    'Google Ads',
    'Plausible',
    'Cloudflare Web Analytics',
  ]);
});
