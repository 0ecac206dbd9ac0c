import { afterAll, beforeAll, expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import { startServer, type RunningServer } from '../../scripts/server';
import { business } from '../../src/company/business';
import { allRoutes, THANKS } from '../routes';
import { checkPages, readPage } from './pages';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ directory: 'build', port: 0 });
});

afterAll(() => server.close());

/** The links to the company's contact card in a page. */
const cardLinks = (page: Document, part: string) =>
  [...page.querySelectorAll(`${part} a`)].filter(({ textContent }) => textContent === 'Save our number');

test('the footer of each page leads to a contact card that phones can import', async () => {
  await checkPages(allRoutes, (page) => {
    expect(cardLinks(page, 'body footer:not(main *)')).toHaveLength(1);
  });
  const address = cardLinks(readPage('/'), 'footer')[0]?.getAttribute('href') ?? '';
  const response = await fetch(server.url + address);
  expect(response.headers.get('Content-Type')).toBe('text/vcard; charset=utf-8');
  const card = new ICAL.Component(ICAL.parse(await response.text()) as ConstructorParameters<typeof ICAL.Component>[0]);
  expect(card.getFirstPropertyValue('fn')).toBe(business.name);
  expect(card.getFirstPropertyValue('tel')).toBe(business.phone.e164);
});

test('the page after a form was sent without JavaScript offers the contact card', () => {
  expect(cardLinks(readPage(THANKS), 'main')).toHaveLength(1);
});
