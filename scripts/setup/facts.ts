import * as v from 'valibot';
import { areas } from '../../src/company/areas';
import { companySchema, requiredAmong, type CompanyFacts } from '../../src/company/schemas/company';
import { deliveryFrom, readDelivery } from '../../src/leads/delivery/readDelivery';
import type { Answers } from '../new/questions';
import { readTowns } from '../new/towns';
import { questionsFor, takesOver } from './questions';

/** What a company that takes over has not said of itself. It may write it into company.yaml. */
const unsaid = () => ({
  experience: null,
  background: null,
  newsletter: false,
  hiring: false,
  copyrightYear: new Date().getFullYear(),
});

/** Florida's counties on Central time, by the Department of Transportation (49 CFR 71.5). Gulf County has both. */
const centralCounties: readonly string[] = [
  ...['Bay', 'Calhoun', 'Escambia', 'Holmes', 'Jackson'],
  ...['Okaloosa', 'Santa Rosa', 'Walton', 'Washington'],
];

/**
 * Returns the counties of these towns and the time zone of the one that the company works from; nothing if the towns stay.
 */
function placeAfter(answers: Answers) {
  const towns = readTowns([...answers.towns]);
  if (towns.length === areas.length && !towns.some(({ isNew }) => isNew)) return {};
  const home = towns.find(({ name }) => name === answers.locality);
  return {
    counties: [...new Set(towns.map(({ county }) => county))],
    timeZone: centralCounties.includes(home?.county ?? '') ? 'America/Chicago' : 'America/New_York',
  };
}

/** Returns the facts after these answers; those that nobody asked for stay. */
export function factsAfter(present: CompanyFacts, answers: Answers): CompanyFacts {
  const { sample, ...others } = present;
  const { via, files } = present.leadDelivery;
  const answered = questionsFor(present, answers).flatMap(({ name, read }) =>
    read ? [[name, read(String(answers[name]))]] : [],
  );
  const written = v.parse(companySchema, {
    ...others,
    ...(takesOver(present, answers.name) ? unsaid() : { sample }),
    ...placeAfter(answers),
    ...Object.fromEntries(answered),
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
