import * as v from 'valibot';
import { areas } from '../../src/company/areas';
import { companySchema, requiredAmong, type CompanyFacts } from '../../src/company/schemas/company';
import { deliveryFrom, readDelivery } from '../../src/leads/delivery/readDelivery';
import type { Answer, Answers } from '../new/questions';
import { readHours } from './hours';
import { fromNumber, fromText, timeZoneOf } from './answers';
import { takesOver } from './questions';
import { readTowns } from './towns';

const fromYes = (answer: Answer): boolean => answer === 'yes';

const text = (answer: Answer): string | null => fromText(String(answer));

/** What a company that takes over has not said of itself. It may write it into company.yaml. */
const unsaid = () => ({
  experience: null,
  background: null,
  newsletter: false,
  hiring: false,
  copyrightYear: new Date().getFullYear(),
});

/**
 * Returns the counties of these towns and the time zone of the one that the company works from; nothing if the towns stay.
 */
function placeAfter(answers: Answers) {
  const towns = readTowns([...answers.towns]);
  if (towns.length === areas.length && !towns.some(({ isNew }) => isNew)) return {};
  return {
    counties: [...new Set(towns.map(({ place }) => place.county))],
    timeZone: timeZoneOf(towns.find(({ name }) => name === answers.town)),
  };
}

/** Returns the facts after these answers; those that nobody asked for stay. */
export function factsAfter(present: CompanyFacts, answers: Answers): CompanyFacts {
  const { sample, ...others } = present;
  const { via, files } = present.leadDelivery;
  const written = v.parse(companySchema, {
    ...others,
    ...(takesOver(present, answers.name) && unsaid()),
    ...(answers.name === present.name && { sample }),
    name: text(answers.name),
    url: text(answers.host),
    email: text(answers.email),
    phone: text(answers.phone),
    texts: fromYes(answers.texts),
    facebook: text(answers.facebook),
    instagram: text(answers.instagram),
    licenseNumber: text(answers.license),
    region: text(answers.region),
    locality: text(answers.town),
    ...placeAfter(answers),
    serviceRadiusMiles: Number(answers.miles),
    hours: readHours(String(answers.hours)),
    callbackMinutes: fromNumber(String(answers.callback)),
    work: text(answers.work),
    referrals: fromYes(answers.referrals),
    leadDelivery: readDelivery(
      {},
      {
        ...deliveryFrom(String(answers.leads), String(answers.leadsKey)),
        // Setup doesn't ask whether the receiver takes photos.
        ...(via === answers.leads && typeof files === 'boolean' && { files }),
      },
    ),
  });
  return requiredAmong(written);
}
