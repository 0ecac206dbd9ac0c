import * as v from 'valibot';
import { safeParseWithFriendlyErrors } from '../../src/checks/parseWithFriendlyErrors';
import { colorOf } from '../../src/css/readTokens';
import { areas } from '../../src/data/areas';
import { formatHours } from '../../src/data/business';
import { companyFacts, type CompanyFacts } from '../../src/data/companyFacts';
import { services } from '../../src/data/services';
import { checkDelivery, deliveryFrom, keyOf, readDelivery, ways } from '../../src/leads/configuration';
import { floridaCounties } from '../../src/serviceArea/counties';
import type { Answer, Answers, Question } from '../new/questions';
import { readHours } from './hours';
import { readLogo } from './logo';
import { chosen, nearestReadable, readColor, type Choice, type Chosen } from './palette';

/** Written where a company has no license, page or experience. */
const NONE = 'none';

/** The services on which the estimator, the price tables and the articles depend. */
const basicServices = ['Paver Driveways', 'Paver Patios', 'Pool Decks', 'Paver Sealing'];

const fromText = (answer: string): string | null => (answer.trim().toLowerCase() === NONE ? null : answer.trim());

const minutes = (answer: string): number | null => (fromText(answer) === null ? null : Number(answer));

/** Checks an answer as the build checks the same fact. */
function fits(field: keyof CompanyFacts, read: (answer: string) => unknown = fromText) {
  return (answer: string): true | string => {
    const checked = safeParseWithFriendlyErrors<unknown>(companyFacts.entries[field], read(answer));
    return checked.ok || checked.mistakes[0].advice;
  };
}

const HOURS = 'Write days and hours, as in Monday–Friday, 7 am–6 pm; Saturday, 8 am–4 pm.';

function checkHours(answer: string): true | string {
  return readHours(answer) ? fits('hours', readHours)(answer) : HOURS;
}

const colorQuestions: Readonly<Record<Chosen, { readonly name: string; readonly ask: string }>> = {
  ground: { name: 'backgroundColor', ask: 'The color of the pages, light' },
  mangrove: { name: 'deepColor', ask: 'The color of dark bands, such as the footer' },
  lagoon: { name: 'linkColor', ask: 'The color of links' },
  terracotta: { name: 'buttonColor', ask: 'The color of buttons that call' },
};

function choiceOf(given: Readonly<Record<string, unknown>>): Choice {
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

/** Returns the key, id or address of the present receiver. */
function presentKey(delivery: CompanyFacts['leadDelivery'], via: string, field: string): string | undefined {
  const key = delivery.via === via ? delivery[field] : undefined;
  return typeof key === 'string' ? key : undefined;
}

const listOf = (answer: unknown, preset: readonly string[]): readonly string[] =>
  Array.isArray(answer) ? answer.map(String) : preset;

/** Lists the questions, with the present facts as defaults. Later ones depend on the answers so far. */
export function questionsFor(
  present: CompanyFacts,
  given: Readonly<Record<string, unknown>> = {},
): readonly Question[] {
  const townNames = areas.map(({ name }) => name);
  const towns = listOf(given.towns, townNames);
  const allCounties = floridaCounties().map(({ properties }) => properties.name);
  const needed = areas.filter(({ name }) => towns.includes(name)).map(({ county }) => county);
  const serviceNames = services.map(({ name }) => name);
  const leads = String(given.leads ?? present.leadDelivery.via);
  const key = keyOf(leads);
  const colors = choiceOf(given);
  return [
    { name: 'name', ask: 'The name of the company', preset: present.name, check: fits('name') },
    { name: 'phone', ask: 'Phone number', preset: present.phone, check: fits('phone') },
    { name: 'email', ask: 'Email address', preset: present.email, check: fits('email') },
    { name: 'host', ask: 'Where the site is published', preset: present.url, check: fits('url') },
    { name: 'region', ask: 'Your region', preset: present.region, check: fits('region') },
    {
      name: 'towns',
      ask: 'Which of these towns do you serve? Add others later with npm run new -- city',
      choices: townNames,
      list: true,
      preset: townNames,
      check: (answer) => answer.split(',').length > 2 || 'Choose at least three.',
    },
    { name: 'town', ask: 'Which one do you work from?', choices: towns, preset: present.locality },
    {
      name: 'miles',
      ask: 'How many miles from there do you work?',
      preset: String(present.serviceRadiusMiles),
      check: fits('serviceRadiusMiles', Number),
    },
    {
      name: 'counties',
      ask: 'The counties you work in, with commas',
      list: true,
      preset: present.counties,
      check: (answer) => {
        const counties = answer.split(',');
        const unknown = counties.find((county) => !allCounties.includes(county));
        if (unknown !== undefined) return `There is no county "${unknown}" in Florida. Leave out the word "County".`;
        const missing = needed.find((county) => !counties.includes(county));
        return missing === undefined || `Some of your towns are in ${missing}. Add it, or leave those towns out.`;
      },
    },
    {
      name: 'hours',
      ask: 'Opening hours',
      preset: present.hours.map(formatHours).join('; '),
      check: checkHours,
    },
    {
      name: 'license',
      ask: `License or registration number, or "${NONE}"`,
      preset: present.licenseNumber ?? NONE,
      check: fits('licenseNumber'),
    },
    {
      name: 'experience',
      ask: `Your experience, as in "18 years of laying pavers", or "${NONE}"`,
      preset: present.experience ?? NONE,
      check: fits('experience'),
    },
    {
      name: 'background',
      ask: `How you came to pavers, in a sentence, or "${NONE}"`,
      preset: present.background ?? NONE,
      check: fits('background'),
    },
    {
      name: 'callback',
      ask: `Within how many minutes do you call back during business hours? Or "${NONE}"`,
      preset: String(present.callbackMinutes ?? NONE),
      check: fits('callbackMinutes', minutes),
    },
    {
      name: 'services',
      ask: 'What do you offer? Add other services later with npm run new -- service',
      choices: serviceNames,
      list: true,
      preset: serviceNames,
      check: (answer) => {
        const missing = basicServices.filter((name) => !answer.split(',').includes(name));
        return missing.length === 0 || `The estimator and the articles are built on ${missing.join(', ')}. Keep it.`;
      },
    },
    { name: 'work', ask: 'What you build, in a few words', preset: present.work, check: fits('work') },
    ...(['facebook', 'instagram'] as const).map((network) => ({
      name: network,
      ask: `Your ${network === 'facebook' ? 'Facebook' : 'Instagram'} page, or "${NONE}"`,
      preset: present[network] ?? NONE,
      check: fits(network),
    })),
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
  return v.parse(companyFacts, {
    ...present,
    name: text(answers.name),
    url: text(answers.host),
    email: text(answers.email),
    phone: text(answers.phone),
    facebook: text(answers.facebook),
    instagram: text(answers.instagram),
    licenseNumber: text(answers.license),
    region: text(answers.region),
    locality: text(answers.town),
    counties: answers.counties,
    serviceRadiusMiles: Number(answers.miles),
    hours: readHours(String(answers.hours)),
    callbackMinutes: minutes(String(answers.callback)),
    experience: text(answers.experience),
    background: text(answers.background),
    work: text(answers.work),
    leadDelivery: readDelivery({}, deliveryFrom(String(answers.leads), String(answers.leadsKey))),
  });
}

/** Returns the colors after these answers. */
export function colorsAfter(answers: Answers): Choice {
  return choiceOf(answers);
}
