import { afterEach, expect, test } from '@jest/globals';
import { photoDraftsOf } from '../photos/photoDrafts';
import { DRAFTS_KEY, SAFE_KEY, SUBMITTED_KEY, VISITOR_KEY } from '../storageKeys';
import { draftTexts, dropSubmitted, isSafe, keepSubmitted, leadIdFor, submittedBy, visitorFor } from './formDrafts';

const ID = '11111111-1111-4111-8111-111111111111';

afterEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '';
});

/** What an earlier version of the site, or another program, may have stored for a form. */
const stored = [
  null,
  7,
  'text',
  [],
  { firstName: { first: 'Dana' }, name: ['Dana'], email: 5, leadId: 5, message: null },
  { firstName: 'Dana', leadId: { id: ID } },
];

test.each(stored)('of what is stored for a form, only texts count: %j', (value) => {
  for (const key of [DRAFTS_KEY, SUBMITTED_KEY, SAFE_KEY, VISITOR_KEY])
    sessionStorage.setItem(key, JSON.stringify({ contact: value, photos: [value, { key: 7 }] }));
  const forms = [draftTexts('contact'), submittedBy('contact') ?? {}, visitorFor('callback')];
  for (const text of forms.flatMap(Object.values)) expect(typeof text).toBe('string');
  expect(isSafe('contact', { firstName: 'Sam' })).toBe(false);
  expect(leadIdFor('contact', { firstName: 'Dana' }, ID)).toBe(ID);
  expect(photoDraftsOf('contact')).toEqual([]);
});

test('each lead has an id of its own where another program has made the browser\u2019s ids all the same', () => {
  const original = crypto.randomUUID;
  Object.assign(crypto, { randomUUID: () => ID });
  const ids = ['Driveway', 'Patio', 'Pool deck'].map((subject) => {
    const id = leadIdFor('contact', { subject }, ID);
    keepSubmitted('contact', id, { subject });
    dropSubmitted('contact', id);
    return id;
  });
  Object.assign(crypto, { randomUUID: original });
  expect(new Set(ids).size).toBe(3);
});

test('a form that holds a safe lead again is emptied, and one that holds another message is not', () => {
  const show = (message: string) => {
    document.body.innerHTML =
      '<form data-kind="contact"><input name="email"><textarea name="message"></textarea></form>';
    const [email, text] = document.querySelectorAll<HTMLInputElement>('[name]');
    if (email) email.value = 'dana@example.com';
    if (text) text.value = message;
    return () => [email?.value, text?.value];
  };
  keepSubmitted('contact', ID, { email: 'dana@example.com', message: 'Two cars.' });
  for (const page of ['the page of the form', 'the same page, opened again']) {
    const held = show('Two cars.');
    dropSubmitted('contact', ID);
    expect([page, ...held()]).toEqual([page, '', '']);
  }
  const held = show('A walk.');
  dropSubmitted('contact', ID);
  expect(held()).toEqual(['dana@example.com', 'A walk.']);
});
