/** @jest-environment node */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { companyWith, companyWritten, lineOf, problemsIn } from '@site/tests/companies/companyWith';
import { loadCompany } from './load';

test('a fact that is missing is asked for in its own words', () => {
  expect(problemsIn(companyWith({ company: [[['region'], undefined]] }))).toEqual([
    expect.stringMatching(/^company\.yaml:\d+: region: Missing\. Write the region as people call it/),
  ]);
});

test('a key that the site does not know is reported, and so is the one that it stands for', () => {
  expect(problemsIn(companyWritten('prices.yaml', 'market.tearOut:', 'market.tearout:'))).toEqual([
    expect.stringMatching(/: market\.tearOut: Missing\./),
    expect.stringMatching(/^prices\.yaml:31: market\.tearout: There is no such field/),
  ]);
});

test('a town that names no neighbors has the nearest, and one that names its own keeps those', () => {
  const { townDetails } = loadCompany(companyWith({ towns: [[[0, 'nearby'], undefined]] }));
  expect(townDetails['port-alder']?.nearby).toEqual(['heron-key', 'millstone-creek']);
  expect(townDetails['millstone-creek']?.nearby).toEqual(['port-alder']);
});

test('a town without a page is reported, and so is a service', () => {
  const folder = companyWith();
  for (const page of ['heron-key-pavers', 'garden-walls']) rmSync(path.join(folder, `pages/${page}.mdx`));
  expect(problemsIn(folder)).toEqual([
    `towns.yaml:${lineOf(folder, 'towns.yaml', 'id: heron-key')}: 2.id: "heron-key" has no page. Write pages/heron-key-pavers.mdx, or remove this entry.`,
    expect.stringMatching(
      /^services\.yaml:\d+: 7\.id: "garden-walls" has no page\. Write pages\/garden-walls\.mdx, or/,
    ),
  ]);
});

test('an article that figures lead to must be there, also after all are deleted', () => {
  const folder = companyWritten(
    'company.yaml',
    'comparison: pavers-vs-concrete-comparison',
    'comparison: pavers-or-not',
  );
  expect(problemsIn(folder)).toEqual([
    `company.yaml:${lineOf(folder, 'company.yaml', 'pavers-or-not')}: figureArticles.comparison: There is no article "pavers-or-not". Correct its name, or remove it here.`,
  ]);
  rmSync(path.join(folder, 'blog'), { recursive: true });
  expect(problemsIn(folder)).toEqual(
    ['costGuide', 'pavers-or-not', 'maintenance', 'poolDeck'].map((name) => expect.stringContaining(name)),
  );
});

test('a day in two groups of hours is reported', () => {
  expect(problemsIn(companyWritten('company.yaml', '[ Saturday ]', '[ Friday ]'))).toEqual([
    expect.stringMatching(/: hours: Write each day in one group only\.$/),
  ]);
});

test('a company without whatever may be absent loads', () => {
  const absent = ['callbackMinutes', 'experience', 'background', 'facebook', 'instagram', 'licenseNumber'];
  const off = ['referrals', 'newsletter', 'hiring', 'texts'];
  const optional = [
    'warranties',
    'payment',
    'people',
    'insurance',
    'office',
    'privacy',
    'bookingPage',
    'colors',
    'figureArticles',
  ];
  const folder = companyWith({
    company: [
      ...absent.map((name) => [[name], null] as const),
      ...off.map((name) => [[name], false] as const),
      ...optional.map((name) => [[name], undefined] as const),
    ],
    projects: [
      [['projects'], []],
      [['caseStudies'], []],
    ],
    gallery: [
      [['pictures'], []],
      [['beforeAfter'], []],
    ],
    ...Object.fromEntries(['reviews', 'questions'].map((file) => [file, [[[], []]]] as const)),
    redirects: [[[], {}]],
  });
  rmSync(path.join(folder, 'blog'), { recursive: true });
  expect(problemsIn(folder)).toEqual([]);
  expect(loadCompany(folder)).toMatchObject({ articleSlugs: [], reviews: [], optionalFacts: { speaksSpanish: true } });
});

describe('the number of a license', () => {
  const problems = (written: string) => problemsIn(companyWith({ company: [[['licenseNumber'], written]] }));

  test.each([
    'CBC1200000',
    'Pinellas C-9999 & PCCLB 12',
    'Lee County LP24-00123, State of Florida CGC 1512345',
    '#1234',
  ])('may be %s', (written) => {
    expect(problems(written)).toEqual([]);
  });

  test.each([
    'pending',
    'Pending 2026',
    'Applied for',
    'yes',
    'Mon-Fri 7:30-4:30, closed Saturdays',
    'Mon–Fri 7–4',
    '7am-4pm',
    'since 2015',
    'We have had one for 12 years.',
    'CBC1200000, which is still valid',
  ])('is not %j', (written) => {
    expect(problems(written)).toEqual([
      expect.stringMatching(/: licenseNumber: Write the number alone, as your license or registration has it/),
    ]);
  });
});

test('a phone number in another form, and an address with a slash, are read as they are meant', () => {
  const folder = companyWith({
    company: [
      [['phone'], '+1 850.555.0187'],
      [['url'], 'https://a.test/'],
    ],
  });
  expect(loadCompany(folder).company).toMatchObject({ phone: '(850) 555-0187', url: 'https://a.test' });
});

test('the mistakes of all files come at once', () => {
  const folder = companyWith({
    company: [[['state'], 'Florida']],
    prices: [[['faq.patio', 'low'], '$16']],
  });
  expect(() => loadCompany(folder)).toThrow(
    /^2 things to fix:\n\n.*company\.yaml:\d+: state: [^]*prices\.yaml:\d+: faq\.patio\.low: /,
  );
});

test('a page is about a county if its front matter names it, and none as long as it is a draft', () => {
  const folder = companyWith();
  const write = (name: string, fields: string) =>
    writeFileSync(path.join(folder, `pages/${name}.mdx`), `---\n${fields}\n---\n\ncounty: Marsh\n`);
  write('gulf-pavers', "county: 'St. Gulf'\ntitle: Pavers");
  write('bay-pavers', 'title: Pavers\ncounty: Bay');
  write('marsh-pavers', 'title: Pavers');
  write('dune-pavers', 'county: Dune\ndraft: true');
  expect(loadCompany(folder).countyPages).toEqual([
    { county: 'Bay', path: '/bay-pavers' },
    { county: 'St. Gulf', path: '/gulf-pavers' },
  ]);
});

test('a page that gives its link in the footer has it there, unless it is a draft', () => {
  const folder = companyWith();
  const write = (name: string, fields: string) =>
    writeFileSync(path.join(folder, `pages/${name}.mdx`), `---\n${fields}\n---\n\nfooterLink: Nothing\n`);
  write('about-us', 'title: About us\nfooterLink: "Who we are"');
  write('team', 'footerLink: The team\ndraft: true');
  write('yard', 'title: Our yard');
  expect(loadCompany(folder).footerPages).toEqual([{ label: 'Who we are', path: '/about-us' }]);
});

test('a figure that others repeat is reported once, where it is written', () => {
  const folder = companyWritten('prices.yaml', 'low: 17, high: 34', "low: '$17', high: 34");
  expect(problemsIn(folder)).toEqual([
    'prices.yaml:1: faq.installed.low: Write a number, 17, or all of its digits if it had a comma.',
  ]);
});

test('a price that YAML cuts off at its comma is not taken for a smaller one', () => {
  const folder = companyWritten('prices.yaml', 'low: 17, high: 34', 'low: $8,000, high: 9000');
  expect(problemsIn(folder)).toContain(
    'prices.yaml:1: faq.installed.low: Write a number, 8, or all of its digits if it had a comma.',
  );
});

test('every file that is no YAML is reported at once', () => {
  const folder = companyWritten('prices.yaml', 'low: 17', 'low: "17');
  writeFileSync(path.join(folder, 'measures.yaml'), 'a: "b');
  const problems = problemsIn(folder);
  for (const file of ['prices', 'measures']) {
    expect(problems).toContainEqual(expect.stringMatching(`^${file}\\.yaml:\\d+: This is not YAML`));
  }
});

test('a repeated figure follows the one that it repeats', () => {
  const { prices } = loadCompany(companyWritten('prices.yaml', 'low: 17, high: 34', 'low: 18, high: 34'));
  for (const key of ['faq.installed', 'costGuide.installed'])
    expect(prices[key]).toMatchObject({ low: 18, high: 34, unit: 'sq ft' });
});

describe('a file that is no YAML', () => {
  test.each<[string, string, string]>([
    ['a text with a colon', 'name: Harbor Row Stoneworks', 'name: Harbor Row: Stoneworks'],
    ['a quote that does not end before another', 'name: Harbor Row Stoneworks', "name: 'Harbor Row"],
    ['a quote that never ends', 'name: Harbor Row Stoneworks', 'name: "Harbor Row'],
    ['a bracket that does not end', 'counties: [ Alder, Millstone ]', 'counties: [ Alder, Millstone'],
    ['a figure without quotes', 'work: driveways, patios, pool decks and walls', 'work: {{company:town}} driveways'],
  ])('is reported with its line: %s', (_what, passage, typed) => {
    const folder = companyWritten('company.yaml', passage, typed);
    const line = lineOf(folder, 'company.yaml', typed.split('\n').at(-1) ?? '');
    expect(problemsIn(folder)).toEqual([
      expect.stringMatching(`^company\\.yaml:${line}: This is not YAML\\. .*single quotes, .* indent with spaces\\.$`),
    ]);
  });
});

test.each<[string, string, string, RegExp]>([
  ['a tab', 'texts: true', 'texts:\n\t- 1', /^company\.yaml:\d+: This is not YAML\. .*with spaces, not with a tab\.$/],
  [
    'a line too far from the left',
    'state: FL',
    'state: FL\n  texts: true',
    /\. Begin this line as far from the left as the/,
  ],
  ['an apostrophe in single quotes', 'state: FL', "state: 'FL's'", / write an apostrophe within them twice/],
  ['a field that is there twice', 'state: FL', 'state: FL\nstate:  FL', / This field is there twice\. Remove one/],
  ['a text that YAML takes for a name', 'name: Harbor', 'name: &Harbor', /: Put a text that starts with & in quotes/],
  ['a name that nothing has', 'state: FL', 'state: *FL', /: Nothing above is called &FL\. Correct the name, or/],
  ['entries without a comma', '[ Saturday ]', '[ "Saturday" "Sunday" ]', / Write a comma between each entry in/],
  ['a colon without its space', 'state: FL', 'state:FL', /\. Write a space after the colon\.$/],
  [
    'an entry too far to the left',
    '  - { days: [ Saturday ]',
    '- { days: [ Saturday ]',
    /\. Begin each entry of a list with "- ", as far from the left as the others\.$/,
  ],
  [
    'an entry too far to the right',
    'counties: [ Alder, Millstone ]',
    'counties:\n  - Alder\n    - Millstone',
    / each entry/,
  ],
  [
    'a number sign that would end a text',
    'name: Harbor Row',
    'name: Pavers #1 of Harbor Row',
    /: This text ends before #1 of Harbor Row Stoneworks\. Put it in single quotes, or the note in a line above\.$/,
  ],
  [
    'what Git leaves of two versions',
    'state: FL',
    'state: FL\n<<<<<<< HEAD',
    /: Git could not join two versions here\. Keep the lines that are right, and remove those of <<<<<<</,
  ],
  ['curly quotes', 'state: FL', 'state: “FL”', /: These curly quotes would be part of the text\. Write straight/],
  [
    'another code than UTF-8',
    'state: FL',
    'state: FL # \0',
    /: Some characters can't be read\. Save this file in UTF-8/,
  ],
])('%s is reported once, with its line and what to write', (_what, passage, typed, advice) => {
  const folder = companyWritten('company.yaml', passage, typed);
  const line = lineOf(folder, 'company.yaml', typed.split('\n').at(-1) ?? '');
  expect(problemsIn(folder)).toEqual([expect.stringMatching(advice)]);
  expect(problemsIn(folder)[0]).toContain(`company.yaml:${line}: `);
});

test('a mark without its drawing is reported', () => {
  expect(problemsIn(companyWritten('pictures/logo.yaml', 'drawing:', 'drawings:'))).toEqual([
    expect.stringMatching(/^pictures\/logo\.yaml:\d+: drawing: Missing\. Write the shapes/),
    expect.stringMatching(/^pictures\/logo\.yaml:\d+: drawings: There is no such field/),
  ]);
});

test('a list of encoded pictures that Git could not join is named, with what makes it anew', () => {
  expect(problemsIn(companyWritten('pictures/manifest.json', '{', '<<<<<<< HEAD\n{'))).toEqual([
    'pictures/manifest.json: This file is broken. Delete it, and run `npm run pictures`.',
  ]);
});

test('a note behind a text is a note', () => {
  expect(problemsIn(companyWritten('company.yaml', 'state: FL', 'state: FL # as on letters'))).toEqual([]);
});

test('lines are counted in files with the line ends of Windows, too', () => {
  const folder = companyWritten('company.yaml', 'state: FL', 'state: Florida');
  const file = path.join(folder, 'company.yaml');
  const line = lineOf(folder, 'company.yaml', 'state: Florida');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/\r?\n/g, '\r\n'));
  expect(problemsIn(folder)).toEqual([expect.stringMatching(new RegExp(`^company\\.yaml:${line}: state: `))]);
});

test('a file that is missing is asked for', () => {
  const folder = companyWith();
  rmSync(path.join(folder, 'measures.yaml'));
  expect(problemsIn(folder)).toEqual([
    expect.stringMatching(/^measures\.yaml:1: Write its fields: faq\.projectDays, /),
  ]);
});

test('a folder that does not exist is named', () => {
  expect(() => loadCompany('tests/companies/nobody')).toThrow(
    /There is no folder .*tests.companies.nobody\. Correct COMPANY, or leave it out\./,
  );
});

test('drafts are no articles, and neither are files that begin with an underscore', () => {
  const folder = companyWith();
  const blog = path.join(folder, 'blog');
  writeFileSync(path.join(blog, 'draft.mdx'), '---\ndraft: true\n---\n');
  writeFileSync(path.join(blog, '_notes.mdx'), 'Notes.');
  mkdirSync(path.join(blog, 'folder'));
  const { articleSlugs, drafts } = loadCompany(folder);
  expect(articleSlugs).toEqual(loadCompany(companyWith()).articleSlugs);
  expect(drafts).toEqual(['/blog/draft']);
});
