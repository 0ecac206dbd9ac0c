import { areas } from '../../src/company/areas';
import { formatHours } from '../../src/company/business';
import type { CompanyFacts } from '../../src/company/schemas/company';
import { isPublicHost } from '../../src/company/publicHost';
import { services } from '../../src/company/services';
import { siteParts } from '../../src/company/siteParts';
import { countedIds, countedRules } from '../../src/tools/estimator/core/rules';
import { keyOf, ways } from '../../src/leads/delivery/readDelivery';
import { fileName } from '../new/kinds/kind';
import { readPercent } from '../new/prices';
import { NONE, YES_OR_NO, type Given, type Question } from '../new/questions';
import { readLogo } from './logo';
import { checkTowns, readTowns } from './towns';
import {
  PRICES_FILE,
  fromNumber,
  fits,
  checkHours,
  checkKey,
  checkExtra,
  presentKey,
  listOf,
  workOf,
  LEAST_PERCENT,
  MOST_PERCENT,
  PRICES,
  reachOf,
  regionOf,
} from './answers';

/** Most names that a question lists. */
const LISTED = 3;

/** Asks whether pages that the company may have written go, such as that of a service which an old file of answers lacks. */
function deletionQuestion(names: readonly string[]): Question {
  const listed = [...names.slice(0, LISTED), ...(names.length > LISTED ? ['…'] : [])].join(', ');
  return {
    name: 'deletePages',
    ask: `This deletes the pages of ${listed}, the articles about one of them alone, and what you wrote there. Delete them?`,
    choices: YES_OR_NO,
    preset: 'no',
    check: (answer) =>
      answer === 'yes' || `To keep the pages of ${listed}, name them in the list. To delete them, answer "yes".`,
  };
}

/** Returns whether a company of this name takes over from a made-up one, whose claims it has none of. */
export const takesOver = (present: CompanyFacts, name: unknown): boolean =>
  !isPublicHost(new URL(present.url).hostname) && name !== undefined && name !== present.name;

function checkLogo(file: string): true | string {
  if (file === 'keep') return true;
  try {
    readLogo(file);
    return true;
  } catch (error) {
    return (error as Error).message;
  }
}

function aboutLeads({ leadDelivery }: CompanyFacts, given: Given): readonly Question[] {
  const leads = String(given.leads ?? leadDelivery.via);
  const key = keyOf(leads);
  const receiver: Question = { name: 'leads', ask: 'Who receives leads?', choices: ways, preset: leadDelivery.via };
  if (!key) return [receiver];
  return [
    receiver,
    {
      name: 'leadsKey',
      ask: `${key.question}, like ${key.example}`,
      preset: presentKey(leadDelivery, leads, key.field),
      check: checkKey(leads),
    },
  ];
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
  const home = String(given.town ?? (chosenNames.includes(present.locality) ? present.locality : chosenNames[0]));
  // That of the town that it works from comes first.
  const fromHome = [...towns].sort((a, b) => Number(b.name === home) - Number(a.name === home));
  const counties = [...new Set(fromHome.map(({ place }) => place.county))];
  const isElsewhere = counties.length > 0 && counties.every((county) => !present.counties.includes(county));
  const isRenamed = given.name !== undefined && given.name !== present.name;
  const isNewcomer = takesOver(present, given.name);
  const ownOrNone = (claim: string | number | null) => (isNewcomer || claim === null ? NONE : String(claim));
  const serviceNames = services.map(({ name }) => name);
  const offered = services.filter(({ name }) => listOf(given.services, serviceNames).includes(name));
  const lost = [
    ...areas.filter(({ name }) => hasTowns && !chosenNames.includes(name)),
    ...services.filter((service) => !offered.includes(service)),
    ...(given.repairs === 'no' && siteParts.repairs ? [{ name: 'paver repair' }] : []),
  ];
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
    {
      name: 'town',
      ask: 'Which one do you work from?',
      choices: chosenNames,
      preset: home,
      isSkipped: !hasTowns,
    },
    {
      name: 'miles',
      isSkipped: !hasTowns,
      ask: 'How many miles from there do you work?',
      preset: String(present.serviceRadiusMiles),
      check: (answer) => {
        const { name, miles } = reachOf(towns, home);
        if (Number(answer) < miles) return `${name} is ${Math.ceil(miles)} miles from ${home}. Write that or more.`;
        return fits('serviceRadiusMiles', Number)(answer);
      },
    },
    {
      name: 'region',
      ask: 'Your region, as people call it',
      preset: isElsewhere ? regionOf(counties) : present.region,
      check: fits('region'),
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
      ask: `Which of these do you build along with paving? Their prices are in ${PRICES_FILE}`,
      choices: Object.values(countedRules).map(({ label }) => label),
      list: true,
      mayBeEmpty: true,
      preset: countedIds.map((id) => countedRules[id].label),
      check: checkExtra,
    },
    {
      name: 'repairs',
      // A company that has said no writes the page and the price once it repairs.
      isSkipped: !siteParts.repairs,
      ask: 'Do you repair pavers that have sunk or come loose? Then a page says so, with a price',
      choices: YES_OR_NO,
      preset: 'yes',
    },
    {
      name: 'prices',
      isSkipped: !present.sample || !isRenamed,
      ask: PRICES,
      preset: '0',
      check: (answer) =>
        (readPercent(answer) >= LEAST_PERCENT && readPercent(answer) <= MOST_PERCENT) ||
        `Write a percentage from ${LEAST_PERCENT} to ${MOST_PERCENT}.`,
    },
    { ...deletionQuestion(lost.map(({ name }) => name)), isSkipped: isRenamed || lost.length === 0 },
    {
      name: 'work',
      ask: 'What you build, in a few words that end a sentence',
      preset: offered.length === services.length ? present.work : workOf(offered),
      check: fits('work'),
    },
    {
      name: 'referrals',
      ask: `Do you pay customers for referrals? The terms are in ${fileName('referrals.yaml')}`,
      choices: YES_OR_NO,
      preset: present.referrals && !isNewcomer ? 'yes' : 'no',
    },
    ...(['facebook', 'instagram'] as const).map((network) => ({
      name: network,
      ask: `Your ${network === 'facebook' ? 'Facebook' : 'Instagram'} page, or "${NONE}"`,
      preset: ownOrNone(present[network]),
      check: fits(network),
    })),
    {
      name: 'logo',
      ask: 'The logo as an SVG file, or "keep" for the present one',
      preset: 'keep',
      check: checkLogo,
    },
    ...aboutLeads(present, given),
  ];
}
