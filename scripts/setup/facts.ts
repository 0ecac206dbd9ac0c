import * as v from 'valibot';
import { companySchema, requiredAmong, type CompanyFacts } from '../../src/company/schemas/company';
import { deliveryFrom, readDelivery } from '../../src/leads/delivery/readDelivery';
import { readList, type Answer, type Answers } from '../new/questions';
import { readHours } from './hours';
import { countyNamed, fromNumber, fromText } from './answers';

const fromYes = (answer: string): boolean => answer === 'yes';

const text = (answer: Answer): string | null => fromText(String(answer));

/** Returns the facts after these answers; those that nobody asked for stay. */
export function factsAfter(present: CompanyFacts, answers: Answers): CompanyFacts {
  const { sample, ...others } = present;
  const { via, files } = present.leadDelivery;
  const written = v.parse(companySchema, {
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
  return requiredAmong(written);
}
