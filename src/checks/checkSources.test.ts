/** @jest-environment node */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { companyWith, relativeTo, under } from '@site/tests/companies/companyWith';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { siteDir } from '../company/load/folders';
import { changeYaml } from '../company/load/yamlFile';
import { findProblems } from './checkSources';
import type * as CheckSourcesModule from './checkSources';
import { parseFrontMatter, preprocess } from './parseFrontMatter';
import { QUESTION_TO_REPLACE } from './unwritten';

function article(lines: Readonly<Record<string, string>>, body: string): string {
  const fields = {
    title: 'How long do pavers last in Florida?',
    description: 'What wears first, what shortens a paved surface’s life, and how to buy a long one in Florida.',
    keywords: '[paver lifespan, paver warranty, paver repair]',
    excerpt: 'What wears first, what shortens it, and how to buy a long one.',
    answer: 'Decades, on a good base. The joints and the edging wear first, and both can be repaired piece by piece.',
    category: 'Maintenance',
    date: '2025-03-04',
    companion: 'first',
    faq: `\n${'  - question: What is the question?\n    answer: This is the answer to it.\n'.repeat(3)}`,
    cta: '\n  title: Call us about it\n  description: We look at it and tell you.\n  secondary: Get Free Quote',
    ...lines,
  };
  const written = Object.entries(fields).map(([field, value]) => `${field}: ${value}`);
  return `---\n${written.join('\n')}\n---\n\n${body}\n`;
}

/** A company's texts by file, in place of its own or besides them. */
function companyWriting(texts: Readonly<Record<string, string>>): string {
  const folder = companyWith();
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

/** Lists what is wrong in the texts of the company in this folder, with its files named from there on. */
async function problemsIn(folder: string): Promise<readonly string[]> {
  const { findProblems: find } = under(folder, () => jest.requireActual<typeof CheckSourcesModule>('./checkSources'));
  return (await find()).map(relativeTo(folder));
}

const first = article({}, 'See the [other one](/blog/second#part).');
const second = article({}, 'Or [a town](/port-alder-pavers).');

test('the company that is built has none', async () => {
  expect(await findProblems()).toEqual([]);
});

test('the mistakes of all files come at once, each with its line and what to write', async () => {
  const folder = companyWriting({
    'blog/first.mdx': article({ date: '04/03/2025' }, 'Text.'),
    'blog/second.mdx': article({ title: 'Too: many: colons' }, 'Text.'),
    'blog/third.mdx': article({ companion: 'fourth' }, 'A line.\n\nSee the [other one](/blog/fourth#part).'),
    'blog/fifth.mdx': article({}, 'It costs {{price:faq.driveways}}.<If place="Tampa"> [Here](/tampa).</If>'),
    'blog/2025/first.mdx': article({}, 'Text.'),
    'blog/sixth.mdx': article(
      {},
      'A [town](port-alder-pavers), [us](#end), [a site](www.icpi.org/faq) and a {{price:faq.installed}}.',
    ),
    'blog/seventh.mdx': article({}, 'One.\n\n<If part="referrals">Two.'),
    'pages/about-us.md': 'Text.',
    'blog/eighth.mdx.txt': 'Text.',
    'redirects.yaml': '/old: /nowhere\n',
  });
  const questions = path.join(folder, 'questions.yaml');
  writeFileSync(
    questions,
    readFileSync(questions, 'utf8').replace('{{price:faq.installed}}', '{{price:faq.instaled}}'),
  );
  const problems = await problemsIn(folder);
  for (const problem of [
    /^blog\/first\.mdx:8: date: .*Write 2025-04-03/,
    /^blog\/second\.mdx:2: This is not YAML\. .*text that holds a colon.* in single quotes/,
    /^blog\/third\.mdx:9: companion: There is no blog\/fourth\.mdx\. Name an existing article\.$/,
    /^blog\/third\.mdx:26: There is no \/blog\/fourth\. Remove this link/,
    /^blog\/fifth\.mdx:24: There is no price "faq\.driveways"\. Use one of: faq\.installed/,
    /^blog\/2025\/first\.mdx: Articles are in blog\/ itself\. Move it to blog\/first\.mdx\.$/,
    /^redirects\.yaml:1: \/old: "\/old": There is no page "\/nowhere"\./,
    /^questions\.yaml:\d+: \d\.answer: There is no price "faq\.instaled"/,
    /^blog\/sixth\.mdx:24: This link to port-alder-pavers leads nowhere\. Write \/port-alder-pavers, or remove it\.$/,
    /^blog\/sixth\.mdx:24: This link to www\.icpi\.org\/faq leads nowhere\. Write https:\/\/www\.icpi\.org\/faq, or/,
    /^blog\/seventh\.mdx:26: <If part="referrals">: write <\/If> where its text ends\.$/,
    /^pages\/about-us\.md: Pages and articles are plain text, and end in \.mdx\. Write this one as about-us\.mdx\.$/,
    /^blog\/eighth\.mdx\.txt: .* Write this one as eighth\.mdx\.$/,
  ]) {
    expect(problems).toContainEqual(expect.stringMatching(problem));
  }
  expect(problems).toHaveLength(13);
});

describe('names the line of', () => {
  const slips = [
    [
      'a component that does not end',
      '<Section title="Base">\n\nText.',
      24,
      /<Section> does not end\. Write <\/Section>/,
    ],
    ['an end without a beginning', 'Text.\n\n</Section>', 26, /ends what nothing opens\. Remove it\./],
    ['a component that does not exist', 'Text.\n\n<Widget />', 26, /no component <Widget>\. Name one of .*Disclosure/],
    ['a component that is written in small letters', 'Text.\n\n<callLink />', 26, /Write <CallLink> in the place/],
    ['a condition in small letters', '<if part="referrals">\n\nText.\n\n</if>', 24, /Write <If> in the place of <if>/],
    ['a frame', '<iframe src="https://video.example"></iframe>', 24, /Remove <iframe>, which does nothing here\./],
    ['a tag that holds nothing', 'A line.<br>And another.', 24, /end it with a slash: <br \/>\.$/],
    ['a picture of another site', '![A path](https://other.example/path.jpg)', 24, /load no pictures of other sites/],
    ['a box of the handbook', ':::tip\n\nText.\n\n:::', 24, /Write <Aside title="…"> and <\/Aside>/],
    ['a heading without its space', 'Text.\n\n##Base', 26, /Write a space between ## and its heading\./],
    ['a heading without words', 'Text.\n\n## \n\nText.', 26, /Write the heading behind these signs, or remove/],
    ['a sentence that begins like code', 'export is what we do.', 24, /Begin this line with another word/],
    ['an address alone', 'See <https://www.icpi.org>.', 24, /Write a link as \[words\]\(https:/],
    [
      'a cell that no column has',
      '| A | B |\n| --- | --- |\n| 1 | 2 | <If service="pool-decks" />\n| 1 | 2 | 3 |',
      27,
      /head of this table has 2 columns, and this line 3\./,
    ],
    ['a reference to no address', 'See [all][more].', 24, /This is no link yet/],
    ['a link with a slash at its end', 'See [all](/FAQ/?a=1#top).', 24, /Write \/faq\?a=1#top instead of \/FAQ\//],
    ['a link with the host of this site', 'See [all](http://harbor-row.example/faq).', 24, /Write \/faq alone/],
    ['a sign that begins no tag', 'Text.\n\nA path of <5 ft.', 26, /write \\< and \\{\./],
    ['a brace', 'Text.\n\nA {path.', 26, /write \\< and \\{\./],
    [
      'an attribute that does not exist',
      '<Aside titel="Base">\n\nText.\n\n</Aside>',
      24,
      /<Aside> has no titel\. .*title\.$/,
    ],
    [
      'a component without what it needs',
      '<Aside>\n\nText.\n\n</Aside>',
      24,
      /<Aside> lacks its title\. Write <Aside title="…">\./,
    ],
    [
      'a service that there is not',
      '<CrossSection service="pools" />',
      24,
      /no service "pools"\. Name one of .*pool-decks/,
    ],
    ['a second headline', 'Text.\n\n# Base', 26, /Write ## in the place of #/],
    [
      'a table whose lines differ',
      '| A | B |\n| --- |\n| 1 | 2 |',
      25,
      /head of this table has 2 columns, and this line 1\./,
    ],
    ['a drawing that nobody drew', '<Drawing of="slopes" />', 24, /no drawing "slopes"\. Name one of slope, /],
    [
      'a picture that is not there',
      '<Picture of="no-picture" caption="One." />',
      24,
      /no picture "no-picture".*npm run photo/,
    ],
    [
      'a picture of another place',
      '<Picture of="paver-patios" caption="One." />',
      24,
      /Add "articleText" to its slots.*run `npm run pictures`/,
    ],
    ['a picture without its caption', '<Picture of="paver-patios" />', 24, /<Picture> lacks its caption/],
    ['curly quotes in a tag', '<Aside title=“Base”>\n\nText.\n\n</Aside>', 24, /straight quotes/],
    ['a comment of HTML', 'Text. <!-- note -->', 24, /Write a comment as \{\/\*/],
    ['a word in braces', 'A {path} on sand.', 24, /\{path\} is no figure\./],
    ['a line that MDX takes for code', 'import Base from "base"', 24, /Begin this line with another word/],
    ['a style', '<span style="color:red">Text.</span>', 24, /Remove the style of <span>/],
    [
      'a step without a heading',
      '<Steps>\n\n1. **Dig.** We dig.\n2. **Compact**, twice.\n\n</Steps>',
      27,
      /ends with its period/,
    ],
    [
      'a point without a heading',
      '<Points>\n\n- It drains.\n\n</Points>',
      26,
      /Begin each item of <Points> with a bold/,
    ],
    ['a link without its end', 'See [all](/faq and more.', 24, /This is no link yet\. Write \[words\]\(\/address\)/],
    ['a link of HTML', 'See <a href="/path">all</a>.', 24, /There is no \/path\./],
    ['a link by reference', 'See [all][1].\n\n[1]: /path', 26, /There is no \/path\./],
    ['an email address', 'See [us](office@example.com).', 24, /Write mailto:office@example\.com/],
    ['a phone number', 'See [us](850-555-0187).', 24, /Write tel:850-555-0187/],
    ['an image that is not there', '![A path](/path.jpg)', 24, /no file static\/path\.jpg\. Put it there, or/],
  ] as const;
  const fileOf = (what: string) => `blog/${what.toLowerCase().replaceAll(' ', '-')}.mdx`;
  let problems: readonly string[];

  // In one company, because to read a company takes half a second.
  beforeAll(async () => {
    const articles = slips.map(([what, text]) => [fileOf(what), article({}, text)] as const);
    const files = { ...Object.fromEntries(articles), 'blog/first.mdx': article({}, 'Text.') };
    problems = await problemsIn(companyWriting(files));
  });

  test.each(slips)('%s, and what to write', (what, _text, line, advice) => {
    const [problem, ...others] = problems.filter((one) => one.startsWith(`${fileOf(what)}:`));
    expect(problem).toMatch(new RegExp(`:${line}: `));
    expect(problem).toMatch(advice);
    expect(others).toEqual([]);
  });

  test('nothing else', () => {
    expect(problems).toHaveLength(slips.length);
  });
});

test('names the line of what no question can show as it is meant', async () => {
  const slips = [
    ['budget with [more](/faq)', /Visitors would see "\]\(" as it is here/],
    ['budget with <b>more</b>', /Visitors would see "<b" as it is here/],
    ['budget {{price:faq.installed} more', /A figure has two braces on each side/],
    ['budget <If part="referrals">more', /write <\/If> where its text ends/],
  ] as const;
  const folder = companyWith();
  changeYaml(path.join(folder, 'questions.yaml'), (document) => {
    const [first] = document.toJS() as [{ answer: string }];
    for (const [index, [passage]] of slips.entries()) {
      document.setIn([index], { ...first, id: `slip-${index}`, answer: `${first.answer} ${passage}.` });
    }
  });
  const problems = await problemsIn(folder);
  for (const [index, [, advice]] of slips.entries()) {
    expect(problems[index]).toMatch(new RegExp(`^questions\\.yaml:\\d+: ${index}\\.answer: `));
    expect(problems[index]).toMatch(advice);
  }
  expect(problems).toHaveLength(slips.length);
});

test('figures and conditions are named only where visitors would see them as they are', async () => {
  const figure = 'From {{price:faq.installed}}, and we say so.';
  const condition = 'Good for driveways<If service="pool-decks"> and pools</If>.';
  const fields: readonly (readonly [file: string, field: readonly (string | number)[], text: string])[] = [
    ['sealing.yaml', ['benefits', 0, 'description'], figure],
    ['sealing.yaml', ['steps', 0, 'description'], figure],
    ['services.yaml', [0, 'tagline'], figure],
    ['services.yaml', [0, 'description'], condition],
    ['referrals.yaml', ['rewards', 0, 'points', 0], figure],
    ['referrals.yaml', ['terms', 0, 'description'], condition],
  ];
  const folder = companyWith();
  for (const [file, field, text] of fields)
    changeYaml(path.join(folder, file), (document) => document.setIn(field, text));
  expect([...(await problemsIn(folder))].sort()).toEqual([
    expect.stringMatching(/^referrals\.yaml:\d+: terms\.0\.description: Visitors would see "<If" as it is here/),
    expect.stringMatching(/^sealing\.yaml:\d+: benefits\.0\.description: A figure has two braces on each side/),
    expect.stringMatching(/^services\.yaml:\d+: 0\.tagline: A figure has two braces on each side/),
  ]);
});

test('names the line in front matter', async () => {
  const slips = [
    [1, /^Begin with front matter/, () => 'Text.\n'],
    [1, /ends with --- in a line below/, (text: string) => text.replace('\n---\n', '\n')],
    [3, /This field is there twice/, (text: string) => text.replace('---\n', '---\ntitle: A\n')],
    [8, /^date: This day is still to come/, (text: string) => text.replace('2025-03-04', '3025-03-04')],
  ] as const;
  const articles = slips.map(([, , change], index) => [`blog/slip-${index}.mdx`, change(second)]);
  const problems = await problemsIn(
    companyWriting({ 'blog/first.mdx': article({}, 'Text.'), ...Object.fromEntries(articles) }),
  );
  const said = [...problems].sort().map((problem) => /^([^:]+:\d+): (.*)$/.exec(problem)?.slice(1));
  expect(said).toEqual(
    slips.map(([line, advice], index) => [`blog/slip-${index}.mdx:${line}`, expect.stringMatching(advice)]),
  );
});

test('files that no site would read or show are named', async () => {
  const folder = companyWriting({ 'coupons.yaml': 'a: 1\n', 'pages/faq.mdx': 'Text.' });
  rmSync(path.join(folder, 'pages/privacy.mdx'));
  expect(await problemsIn(folder)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^coupons\.yaml: Nothing reads this file\./),
      expect.stringMatching(/^pages\/faq\.mdx: Every site has something else at \/faq\./),
      'pages/privacy.mdx: Every page links to this one. Write it.',
    ]),
  );
});

test('markup that this company leaves out has no slips, and an image with its file has none', async () => {
  const text =
    '<If place="Tampa">\n\n<Widget />\n\n</If>\n\n![A path](/path.jpg), in [a file](/path.jpg) for {{price:faq.installed}}.';
  const folder = companyWriting({ 'blog/first.mdx': article({}, text), 'static/path.jpg': '' });
  expect(await problemsIn(folder)).toEqual([]);
});

test('names the line of a link to a part that its page does not have, and the parts there are', async () => {
  const text =
    'On [one](/faq#one), [two](/faq?a=b#two), [here](#here) and [there](#there).\n\nOr [a site](https://a.test/#b).';
  const folder = companyWriting({ 'blog/first.mdx': article({}, text) });
  const pages: Readonly<Record<string, string>> = {
    '/faq': '<h2 class="title" id="one">One</h2>',
    '/blog/first': '<p class=a id=there><h2>No id</h2>',
  };
  const { findDeadParts: find } = under(folder, () => jest.requireActual<typeof CheckSourcesModule>('./checkSources'));
  expect(find((route) => pages[route]).map(relativeTo(folder))).toEqual([
    'blog/first.mdx:24: /faq has no part #two. Write one of #one.',
    'blog/first.mdx:24: This page has no part #here. Write the address of the page alone.',
  ]);
});

test('the handbook, which shows conditions and figures, is read as it is', async () => {
  const filePath = path.join(siteDir, 'handbook/change-a-fact.md');
  const fileContent = readFileSync(filePath, 'utf8');
  const read = { filePath, fileContent, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER };
  expect(fileContent).toContain('<If part=');
  expect(preprocess({ filePath, fileContent })).toBe(fileContent);
  expect(await parseFrontMatter(read)).toEqual(await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent }));
});

test('an article from an editor that begins files with a byte order mark is read like any other', async () => {
  const fileContent = `\uFEFF${first.replaceAll('\n', '\r\n')}`;
  const folder = companyWriting({ 'blog/first.mdx': fileContent, 'blog/second.mdx': second });
  expect(await problemsIn(folder)).toEqual([]);
});

test('reports what is still to be written once a page is no draft', async () => {
  const text = '## Under the grass\n\n{/* Write: soil,\nwater */}\n\n## Our work\n\nA text.';
  const faq = `\n${`  - question: "${QUESTION_TO_REPLACE}: what do readers ask? (1)"\n    answer: This is the answer to it.\n`.repeat(3)}`;
  const draft = article({ faq, draft: 'true' }, text);
  const folder = companyWriting({ 'blog/first.mdx': draft, 'blog/second.mdx': second });
  expect(await problemsIn(folder)).toEqual([]);
  writeFileSync(path.join(folder, 'blog/first.mdx'), draft.replace('draft: true\n', ''));
  const problems = await problemsIn(folder);
  expect(problems).toContainEqual(
    expect.stringMatching(/^blog\/first\.mdx:\d+: faq: Write what readers ask, and your/),
  );
  expect(problems).toContainEqual(
    expect.stringMatching(
      /^blog\/first\.mdx:\d+: "Under the grass" has nothing below it\. Write what belongs there, or/,
    ),
  );
  expect(problems.join()).not.toContain('Our work');
});

describe('drafts', () => {
  const DRAFT = '---\ntitle: A page\ndraft: true\n---\n';

  test('links to them are no mistake, and neither is a town whose page is one', async () => {
    const folder = companyWriting({
      'pages/port-alder-pavers.mdx': DRAFT,
      'blog/first.mdx': first,
      'blog/second.mdx': '---\ndraft: true\nnot even: front: matter\n---\n',
      'blog/third.mdx': article({}, 'See [this](/blog/second) and [that](/port-alder-pavers).'),
    });
    expect(await problemsIn(folder)).toEqual([]);
  });

  test('a page that others need is none', async () => {
    const folder = companyWriting({ 'pages/privacy.mdx': DRAFT, 'pages/garden-walls.mdx': DRAFT });
    const advice = 'draft: Other pages link to this one. Remove this line, and write the page.';
    expect(await problemsIn(folder)).toEqual(
      expect.arrayContaining([`pages/privacy.mdx:3: ${advice}`, `pages/garden-walls.mdx:3: ${advice}`]),
    );
  });
});

test('pages may be in folders, and links lead there', async () => {
  const page = readFileSync(path.join(companyWith(), 'pages/accessibility.mdx'), 'utf8').replace(/^page: .*\n/m, '');
  const folder = companyWriting({
    'pages/guides/drainage.mdx': page,
    'pages/guides/index.mdx': page,
    'blog/first.mdx': article({}, 'See [all](/guides) or [one](/guides/drainage), but [not this](/drainage).'),
  });
  expect(await problemsIn(folder)).toEqual([expect.stringMatching(/^blog\/first\.mdx:24: There is no \/drainage\./)]);
});

test('a company whose articles are all gone has no /blog to link to', async () => {
  const folder = companyWriting({ 'redirects.yaml': '{}\n' });
  rmSync(path.join(folder, 'blog'), { recursive: true });
  changeYaml(path.join(folder, 'company.yaml'), (document) => document.delete('figureArticles'));
  const page = path.join(folder, 'pages/accessibility.mdx');
  writeFileSync(page, `${readFileSync(page, 'utf8')}\nSee [all](/blog).\n`);
  expect(await problemsIn(folder)).toEqual([
    expect.stringMatching(/^pages\/accessibility\.mdx:\d+: There is no \/blog\./),
  ]);
});
