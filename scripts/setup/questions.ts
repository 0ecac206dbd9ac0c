import { areas } from '../../src/company/areas';
import { countiesInWords, formatHours } from '../../src/company/business';
import { formatPrice, hasPrice, priceByKey } from '../../src/company/pricing';
import { companySchema, type CompanyFacts } from '../../src/company/schemas/company';
import { services } from '../../src/company/services';
import { siteParts } from '../../src/company/siteParts';
import { checkDelivery, deliveryFrom, keyOf, ways } from '../../src/leads/delivery/readDelivery';
import { builtExtras, countedIds, countedRules } from '../../src/tools/estimator/core/rules';
import { milesBetween } from '../../src/tools/zipCheck/core/counties';
import { listWords } from '../../src/words/numberWords';
import { fileName } from '../new/kinds/kind';
import { checkedBy, isNone, NONE, readList, YES_OR_NO, type Given, type Question } from '../new/questions';
import { checkTowns, readTowns } from '../new/towns';
import { readHours } from './hours';
import { readLogo } from './logo';
import { readPercent } from './prices';

/** A question of setup. */
interface SetupQuestion extends Question {
  /** Returns the answer as company.yaml has it, for a question with the name of a fact there. */
  readonly read?: (answer: string) => unknown;
}

/** How many of the pages that go a question names. */
const LISTED = 3;

/** How far prices may be from the sample's, so that a typed price is not taken for a percentage. */
const LEAST_PERCENT = -50;
const MOST_PERCENT = 100;

const PRICES_FILE = fileName('prices.yaml');

const HOURS =
  'Write days and hours, as in Mon–Thu 7 am–4:30 pm, Fri 7:30–noon, closed Sunday. Say am or pm, or use 24 hours.';

const fromText = (answer: string): string | null => (isNone(answer) ? null : answer.trim());

const fromNumber = (answer: string): number | null => (isNone(answer) ? null : Number(answer));

/** Checks an answer as the build checks the same fact. */
const fits = (fact: keyof CompanyFacts, read: SetupQuestion['read'] = fromText) =>
  checkedBy(companySchema.entries[fact], read);

/** Asks for a fact by its name in company.yaml. */
function factOf(
  name: keyof CompanyFacts,
  { read = fromText, ...question }: Omit<SetupQuestion, 'name'>,
): SetupQuestion {
  return { name, check: fits(name, read), ...question, read };
}

/** Returns the choices and the default of a question about a fact that is true or false. */
const yesOrNo = (isSo: boolean) => ({
  choices: YES_OR_NO,
  preset: isSo ? 'yes' : 'no',
  read: (answer: string) => answer === 'yes',
});

/** Returns whether a company of this name takes over from the sample, whose claims it has none of. */
export const takesOver = (present: CompanyFacts, name: unknown): boolean =>
  present.sample === true && name !== undefined && name !== present.name;

function checkLogo(file: string): true | string {
  if (file === 'keep') return true;
  try {
    readLogo(file);
    return true;
  } catch (error) {
    return (error as Error).message;
  }
}

/** What a company builds or doesn't. What only some jobs need, such as steps, is in every estimate. */
const extraRules = builtExtras.map((id) => countedRules[id]);

/** Checks that extras have prices, which setup does not ask for. */
function checkExtras(...labels: readonly string[]): true | string {
  const lacking = extraRules.find((rule) => labels.includes(rule.label) && !hasPrice(rule.price));
  return !lacking || `Write the price of "${lacking.price}" in ${PRICES_FILE} first. It's null there.`;
}

function aboutLeads({ leadDelivery }: CompanyFacts, given: Given): readonly Question[] {
  const leads = String(given.leads ?? leadDelivery.via);
  const key = keyOf(leads);
  const present = key && leadDelivery.via === leads ? leadDelivery[key.field] : undefined;
  return [
    { name: 'leads', ask: 'Who receives leads?', choices: ways, preset: leadDelivery.via },
    ...(key
      ? [
          {
            name: 'leadsKey',
            ask: `${key.question}, like ${key.example}`,
            ...(typeof present === 'string' && { preset: present }),
            check: (typed: string) => {
              const checked = checkDelivery(deliveryFrom(leads, typed));
              return checked.ok || checked.mistakes[0].advice;
            },
          },
        ]
      : []),
  ];
}

/** Returns the longest text about the first of some names that fits a fact, as far as one does. */
function longestThatFits(
  fact: keyof CompanyFacts,
  names: readonly string[],
  textOf: (names: readonly string[]) => string,
): string {
  const texts = names.map((_, index) => textOf(names.slice(0, names.length - index)));
  return texts.find((text) => fits(fact)(text) === true) ?? '';
}

const listOf = (answer: unknown, preset: readonly string[]): readonly string[] =>
  answer === undefined ? preset : readList(answer);

/**
 * Lists the questions, with the present facts as defaults. Later ones depend on the answers so far. A company that takes
 * over from the sample has none of its licenses, promises and pages unless it says so.
 */
export function questionsFor(present: CompanyFacts, given: Given = {}): readonly SetupQuestion[] {
  const townNames = areas.map(({ name }) => name);
  const towns = readTowns(listOf(given.towns, townNames));
  // What follows from the towns is not asked before these are right.
  const hasTowns = towns.length > 0 && checkTowns(...listOf(given.towns, townNames)) === true;
  const chosenNames = towns.map(({ name }) => name);
  const home = String(given.locality ?? (chosenNames.includes(present.locality) ? present.locality : chosenNames[0]));
  // That of the town that it works from comes first.
  const counties = [...new Set([...towns.filter(({ name }) => name === home), ...towns].map(({ county }) => county))];
  const isElsewhere = counties.length > 0 && counties.every((county) => !present.counties.includes(county));
  const isNewcomer = takesOver(present, given.name);
  const ownOrNone = (claim: string | number | null) => (isNewcomer || claim === null ? NONE : String(claim));
  const serviceNames = services.map(({ name }) => name);
  const offered = services.filter(({ name }) => listOf(given.services, serviceNames).includes(name));
  const shortNames = offered.map(({ shortName }) => shortName.toLowerCase());
  const lost = [
    ...townNames.filter((name) => hasTowns && !chosenNames.includes(name)),
    ...serviceNames.filter((name) => offered.every((service) => service.name !== name)),
    ...(given.repairs === 'no' && siteParts.repairs ? ['paver repair'] : []),
  ];
  const listed = [...lost.slice(0, LISTED), ...(lost.length > LISTED ? ['…'] : [])].join(', ');
  return [
    factOf('name', { ask: 'The name of the company', preset: present.name }),
    factOf('phone', { ask: 'Phone number', preset: present.phone }),
    // Most companies answer on a cell phone, so one that takes over keeps the sample's answer.
    factOf('texts', { ask: 'Does that number take text messages? A landline does not', ...yesOrNo(present.texts) }),
    factOf('email', { ask: 'Email address', preset: present.email }),
    factOf('url', { ask: 'Where the site is published', preset: present.url }),
    {
      name: 'towns',
      ask: 'The towns you serve, with commas; each that is not here yet with a ZIP, as in Tampa 33602',
      list: true,
      preset: townNames,
      check: checkTowns,
    },
    factOf('locality', {
      ask: 'Which one do you work from?',
      choices: chosenNames,
      preset: home,
      isSkipped: !hasTowns,
    }),
    factOf('serviceRadiusMiles', {
      isSkipped: !hasTowns,
      ask: 'How many miles from there do you work?',
      preset: String(present.serviceRadiusMiles),
      read: Number,
      check: (answer) => {
        const center = towns.find(({ name }) => name === home) ?? towns[0];
        const miles = towns.map(({ coordinates }) => milesBetween(center.coordinates, coordinates));
        const most = Math.max(...miles);
        if (Number(answer) < most)
          return `${towns[miles.indexOf(most)].name} is ${Math.ceil(most)} miles from ${home}. Write that or more.`;
        return fits('serviceRadiusMiles', Number)(answer);
      },
    }),
    factOf('region', {
      ask: 'Your region, as people call it',
      preset: isElsewhere ? longestThatFits('region', counties, countiesInWords) : present.region,
    }),
    factOf('hours', {
      ask: 'Opening hours, as in Mon–Thu 7 am–4:30 pm, Fri 7:30–noon',
      preset: present.hours.map(formatHours).join('; '),
      read: readHours,
      check: (answer) => (readHours(answer) ? fits('hours', readHours)(answer) : HOURS),
    }),
    factOf('licenseNumber', {
      ask: `License or registration number, or "${NONE}". The site says that you're insured, so be that before you publish`,
      preset: ownOrNone(present.licenseNumber),
    }),
    factOf('callbackMinutes', {
      ask: `Within how many minutes do you call back during business hours? "${NONE}" for no promise`,
      preset: ownOrNone(present.callbackMinutes),
      read: fromNumber,
    }),
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
      choices: extraRules.map(({ label }) => label),
      list: true,
      mayBeEmpty: true,
      preset: countedIds.map((id) => countedRules[id].label),
      check: checkExtras,
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
      isSkipped: !isNewcomer,
      ask: `By how many percent are your prices above those in ${PRICES_FILE}, such as ${formatPrice(priceByKey('faq.installed'))}? 10 for a tenth more, -10 for a tenth less`,
      preset: '0',
      check: (answer) =>
        (readPercent(answer) >= LEAST_PERCENT && readPercent(answer) <= MOST_PERCENT) ||
        `Write a percentage from ${LEAST_PERCENT} to ${MOST_PERCENT}.`,
    },
    {
      name: 'deletePages',
      // The company may have written them, such as that of a service which an old file of answers lacks.
      isSkipped: isNewcomer || lost.length === 0,
      ask: `This deletes the pages of ${listed}, the articles about one of them alone, and what you wrote there. Delete them?`,
      choices: YES_OR_NO,
      preset: 'no',
      check: (answer) =>
        answer === 'yes' || `To keep the pages of ${listed}, name them in the list. To delete them, answer "yes".`,
    },
    factOf('work', {
      ask: 'What you build, in a few words that end a sentence',
      preset: offered.length === services.length ? present.work : longestThatFits('work', shortNames, listWords),
    }),
    factOf('referrals', {
      ask: `Do you pay customers for referrals? The terms are in ${fileName('referrals.yaml')}`,
      ...yesOrNo(present.referrals && !isNewcomer),
    }),
    factOf('facebook', { ask: `Your Facebook page, or "${NONE}"`, preset: ownOrNone(present.facebook) }),
    factOf('instagram', { ask: `Your Instagram page, or "${NONE}"`, preset: ownOrNone(present.instagram) }),
    { name: 'logo', ask: 'The logo as an SVG file, or "keep" for the present one', preset: 'keep', check: checkLogo },
    ...aboutLeads(present, given),
  ];
}
