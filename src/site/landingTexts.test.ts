/** @jest-environment node */
import { expect, jest, test } from '@jest/globals';
import { companyOffering, under } from '@site/tests/companies/companyWith';
import type * as CheckFrontMatterModule from '../checks/checkFrontMatter';
import { checkFrontMatter } from '../checks/checkFrontMatter';
import type * as AreasModule from '../company/areas';
import { areas } from '../company/areas';
import { services } from '../company/services';
import type * as LandingTextsModule from './landingTexts';

const file = 'company/pages/x.mdx';
const read = (frontMatter: Record<string, unknown>) => ({ frontMatter, body: '', source: '' });

test('the page of a town or a service needs none of the fields that follow from what the company offers', () => {
  for (const about of [...areas.map(({ id }) => ({ area: id })), ...services.map(({ id }) => ({ service: id }))]) {
    expect(checkFrontMatter(file, read(about))).toMatchObject({
      ...about,
      title: expect.any(String),
      keywords: expect.any(Array),
      faq: [],
    });
  }
  expect(() => checkFrontMatter(file, read({}))).toThrow(/title: Missing/);
});

test('what somebody has written stands', () => {
  const title = 'Walks, and nothing else';
  expect(checkFrontMatter(file, read({ area: areas[0]?.id, title }))).toMatchObject({ title });
});

test('a town’s page and card say what the company offers', () => {
  const folder = companyOffering(['paver-patios', 'pool-decks'], {
    company: [[['work'], 'patios and decks']],
    towns: [[[0, 'description'], undefined]],
  });
  under(folder, () => {
    const { checkFrontMatter: check } = jest.requireActual<typeof CheckFrontMatterModule>('../checks/checkFrontMatter');
    const { cardTextOf } = jest.requireActual<typeof LandingTextsModule>('./landingTexts');
    const [town, another] = jest.requireActual<typeof AreasModule>('../company/areas').areas;
    expect(check(file, read({ area: town.id }))).toMatchObject({
      title: `${town.name} Pavers: Patios & Pool Decks`,
      keywords: expect.arrayContaining([`Pool Decks ${town.name}`]),
      lead: expect.stringContaining(': patios and decks.'),
    });
    expect(cardTextOf(town)).toMatch(/^Patios and decks /);
    expect(cardTextOf(another)).not.toMatch(/^Patios and decks /);
  });
});
