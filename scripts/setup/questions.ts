import { chosen } from '../../src/css/palette';
import { colorOf } from '../../src/css/readTokens';
import { areas } from '../../src/company/areas';
import { countiesInWords, formatHours } from '../../src/company/business';
import { type CompanyFacts } from '../../src/company/schemas/company';
import { isPublicHost } from '../../src/company/publicHost';
import { services } from '../../src/company/services';
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
  colorQuestions,
  colorsOf,
  checkColor,
  checkKey,
  checkExtra,
  presentKey,
  listOf,
  countyNamed,
  workOf,
  LEAST_PERCENT,
  MOST_PERCENT,
  PRICES,
  EASTERN,
  CENTRAL,
  timeZoneOf,
  reachOf,
} from './answers';

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

/** Returns what the answers so far say about towns, services and who the company is. */
function situationOf(present: CompanyFacts, given: Given) {
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
  const serviceNames = services.map(({ name }) => name);
  const offered = services.filter(({ name }) => listOf(given.services, serviceNames).includes(name));
  const lost = [
    ...areas.filter(({ name }) => hasTowns && !chosenNames.includes(name)),
    ...services.filter((service) => !offered.includes(service)),
  ];
  return {
    present,
    given,
    townNames,
    towns,
    hasTowns,
    chosenNames,
    newNames,
    home,
    needed,
    hasSameTowns,
    isElsewhere,
    isPublished,
    isRenamed,
    takesOver,
    serviceNames,
    offered,
    lost,
  };
}

type Situation = ReturnType<typeof situationOf>;

type Questions = (situation: Situation) => readonly Question[];

/** Returns a claim as a default; none for a company that takes over from a made-up one. */
const ownOrNone = (fact: string | number | null, takesOver: boolean) =>
  takesOver || fact === null ? NONE : String(fact);

const aboutContact: Questions = ({ present }) => [
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
];

const aboutTowns: Questions = ({
  present,
  towns,
  townNames,
  hasTowns,
  chosenNames,
  newNames,
  home,
  needed,
  hasSameTowns,
}) => [
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
];

const aboutRegionAndHours: Questions = ({ present, towns, home, needed, hasSameTowns, isElsewhere }) => [
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
];

const aboutClaims: Questions = ({ present, takesOver }) => [
  {
    name: 'license',
    ask: `License or registration number, or "${NONE}". The site says that you're insured, so be that before you publish`,
    preset: ownOrNone(present.licenseNumber, takesOver),
    check: fits('licenseNumber'),
  },
  {
    name: 'experience',
    ask: `Your experience, as in "18 years of laying pavers", or "${NONE}"`,
    preset: ownOrNone(present.experience, takesOver),
    check: fits('experience'),
  },
  {
    name: 'background',
    ask: `How you came to pavers, in a sentence, or "${NONE}"`,
    preset: ownOrNone(present.background, takesOver),
    check: fits('background'),
  },
  {
    name: 'callback',
    ask: `Within how many minutes do you call back during business hours? "${NONE}" for no promise`,
    preset: ownOrNone(present.callbackMinutes, takesOver),
    check: fits('callbackMinutes', fromNumber),
  },
];

const aboutOffer: Questions = ({ present, serviceNames, offered, lost, isRenamed, isPublished }) => [
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
];

const aboutPrograms: Questions = ({ present, takesOver }) => [
  {
    name: 'referrals',
    ask: `Do you pay customers for referrals? The terms are in ${fileName('referrals.yaml')}`,
    choices: YES_OR_NO,
    preset: present.referrals && !takesOver ? 'yes' : 'no',
  },
  {
    name: 'newsletter',
    ask: 'Do you send news by email? Then forms have a box for it',
    choices: YES_OR_NO,
    preset: present.newsletter && !takesOver ? 'yes' : 'no',
  },
  {
    name: 'hiring',
    ask: 'Are you hiring? Then the home page says that the team is expanding',
    choices: YES_OR_NO,
    preset: present.hiring && !takesOver ? 'yes' : 'no',
  },
  ...(['facebook', 'instagram'] as const).map((network) => ({
    name: network,
    ask: `Your ${network === 'facebook' ? 'Facebook' : 'Instagram'} page, or "${NONE}"`,
    preset: ownOrNone(present[network], takesOver),
    check: fits(network),
  })),
  {
    name: 'copyrightYear',
    ask: 'The year of the copyright line in the footer',
    preset: String(takesOver ? new Date().getFullYear() : present.copyrightYear),
    check: fits('copyrightYear', Number),
  },
];

const aboutLooks: Questions = ({ given }) => [
  ...chosen.map((token) => ({
    ...colorQuestions[token],
    preset: colorOf(token),
    check: checkColor(token, colorsOf(given)),
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
];

const aboutLeads: Questions = ({ present, given }) => {
  const leads = String(given.leads ?? present.leadDelivery.via);
  const key = keyOf(leads);
  return [
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
};

/**
 * Lists the questions, with the present facts as defaults. Later ones depend on the answers so far. A company that takes
 * over from a made-up one has none of its licenses, promises and pages unless it says so.
 */
export function questionsFor(present: CompanyFacts, given: Given = {}): readonly Question[] {
  const situation = situationOf(present, given);
  return [
    aboutContact,
    aboutTowns,
    aboutRegionAndHours,
    aboutClaims,
    aboutOffer,
    aboutPrograms,
    aboutLooks,
    aboutLeads,
  ].flatMap((about) => about(situation));
}
