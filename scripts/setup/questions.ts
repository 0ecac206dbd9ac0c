import * as v from 'valibot';
import { safeParseWithFriendlyErrors } from '../../src/company/load/parseWithFriendlyErrors';
import { colorOf } from '../../src/css/readTokens';
import { areas } from '../../src/company/areas';
import { countiesInWords, formatHours } from '../../src/company/business';
import { companyFacts, type CompanyFacts } from '../../src/company/schemas/company';
import { listWords } from '../../src/words/numberWords';
import { formatPrice, hasPrice, priceByKey } from '../../src/company/pricing';
import { isPublicHost } from '../../src/company/publicHost';
import { services } from '../../src/company/services';
import { countedIds, countedRules } from '../../src/tools/estimator/core/rules';
import { checkDelivery, deliveryFrom, keyOf, readDelivery, ways } from '../../src/leads/delivery/readDelivery';
import { floridaCounties, milesBetween } from '../../src/tools/zipCheck/core/counties';
import { readPercent } from '../new/prices';
import {
  isNone,
  NONE,
  readList,
  YES_OR_NO,
  type Answer,
  type Answers,
  type Given,
  type Question,
} from '../new/questions';
import { readHours } from './hours';
import { readLogo } from './logo';
import { chosen, nearestReadable, readColor, type Choice, type Chosen } from './palette';
import { checkTowns, readTowns, type ChosenTown } from './towns';

const fromText = (answer: string): string | null => (isNone(answer) ? null : answer.trim());

const fromNumber = (answer: string): number | null => (isNone(answer) ? null : Number(answer));

const fromYes = (answer: string): boolean => answer === 'yes';

/** Checks an answer as the build checks the same fact. */
function fits(field: keyof CompanyFacts, read: (answer: string) => unknown = fromText) {
  return (answer: string): true | string => {
    const checked = safeParseWithFriendlyErrors<unknown>(companyFacts.entries[field], read(answer));
    // In company.json, it is null.
    return checked.ok || checked.mistakes[0].advice.replace(/\bnull\b/, `"${NONE}"`);
  };
}

const HOURS =
  'Write days and hours, as in Mon–Thu 7 am–4:30 pm, Fri 7:30–noon, closed Sunday. Say am or pm, or use 24 hours.';

function checkHours(answer: string): true | string {
  return readHours(answer) ? fits('hours', readHours)(answer) : HOURS;
}

const colorQuestions: Readonly<Record<Chosen, { readonly name: string; readonly ask: string }>> = {
  ground: { name: 'backgroundColor', ask: 'The color of the pages, light' },
  mangrove: { name: 'deepColor', ask: 'The color of dark bands, such as the footer' },
  lagoon: { name: 'linkColor', ask: 'The color of links' },
  terracotta: { name: 'buttonColor', ask: 'The color of buttons that call, dark enough for white text' },
};

function choiceOf(given: Given): Choice {
  const colors = chosen.map((token): [Chosen, string] => {
    const answer = given[colorQuestions[token].name];
    return [token, (typeof answer === 'string' && readColor(answer)) || colorOf(token)];
  });
  return Object.fromEntries(colors) as Choice;
}

function checkColor(token: Chosen, others: Choice) {
  return (answer: string): true | string => {
    const color = readColor(answer);
    if (!color) return 'Write a color as # and six digits, like #b4442a.';
    const near = nearestReadable(token, { ...others, [token]: color });
    if (near === color) return true;
    return near
      ? `Text would be hard to read with ${color}. The nearest color that works is ${near}.`
      : `Text would be hard to read with ${color}, lighter or darker. Choose another color.`;
  };
}

function checkKey(via: string) {
  return (key: string): true | string => {
    const checked = checkDelivery(deliveryFrom(via, key));
    return checked.ok || checked.mistakes[0].advice;
  };
}

/** Checks that an extra has a price, which setup does not ask for. */
function checkExtra(label: string): true | string {
  const lacking = Object.values(countedRules).find((rule) => rule.label === label && !hasPrice(rule.price));
  return !lacking || `Write the price of "${lacking.price}" in src/company/pricing.ts first. It's null there.`;
}

/** Returns the key, id or address of the present receiver. */
function presentKey(delivery: CompanyFacts['leadDelivery'], via: string, field: string): string | undefined {
  const key = delivery.via === via ? delivery[field] : undefined;
  return typeof key === 'string' ? key : undefined;
}

const listOf = (answer: unknown, preset: readonly string[]): readonly string[] =>
  answer === undefined ? preset : readList(answer);

/** Returns a county's name as the Census Bureau writes it, from "lee" or "Lee County". */
function countyNamed(typed: string): string | undefined {
  const wanted = typed.replace(/ county$/i, '').toLowerCase();
  return floridaCounties().find(({ properties }) => properties.name.toLowerCase() === wanted)?.properties.name;
}

/** Returns what the company builds in a few words, made of as many of its services as fit. */
function workOf(offered: readonly { readonly shortName: string }[]): string {
  const names = offered.map(({ shortName }) => shortName.toLowerCase());
  const texts = names.map((_, index) => listWords(names.slice(0, names.length - index)));
  return texts.find((text) => fits('work')(text) === true) ?? '';
}

/** How far prices may be from the sample's, so that a typed price is not taken for a percentage. */
const LEAST_PERCENT = -50;
const MOST_PERCENT = 100;
const PRICES = `By how many percent are your prices above those in src/company/pricing.ts, such as ${formatPrice(priceByKey('faq.installed'))}? 10 for a tenth more, -10 for a tenth less`;

const EASTERN = 'America/New_York';
const CENTRAL = 'America/Chicago';

/** Florida's counties on Central time, by the Department of Transportation (49 CFR 71.5). Gulf County has both. */
const centralCounties: readonly string[] = [
  ...['Bay', 'Calhoun', 'Escambia', 'Holmes', 'Jackson'],
  ...['Okaloosa', 'Santa Rosa', 'Walton', 'Washington'],
];

function timeZoneOf(town: ChosenTown | undefined): string {
  return town && centralCounties.includes(town.place.county) ? CENTRAL : EASTERN;
}

/** Returns how many miles the farthest of these towns is from the one with this name. */
function reachOf(towns: readonly ChosenTown[], from: string): { readonly name: string; readonly miles: number } {
  const center = towns.find(({ name }) => name === from);
  const distances = towns.map(({ name, place }) => ({
    name,
    miles: center ? milesBetween(center.place.coordinates, place.coordinates) : 0,
  }));
  return distances.reduce((farthest, one) => (one.miles > farthest.miles ? one : farthest), { name: from, miles: 0 });
}

/** Most addresses that a question lists. */
const LISTED = 3;

const listSome = (items: readonly string[]) =>
  [...items.slice(0, LISTED), ...(items.length > LISTED ? ['…'] : [])].join(', ');

/** Returns the question, skipped unless there is a reason to ask it. */
const askedIf = (isAsked: boolean, question: Question): Question => ({
  ...question,
  ...(!isAsked && { isSkipped: true }),
});

/** Asks whether pages that the company may have written go, such as that of a service which an old file of answers lacks. */
function deletionQuestion(names: readonly string[]): Question {
  const listed = listSome(names);
  return {
    name: 'deletePages',
    ask: `This deletes the pages of ${listed}, and what you wrote there. Delete them?`,
    choices: YES_OR_NO,
    preset: 'no',
    check: (answer) =>
      answer === 'yes' || `To keep the pages of ${listed}, name them in the list. To delete them, answer "yes".`,
  };
}

/** Asks whether the addresses of pages that go lead to others. */
function redirectsQuestion(paths: readonly string[]): Question {
  const listed = listSome(paths);
  return {
    name: 'redirects',
    ask: `Pages go (${listed}). Lead their addresses to the service area, the home page and the articles?`,
    choices: YES_OR_NO,
    preset: 'yes',
  };
}

/**
 * Lists the questions, with the present facts as defaults. Later ones depend on the answers so far. A company that takes
 * over from a made-up one has none of its licenses, promises and pages unless it says so.
 */
export function questionsFor(present: CompanyFacts, given: Given = {}): readonly Question[] {
  const townNames = areas.map(({ name }) => name);
  const towns = readTowns(listOf(given.towns, townNames));
  // What follows from the towns is not asked before these are right.
  const hasTowns = towns.length > 0 && checkTowns(listOf(given.towns, townNames)) === true;
  const chosenNames = towns.map(({ name }) => name);
  const newNames = towns.filter(({ isNew }) => isNew).map(({ name }) => name);
  const home = String(given.town ?? (chosenNames.includes(present.locality) ? present.locality : chosenNames[0]));
  const needed = [...new Set(towns.map(({ place }) => place.county))];
  const hasSameTowns = newNames.length === 0 && chosenNames.length === townNames.length;
  const isElsewhere = needed.every((county) => !present.counties.includes(county));
  const isPublished = isPublicHost(new URL(present.url).hostname);
  const isRenamed = given.name !== undefined && given.name !== present.name;
  const takesOver = !isPublished && isRenamed;
  const ownOrNone = (fact: string | number | null) => (takesOver || fact === null ? NONE : String(fact));
  const yesIf = (fact: boolean) => (fact && !takesOver ? 'yes' : 'no');
  const serviceNames = services.map(({ name }) => name);
  const offered = services.filter(({ name }) => listOf(given.services, serviceNames).includes(name));
  const lost = [
    ...areas.filter(({ name }) => hasTowns && !chosenNames.includes(name)),
    ...services.filter((service) => !offered.includes(service)),
  ];
  const leads = String(given.leads ?? present.leadDelivery.via);
  const key = keyOf(leads);
  const colors = choiceOf(given);
  return [
    { name: 'name', ask: 'The name of the company', preset: present.name, check: fits('name') },
    { name: 'phone', ask: 'Phone number', preset: present.phone, check: fits('phone') },
    {
      name: 'texts',
      ask: 'Does that number take text messages? A landline does not',
      choices: YES_OR_NO,
      // Most companies answer on a cell phone, so one that takes over keeps the sample's answer.
      preset: present.texts ? 'yes' : 'no',
    },
    { name: 'email', ask: 'Email address', preset: present.email, check: fits('email') },
    { name: 'host', ask: 'Where the site is published', preset: present.url, check: fits('url') },
    {
      name: 'towns',
      ask: 'The towns you serve, with commas; each that is not here yet with a ZIP, as in Tampa 33602',
      list: true,
      preset: townNames,
      checkAll: checkTowns,
    },
    askedIf(hasTowns && newNames.length > 0, {
      name: 'islands',
      ask: 'Which of the new towns are islands? Texts say "on" an island, not "in" it.',
      choices: newNames,
      list: true,
      mayBeEmpty: true,
      preset: [],
    }),
    askedIf(hasTowns, { name: 'town', ask: 'Which one do you work from?', choices: chosenNames, preset: home }),
    askedIf(hasTowns, {
      name: 'miles',
      ask: 'How many miles from there do you work?',
      preset: String(present.serviceRadiusMiles),
      check: (answer) => {
        const { name, miles } = reachOf(towns, home);
        if (Number(answer) < miles) return `${name} is ${Math.ceil(miles)} miles from ${home}. Write that or more.`;
        return fits('serviceRadiusMiles', Number)(answer);
      },
    }),
    askedIf(hasTowns, {
      name: 'counties',
      ask: 'The counties you work in, with commas',
      list: true,
      preset: hasSameTowns ? present.counties : needed,
      check: (county) =>
        countyNamed(county) !== undefined || `There is no county "${county}" in Florida. Correct its name.`,
      checkAll: (counties) => {
        const missing = needed.find((county) => !counties.map(countyNamed).includes(county));
        return missing === undefined || `Some of your towns are in ${missing}. Add it, or leave those towns out.`;
      },
    }),
    {
      name: 'region',
      ask: 'Your region, as people call it',
      preset: isElsewhere ? countiesInWords(needed) : present.region,
      check: fits('region'),
    },
    {
      name: 'timeZone',
      ask: 'The time zone of your hours: New York for Eastern, Chicago for Central',
      choices: [...new Set([EASTERN, CENTRAL, present.timeZone])],
      preset: hasSameTowns ? present.timeZone : timeZoneOf(towns.find(({ name }) => name === home)),
    },
    {
      name: 'hours',
      ask: 'Opening hours, as in Mon–Thu 7 am–4:30 pm, Fri 7:30–noon',
      preset: present.hours.map(formatHours).join('; '),
      check: checkHours,
    },
    {
      name: 'license',
      ask: `License or registration number, or "${NONE}". The site says that you're insured, so be that before you publish`,
      preset: ownOrNone(present.licenseNumber),
      check: fits('licenseNumber'),
    },
    {
      name: 'experience',
      ask: `Your experience, as in "18 years of laying pavers", or "${NONE}"`,
      preset: ownOrNone(present.experience),
      check: fits('experience'),
    },
    {
      name: 'background',
      ask: `How you came to pavers, in a sentence, or "${NONE}"`,
      preset: ownOrNone(present.background),
      check: fits('background'),
    },
    {
      name: 'callback',
      ask: `Within how many minutes do you call back during business hours? "${NONE}" for no promise`,
      preset: ownOrNone(present.callbackMinutes),
      check: fits('callbackMinutes', fromNumber),
    },
    {
      name: 'services',
      ask: 'What do you offer? Add other services with npm run new -- service',
      choices: serviceNames,
      list: true,
      // A company may have only services of its own, which come next.
      mayBeEmpty: true,
      preset: serviceNames,
    },
    {
      name: 'extras',
      ask: 'Which of these do you build along with paving? Their prices are in src/company/pricing.ts',
      choices: Object.values(countedRules).map(({ label }) => label),
      list: true,
      mayBeEmpty: true,
      preset: countedIds.map((id) => countedRules[id].label),
      check: checkExtra,
    },
    askedIf(present.sample === true && isRenamed, {
      name: 'prices',
      ask: PRICES,
      preset: '0',
      check: (answer) =>
        (readPercent(answer) >= LEAST_PERCENT && readPercent(answer) <= MOST_PERCENT) ||
        `Write a percentage from ${LEAST_PERCENT} to ${MOST_PERCENT}.`,
    }),
    askedIf(!isRenamed && lost.length > 0, deletionQuestion(lost.map(({ name }) => name))),
    askedIf(isPublished && lost.length > 0, redirectsQuestion(lost.map((one) => one.path))),
    {
      name: 'work',
      ask: 'What you build, in a few words that end a sentence',
      preset: offered.length === services.length ? present.work : workOf(offered),
      check: fits('work'),
    },
    {
      name: 'referrals',
      ask: 'Do you pay customers for referrals? The terms are in src/company/referralProgram.ts',
      choices: YES_OR_NO,
      preset: yesIf(present.referrals),
    },
    {
      name: 'newsletter',
      ask: 'Do you send news by email? Then forms have a box for it',
      choices: YES_OR_NO,
      preset: yesIf(present.newsletter),
    },
    {
      name: 'hiring',
      ask: 'Are you hiring? Then the home page says that the team is expanding',
      choices: YES_OR_NO,
      preset: yesIf(present.hiring),
    },
    ...(['facebook', 'instagram'] as const).map((network) => ({
      name: network,
      ask: `Your ${network === 'facebook' ? 'Facebook' : 'Instagram'} page, or "${NONE}"`,
      preset: ownOrNone(present[network]),
      check: fits(network),
    })),
    {
      name: 'copyrightYear',
      ask: 'The year of the copyright line in the footer',
      preset: String(takesOver ? new Date().getFullYear() : present.copyrightYear),
      check: fits('copyrightYear', Number),
    },
    ...chosen.map((token) => ({
      ...colorQuestions[token],
      preset: colorOf(token),
      check: checkColor(token, colors),
    })),
    {
      name: 'logo',
      ask: 'The logo as an SVG file, or "keep" for the present one',
      preset: 'keep',
      check: (answer) => {
        if (answer === 'keep') return true;
        try {
          readLogo(answer);
          return true;
        } catch (error) {
          return (error as Error).message;
        }
      },
    },
    {
      name: 'leads',
      ask: 'Who receives leads?',
      choices: ways,
      preset: present.leadDelivery.via,
    },
    ...(key
      ? [
          {
            name: 'leadsKey',
            ask: `${key.question}, like ${key.example}`,
            preset: presentKey(present.leadDelivery, leads, key.field),
            check: checkKey(leads),
          },
        ]
      : []),
  ];
}

const text = (answer: Answer): string | null => fromText(String(answer));

/** Returns the facts after these answers; those that nobody asked for stay. */
export function factsAfter(present: CompanyFacts, answers: Answers): CompanyFacts {
  const { sample, ...others } = present;
  const { via, files } = present.leadDelivery;
  return v.parse(companyFacts, {
    ...others,
    ...(answers.name === present.name && { sample }),
    name: text(answers.name),
    url: text(answers.host),
    email: text(answers.email),
    phone: text(answers.phone),
    texts: fromYes(String(answers.texts)),
    facebook: text(answers.facebook),
    instagram: text(answers.instagram),
    licenseNumber: text(answers.license),
    region: text(answers.region),
    locality: text(answers.town),
    counties: readList(answers.counties).map(countyNamed),
    serviceRadiusMiles: Number(answers.miles),
    timeZone: answers.timeZone,
    hours: readHours(String(answers.hours)),
    callbackMinutes: fromNumber(String(answers.callback)),
    experience: text(answers.experience),
    background: text(answers.background),
    work: text(answers.work),
    referrals: fromYes(String(answers.referrals)),
    newsletter: fromYes(String(answers.newsletter)),
    hiring: fromYes(String(answers.hiring)),
    copyrightYear: Number(answers.copyrightYear),
    leadDelivery: readDelivery(
      {},
      {
        ...deliveryFrom(String(answers.leads), String(answers.leadsKey)),
        // Setup doesn't ask whether the receiver takes photos.
        ...(via === answers.leads && typeof files === 'boolean' && { files }),
      },
    ),
  });
}

/** Returns the colors after these answers. */
export function colorsAfter(answers: Answers): Choice {
  return choiceOf(answers);
}
