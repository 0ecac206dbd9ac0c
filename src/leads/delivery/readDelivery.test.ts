/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { COMPANY_FILE } from '../../checks/checkCompanyFacts';
import { siteHeaders } from '../../hosting/headers';
import { business } from '../../company/business';
import { receiverOrigin } from '../../plugins/leadDelivery';
import { readDelivery } from './readDelivery';
import { receiverFor, type LeadDelivery } from './receivers';
import { sampleDeliveries } from '../../../tests/leads/sampleLeads';

const accessKey = '0b6f8d52-1c1e-4a3b-9e0e-2f6f0d8f4a11';
const origin = 'https://www.example.com';

describe('delivery configuration', () => {
  test('comes from the company’s facts', () => {
    expect(readDelivery()).toEqual(business.leadDelivery);
    expect(readDelivery({}, { via: 'formspree', formId: 'xpzvqrab' })).toEqual({
      via: 'formspree',
      formId: 'xpzvqrab',
    });
  });

  test.each(sampleDeliveries)('may be %j', (delivery) => {
    expect(readDelivery({}, delivery)).toEqual(delivery);
  });

  test.each<[string, string, LeadDelivery]>([
    ['none', '', { via: 'none' }],
    ['netlify', '', { via: 'netlify' }],
    ['formspree', 'xpzvqrab', { via: 'formspree', formId: 'xpzvqrab' }],
    ['web3forms', accessKey, { via: 'web3forms', accessKey }],
    ['webhook', 'https://crm.example.com/leads', { via: 'webhook', url: 'https://crm.example.com/leads' }],
    ['webhook', '/inbox', { via: 'webhook', url: '/inbox' }],
    ['webhook', '/in?token=1&b=2', { via: 'webhook', url: '/in?token=1&b=2' }],
  ])('is taken from the environment: %s %s', (LEAD_DELIVERY, LEAD_DELIVERY_KEY, delivery) => {
    const configured: LeadDelivery = { via: 'formspree', formId: 'another1' };
    expect(readDelivery({ LEAD_DELIVERY, LEAD_DELIVERY_KEY }, configured)).toEqual(delivery);
  });

  test('says whether the receiver takes photos, which it does not by itself', () => {
    const url = '/inbox';
    const inEnvironment = { LEAD_DELIVERY: 'webhook', LEAD_DELIVERY_KEY: url };
    for (const [delivery, takesPhotos] of [
      [readDelivery(inEnvironment), false],
      [readDelivery({ ...inEnvironment, LEAD_DELIVERY_FILES: 'true' }), true],
      [readDelivery({}, { via: 'webhook', url }), false],
      [readDelivery({}, { via: 'webhook', url, files: false }), false],
      [readDelivery({}, { via: 'webhook', url, files: true }), true],
      [readDelivery({}, { via: 'netlify', files: true }), true],
    ] as const) {
      expect(receiverFor(delivery)?.photoFields !== undefined).toBe(takesPhotos);
    }
    expect(() => readDelivery({}, { via: 'webhook', url, files: 'yes' })).toThrow(/leadDelivery\.files: Write true/);
    expect(() => readDelivery({ ...inEnvironment, LEAD_DELIVERY_FILES: 'yes' })).toThrow(
      /LEAD_DELIVERY_FILES is "yes"/,
    );
    expect(() =>
      readDelivery({ LEAD_DELIVERY: 'formspree', LEAD_DELIVERY_KEY: 'xpzvqrab', LEAD_DELIVERY_FILES: 'true' }),
    ).toThrow(/LEAD_DELIVERY_FILES: There is no such field/);
  });

  test.each<readonly [string, string, RegExp]>([
    ['mail', '', /LEAD_DELIVERY is "mail"\. Write one of: none, .*formspree/],
    ['formspree', '', /LEAD_DELIVERY_KEY: "" is not a Formspree form id/],
    ['formspree', 'https://formspree.io/f/xpzvqrab', /is not a Formspree form id/],
    ['web3forms', 'w3f_live_0123456789abcdef', /is not a Web3Forms access key/],
    ['web3forms', '00000000-0000-0000-0000-000000000000', /is not a Web3Forms access key. Copy the key from the email/],
    ['webhook', 'crm.example.com', /is not an address/],
    ['webhook', '', /is not an address/],
    ['webhook', 'in', /is not an address/],
    ['webhook', '//crm.example.com/leads', /is not an address/],
    ['webhook', '///crm.example.com/leads', /is not an address/],
    ['webhook', 'https:crm.example.com/leads', /is not an address/],
    ['webhook', 'https:///crm.example.com/leads', /is not an address/],
    ['webhook', 'javascript:alert(1)', /is not an address/],
    ['webhook', 'data:text/plain,leads', /contains a space or one of/],
    ['webhook', 'data:text/plain', /is not an address/],
    ['webhook', 'ftp://crm.example.com/leads', /is not an address/],
    ['webhook', 'http://crm.example.com/leads', /is not encrypted/],
    ['webhook', 'HTTP://crm.example.com/leads', /is not encrypted/],
    ['webhook', 'http://localhost:3000/in', /is not encrypted/],
    ['webhook', 'https://localhost:3000/in', /is not an address on the internet/],
    ['webhook', 'https://leads.localhost/in', /is not an address on the internet/],
    ['webhook', 'https://127.0.0.1/in', /is not an address on the internet/],
    ['webhook', 'https://2130706433/in', /is not an address on the internet/],
    ['webhook', 'https://[::1]/in', /is not an address on the internet/],
    ['webhook', 'https://crm/in', /is not an address on the internet/],
    ['webhook', 'https://*.example.com/in', /is not an address on the internet/],
    ['webhook', 'https://user:secret@crm.example.com/leads', /contains a password/],
    ['webhook', 'https://crm.example.com@elsewhere.example.com/leads', /contains a password/],
    ['webhook', 'https://@elsewhere.example.com/leads', /contains a password/],
    ['webhook', 'https://crm.example.com/leads#in', /a part after #/],
    ['webhook', '/in#part', /a part after #/],
    ...[';', '\\', ' ', '\t', '\n', ',', '"', "'", '<'].flatMap((character) => [
      ['webhook', `https://crm.example.com${character}script-src/in`, /contains a space or one of/] as const,
      ['webhook', `https://crm.example.com/in${character}`, /contains a space or one of/] as const,
      ['webhook', `/${character}crm.example.com/in`, /contains a space or one of/] as const,
    ]),
  ])('stops the build for %s "%s"', (LEAD_DELIVERY, LEAD_DELIVERY_KEY, message) => {
    expect(() => readDelivery({ LEAD_DELIVERY, LEAD_DELIVERY_KEY })).toThrow(message);
  });

  test.each<readonly [unknown, RegExp | string]>([
    [{ via: 'formspree', formId: 'no id' }, `${COMPANY_FILE}: leadDelivery.formId: "no id" is not`],
    [
      { via: 'formspree' },
      /leadDelivery\.formId: Missing\. Write the last part of the address of your Formspree form\./,
    ],
    [{ via: 'webhook', url: 7 }, /leadDelivery\.url: Write the address that takes the leads/],
    [
      { via: 'netlify', formId: 'xpzvqrab' },
      /leadDelivery\.formId: There is no such field\. Remove it.*the fields are via, files\./,
    ],
    [{ via: 'mail' }, /leadDelivery\.via: .*"none".*"formspree" with formId/],
    [undefined, /leadDelivery\.via: Write who receives leads/],
    ['netlify', /leadDelivery\.via: Write who receives leads/],
  ])('names the file and the field of a mistake, and what to write: %j', (configured, message) => {
    // The default replaces undefined.
    expect(() => readDelivery({}, configured ?? null)).toThrow(message);
  });
});

test.each([
  ['https://crm.example.com/in?token=1;2', undefined],
  ['https://crm.example.com/in?token=1&next=https://elsewhere.example.com', 'https://crm.example.com'],
  ['https://crm.example.com:8443/in?@elsewhere.example.com', 'https://crm.example.com:8443'],
  ['https://münchen.example/in', 'https://xn--mnchen-3ya.example'],
  ['/in?to=https://elsewhere.example.com', "'self'"],
])('a page may send leads only to the host of %s', (url, allowed) => {
  const configure = () => readDelivery({}, { via: 'webhook', url });
  if (allowed === undefined) {
    expect(configure).toThrow();
    return;
  }
  const delivery = configure();
  const { all } = siteHeaders({ scripts: [], routes: [], receiver: receiverOrigin(delivery) });
  const sources = new Set(["'self'", allowed]);
  expect(all['Content-Security-Policy']).toContain(`; form-action ${[...sources].join(' ')}; frame-ancestors`);
  expect(receiverFor(delivery)?.url).toBe(url);
});

test.each<[LeadDelivery, object | undefined]>([
  [{ via: 'none' }, undefined],
  [{ via: 'netlify' }, { action: '/thanks', netlify: true }],
  [
    { via: 'formspree', formId: 'xpzvqrab' },
    { action: 'https://formspree.io/f/xpzvqrab', fields: { _next: `${origin}/thanks` } },
  ],
  [{ via: 'web3forms', accessKey }, { fields: { access_key: accessKey, redirect: `${origin}/thanks` } }],
  [
    { via: 'webhook', url: 'https://crm.example.com/leads' },
    { action: 'https://crm.example.com/leads', fields: { redirect: `${origin}/thanks` } },
  ],
  [
    { via: 'webhook', url: '/in' },
    { action: '/in', fields: { redirect: '/thanks' } },
  ],
])('a form without JavaScript is posted to the receiver and leads to /thanks: %j', (delivery, post) => {
  const formTarget = receiverFor(delivery)?.formTarget(origin);
  if (post) expect(formTarget).toMatchObject(post);
  else expect(formTarget).toBeUndefined();
});

test('a key without a receiver stops the build', () => {
  expect(() => readDelivery({ LEAD_DELIVERY_KEY: 'https://crm.example.com/in' })).toThrow(/LEAD_DELIVERY is not/);
});

test.each(['/', '/.//evil.example', '/a/../b', 'https://192.168.1.5/in', 'https://crm.local/in', 'https://a..com/in'])(
  'the address %s stops the build',
  (url) => {
    expect(() => readDelivery({ LEAD_DELIVERY: 'webhook', LEAD_DELIVERY_KEY: url })).toThrow(/LEAD_DELIVERY_KEY/);
  },
);
