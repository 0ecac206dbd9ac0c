/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { business, type LeadDelivery } from '../data/business';
import { readDelivery } from './configuration';
import { formPostFor } from './formPost';

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

  test.each<[string, string, LeadDelivery]>([
    ['none', '', { via: 'none' }],
    ['netlify', '', { via: 'netlify' }],
    ['formspree', 'xpzvqrab', { via: 'formspree', formId: 'xpzvqrab' }],
    ['web3forms', accessKey, { via: 'web3forms', accessKey }],
    ['webhook', 'https://crm.example.com/leads', { via: 'webhook', url: 'https://crm.example.com/leads' }],
    ['webhook', '/inbox', { via: 'webhook', url: '/inbox' }],
    ['webhook', 'http://localhost:4000/', { via: 'webhook', url: 'http://localhost:4000/' }],
  ])('is taken from the environment: %s %s', (LEAD_DELIVERY, LEAD_DELIVERY_KEY, delivery) => {
    const configured: LeadDelivery = { via: 'formspree', formId: 'another1' };
    expect(readDelivery({ LEAD_DELIVERY, LEAD_DELIVERY_KEY }, configured)).toEqual(delivery);
  });

  test.each([
    ['mail', '', /LEAD_DELIVERY is "mail"\. Write one of: none, netlify, formspree, web3forms, webhook\./],
    ['formspree', '', /LEAD_DELIVERY_KEY: "" is not a Formspree form id/],
    ['formspree', 'https://formspree.io/f/xpzvqrab', /is not a Formspree form id/],
    ['web3forms', 'w3f_live_0123456789abcdef', /is not a Web3Forms access key/],
    ['webhook', 'crm.example.com', /is not an address/],
    ['webhook', '//crm.example.com/leads', /is not an address/],
    ['webhook', 'http://crm.example.com/leads', /is not encrypted/],
    ['webhook', 'https://user:secret@crm.example.com/leads', /contains a password/],
  ])('stops the build for %s "%s"', (LEAD_DELIVERY, LEAD_DELIVERY_KEY, message) => {
    expect(() => readDelivery({ LEAD_DELIVERY, LEAD_DELIVERY_KEY })).toThrow(message);
  });

  test('names src/data/company.json if the mistake is there', () => {
    expect(() => readDelivery({}, { via: 'formspree', formId: 'no id' })).toThrow(
      /^src\/data\/company\.json: leadDelivery/,
    );
  });
});

test('a form without JavaScript is posted to the receiver and leads to /thanks', () => {
  expect(formPostFor({ via: 'none' }, origin)).toBeUndefined();
  expect(formPostFor({ via: 'netlify' }, origin)).toMatchObject({ action: '/thanks', netlify: true });
  expect(formPostFor({ via: 'formspree', formId: 'xpzvqrab' }, origin)).toMatchObject({
    action: 'https://formspree.io/f/xpzvqrab',
    fields: { _next: `${origin}/thanks` },
  });
  expect(formPostFor({ via: 'web3forms', accessKey }, origin)).toMatchObject({
    fields: { access_key: accessKey, redirect: `${origin}/thanks` },
  });
  expect(formPostFor({ via: 'webhook', url: 'https://crm.example.com/leads' }, origin)).toMatchObject({
    action: 'https://crm.example.com/leads',
    fields: { redirect: `${origin}/thanks` },
  });
});
