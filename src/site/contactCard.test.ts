/** @jest-environment node */
import { afterEach, expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import { business, formatHours } from '../company/business';
import { contactCard } from './contactCard';
import { optionalFacts } from '../company/optionalFacts';
import { siteUrl } from '../company/site';

const own = { business: { ...business }, facts: { ...optionalFacts } };

afterEach(() => {
  for (const fact of Object.keys(optionalFacts)) Reflect.deleteProperty(optionalFacts, fact);
  Object.assign(business, own.business);
  Object.assign(optionalFacts, own.facts);
});

/** Reads the card as a program for contacts does. */
function read() {
  const card = new ICAL.Component(ICAL.parse(contactCard()) as ConstructorParameters<typeof ICAL.Component>[0]);
  return (name: string) => card.getFirstPropertyValue(name);
}

test('has the name, number, email and address of the company, and its hours as a note', () => {
  const value = read();
  expect(value('version')).toBe('3.0');
  expect(value('fn')).toBe(business.name);
  expect(value('tel')).toBe(business.phone.e164);
  expect(value('email')).toBe(business.email);
  expect(value('url')).toBe(`${siteUrl}/`);
  expect(value('note')).toBe([...business.hours.map(formatHours), business.regionLine].join('\n'));
});

test('has the town alone as its address, or the street of an office that visitors may come to', () => {
  Reflect.deleteProperty(optionalFacts, 'office');
  const { locality, state } = business;
  expect(read()('adr')).toEqual(['', '', '', locality, state, '', 'United States']);
  Object.assign(optionalFacts, { office: { street: '118 Main Street, Suite 2', zip: '33901' } });
  expect(read()('adr')).toEqual(['', '', '118 Main Street, Suite 2', locality, state, '33901', 'United States']);
});

test('keeps commas, semicolons, quotes, backslashes and umlauts of a name, in lines of at most 75 octets', () => {
  const name = 'Müller, Söhne & Co; “Die Pflasterer” \\ Großmeister für Einfahrten und Terrassen, Inc.';
  Object.assign(business, { name });
  // ical.js takes escaped semicolons apart only in values with several parts.
  expect(read()('org')).toBe(name);
  expect(contactCard()).toMatch(/^FN:Müller\\, Söhne & Co\\; /m);
  const lines = contactCard().split('\r\n');
  expect(lines.pop()).toBe('');
  expect(lines.join('')).not.toMatch(/[\r\n]/);
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
});
