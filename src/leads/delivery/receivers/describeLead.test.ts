/** @jest-environment node */
import { describe, expect, jest, test } from '@jest/globals';
import { areas } from '../../../company/areas';
import { business } from '../../../company/business';
import { services } from '../../../company/services';
import { sizeUnit } from '../../words/choices';
import { sampleLead, sampleLeads } from '../../../../tests/leads/sampleLeads';
import type { Lead } from '../../types';
import { emailFieldsOf, fieldsOf, subjectOf, textOf, visitorFieldsOf } from './describeLead';

const [city] = areas;
const [service] = services;

const estimate = sampleLead('estimate');
const project = { ...estimate, values: { ...estimate.values, projectType: service?.id } } as Lead;

test('each kind of lead has a subject that tells it from others', () => {
  expect(subjectOf(project)).toBe(`Estimate: Dana Reyes, ${city.name}, ${service?.name.toLowerCase()}`);
  expect(subjectOf(sampleLead('contact'))).toBe('Message: Dana, Patio');
  expect(subjectOf(sampleLead('callback'))).toBe('Callback: Dana, 2395550100');
  expect(subjectOf(sampleLead('guide'))).toBe('Guide: dana@example.com');
});

test('an estimate request with only what the form insists on names who, where and how, and nothing that is missing', () => {
  const values = { firstName: 'Dana', city: city.id, phone: '239-555-0100' };
  const short = { ...estimate, values, service: undefined } as Lead;
  expect(subjectOf(short)).toBe(`Estimate: Dana, ${city.name}`);
  expect(fieldsOf(short)).toMatchObject(values);
  const email = emailFieldsOf(short);
  expect(email).toMatchObject({ name: 'Dana', City: city.name, Phone: '239-555-0100' });
  expect(Object.keys(email)).not.toEqual(expect.arrayContaining(['email']));
  for (const text of [...Object.values(email), textOf(short)]) expect(text).not.toMatch(/undefined|null/);
});

test('a subject is one line, whatever was typed', () => {
  const contact = sampleLead('contact');
  const values = { ...contact.values, firstName: 'Dana\r\nBcc: all@example.com', subject: 'Patio\u2028\t\0' };
  expect(subjectOf({ ...contact, values } as Lead)).toBe('Message: Dana Bcc: all@example.com, Patio');
});

describe('the fields of a lead', () => {
  test.each(sampleLeads)('name every value that was given, and nothing else ($kind)', (lead) => {
    const fields = fieldsOf(lead);
    const given = Object.entries(lead.values).filter(([, value]) => value !== undefined && value !== false);
    expect(fields).toMatchObject(Object.fromEntries(given.map(([name, value]) => [name, String(value)])));
    expect(fields).toMatchObject({ kind: lead.kind, page: lead.page, leadId: lead.id, time: lead.time });
    expect(Object.values(fields)).not.toContain('false');
    expect(Object.values(fields)).not.toContain('');
  });

  test('are those that a browser posts: a ticked box is “on”, one that is not ticked is left out', () => {
    const contact = sampleLead('contact');
    expect(fieldsOf(contact)).not.toHaveProperty('newsletter');
    const signedUp = { ...contact, values: { ...contact.values, newsletter: true } } as Lead;
    expect(fieldsOf(signedUp)).toMatchObject({ newsletter: 'on' });
    expect(emailFieldsOf(signedUp)).toMatchObject({ 'News and updates': 'Yes' });
  });

  test('include what makes a lead look like spam', () => {
    const lead: Lead = { ...sampleLead('guide'), suspicions: ['honeypot filled', 'filled too fast'] };
    expect(fieldsOf(lead)).toMatchObject({ suspicions: 'honeypot filled, filled too fast' });
    expect(emailFieldsOf(lead)).toMatchObject({ 'Possible spam': 'honeypot filled, filled too fast' });
    expect(fieldsOf(sampleLead('guide'))).not.toHaveProperty('suspicions');
  });
});

describe('what brought the visitor', () => {
  const lead = sampleLead('estimate');
  const { visit = {} } = lead;
  const line = 'Google Ads, campaign pool, keyword pool deck pavers, content blue, first page /faq';

  test('is a field each for programs, and a line for people', () => {
    expect(fieldsOf(lead)).toMatchObject({ ...visit, cameFrom: line });
    expect(textOf(lead)).toContain(`\nCame from: ${line}\n`);
  });

  test('leaves the numbers of clicks their names, so that a program finds them in an email', () => {
    expect(textOf(lead)).toContain(`\ngclid: ${visit.gclid}\n`);
    expect(textOf(lead)).not.toContain('fbclid');
  });

  test('is not in what the visitor passes on', () => {
    expect(JSON.stringify(visitorFieldsOf(lead))).not.toMatch(/Google|clid|pool/);
  });
});

test('the token of the spam check goes to the receiver under the name that services look for', () => {
  const lead: Lead = { ...sampleLead('guide'), spamToken: 'token' };
  for (const fields of [fieldsOf(lead), emailFieldsOf(lead)]) {
    expect(fields).toMatchObject({ 'cf-turnstile-response': 'token' });
  }
});

describe('an email about a lead', () => {
  test('has the names of towns and services instead of ids, and the visitor’s words as typed', () => {
    expect(emailFieldsOf({ ...project, pageTitle: `Pavers in town | ${business.name}` } as Lead)).toMatchObject({
      name: 'Dana Reyes',
      Phone: '239-555-0100',
      email: 'dana@example.com',
      City: city.name,
      Project: service?.name,
      Size: `1,200 ${sizeUnit(service?.id ?? 'other')}`,
      'Best way to reach them': 'Email me',
      'When to come by': 'Weekdays after 4 pm',
      Page: `Pavers in town (${city.path})`,
      'Referred by': 'Pat O’Neil',
    });
    const { message } = sampleLead('callback').values as { readonly message: string };
    expect(emailFieldsOf(sampleLead('callback')).message).toBe(message);
  });

  test('has the fields in their order, and calls one that is new by its name', () => {
    const values = { firstName: 'Dana', gateCode: '#12', newsletter: true, message: 'Hello' };
    expect(Object.entries(emailFieldsOf({ ...sampleLead('contact'), values } as unknown as Lead)).slice(0, 5)).toEqual([
      ['name', 'Dana'],
      ['Gate code', '#12'],
      ['message', 'Hello'],
      ['Referred by', 'Pat O’Neil'],
      ['News and updates', 'Yes'],
    ]);
  });

  test('keeps a size that is not a number', () => {
    const values = { ...estimate.values, squareFeet: 'about 600' };
    expect(emailFieldsOf({ ...estimate, values } as unknown as Lead).Size).toBe('about 600');
  });

  test('says the time on the company’s clock, and the exact one', () => {
    const { time } = sampleLead('guide');
    const hour = new Date(time).toLocaleString('en-US', { timeZone: business.timeZone, hour: 'numeric', hour12: true });
    const { Sent } = emailFieldsOf(sampleLead('guide'));
    expect(Sent).toContain(`(${time})`);
    expect(Sent).toContain(`, ${parseInt(hour, 10)}:04`);
    expect(emailFieldsOf({ ...sampleLead('guide'), time: 'yesterday' }).Sent).toBe('yesterday');
    jest.spyOn(Date.prototype, 'toLocaleDateString').mockImplementation(() => {
      throw new RangeError('Replaced by another program.');
    });
    expect(emailFieldsOf(sampleLead('guide')).Sent).toBe(time);
    jest.restoreAllMocks();
  });
});

test('a lead as text has labels, words for choices and the company’s local time', () => {
  const text = textOf(sampleLead('estimate'));
  expect(text).toMatch(/^Name: Dana Reyes$/m);
  expect(text).toMatch(/^Size: 1,200 sq ft$/m);
  expect(text).toMatch(new RegExp(`^City: ${areas[0].name}$`, 'm'));
  expect(text).not.toMatch(/undefined|false|leadId|elsewhere/);
});
