/** @jest-environment node */
import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { article, cityPage, plainPage, servicePage } from '../../site/frontMatter';
import { schemas } from './factFiles';
import { list, text } from '../schemas/builders';
import { safeParseWithFriendlyErrors } from './parseWithFriendlyErrors';

const team = v.strictObject({
  name: text('the name of the team', 3, 20),
  people: list(v.strictObject({ name: text('the name'), town: v.optional(text('the town')) }), 'people'),
  home: v.nullable(v.strictObject({ street: text('the street') })),
});

const correct = { name: 'Crew A', people: [{ name: 'Pat' }], home: null };

const parse = (written: unknown) => safeParseWithFriendlyErrors(team, written);

/** Lists the mistakes, each with its field. */
function mistakesIn(written: unknown): readonly string[] {
  const parsed = parse(written);
  return parsed.ok ? [] : parsed.mistakes.map(({ field, advice }) => [field, advice].filter(Boolean).join(': '));
}

test('returns what the schema makes of it', () => {
  expect(parse({ ...correct, name: ' Crew A ' })).toEqual({ ok: true, output: correct });
});

test.each<[string, unknown, string]>([
  ['a wrong value', { ...correct, name: 'A' }, 'name: Write at least 3 characters; it has 1.'],
  ['a missing text', { ...correct, people: [{}] }, 'people.0.name: Missing. Write the name.'],
  ['a missing list', { name: 'Crew A', home: null }, 'people: Missing. Write a list of people.'],
  ['a missing object', { name: 'Crew A', people: correct.people }, 'home: Missing. Write its fields: street.'],
  ['a text for an object', { ...correct, people: ['Pat'] }, 'people.0: Write its fields: name, town.'],
  [
    'an unknown field',
    { ...correct, home: { street: 'A', zip: 1 } },
    'home.zip: There is no such field. Remove it, or correct its name; the fields are street.',
  ],
  [
    'a field with a slip in its name',
    { ...correct, home: { stret: 'A', street: 'A' } },
    'home.stret: There is no such field. Did you mean street? Remove it, or correct its name; the fields are street.',
  ],
  ['something else altogether', [], 'name: Missing. Write the name of the team, in 3 to 20 characters.'],
  ['nothing', null, 'Write its fields: name, people, home.'],
])('%s: names the field and what to write', (_what, written, line) => {
  expect(mistakesIn(written)).toContain(line);
});

test('every mistake comes at once', () => {
  expect(mistakesIn({ nam: 'Crew A', people: [] })).toHaveLength(4);
});

test.each(
  Object.entries<v.ObjectEntries>({
    'company.yaml': schemas.company.entries,
    'products.yaml': schemas.products.entries,
    'projects.yaml': schemas.projects.entries,
    'gallery.yaml': schemas.gallery.entries,
    'sealing.yaml': schemas.sealing.entries,
    'referrals.yaml': schemas.referrals.entries,
    'prices.yaml': schemas.prices.entries,
    'measures.yaml': schemas.measures.entries,
    'an article': article.entries,
    'a city page': cityPage.entries,
    'a service page': servicePage.entries,
    'a plain page': plainPage.entries,
  }),
)('no field of %s leaves the words to the library', (_file, entries) => {
  for (const [field, schema] of Object.entries(entries)) {
    for (const wrong of [Symbol('wrong'), -0.5, [-0.5], {}, [{}]]) {
      const checked = safeParseWithFriendlyErrors(schema as v.GenericSchema, wrong);
      if (checked.ok) continue;
      for (const { advice } of checked.mistakes)
        expect([field, advice]).not.toEqual([field, expect.stringMatching(/^Invalid/)]);
    }
  }
});
