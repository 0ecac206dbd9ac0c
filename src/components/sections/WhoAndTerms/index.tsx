import type { ReactNode } from 'react';
import { business } from '@site/src/company/business';
import {
  depositOf,
  formatYears,
  isMadeUp,
  licenseText,
  optionalFacts,
  showsWho,
  startOf,
  termsTitle,
  waysOf,
  WHO_ID,
  type OptionalFacts,
} from '@site/src/company/optionalFacts';
import { withBaseUrl } from '@site/src/company/site';
import { sentences } from '@site/src/words/numberWords';
import Band, { BandHeading } from '../Band';
import SampleMark from '../../base/SampleMark';
import styles from './styles.module.css';

type FactOf<Name extends keyof OptionalFacts> = NonNullable<OptionalFacts[Name]>;

/** A fact after its name. */
function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <li>
      <strong>{name}.</strong> {children}
    </li>
  );
}

function People({ people }: { readonly people: FactOf<'people'> }) {
  return (
    <Fact name={people.length > 1 ? 'The people' : 'The person'}>
      {people.map(({ name, role, since }) => `${name}, ${role}${since ? `, with us since ${since}` : ''}.`).join(' ')}
    </Fact>
  );
}

/** The license with its number and trade, and the insurance. */
function Credentials({ insurance }: Pick<OptionalFacts, 'insurance'>) {
  const license = licenseText();
  const { insurer, workersCompensation, certificate } = insurance ?? {};
  return (
    <Fact name={business.credentials}>
      {sentences(license && `License ${license}.`, insurer && `Insured with ${insurer}.`, workersCompensation)}
      {certificate && (
        <>
          {' '}
          <a href={withBaseUrl(certificate)}>See the certificate (PDF)</a>
        </>
      )}
    </Fact>
  );
}

function Payment({ payment }: { readonly payment: FactOf<'payment'> }) {
  const { depositPercent, stages, ways, financing } = payment;
  return (
    <Fact name={depositOf(payment)}>
      {depositPercent === 0 ? 'You pay nothing when you sign.' : 'It’s due when you sign.'} {`${stages.join('. ')}.`}
      {ways && ` ${waysOf(ways)}.`}
      {financing && (
        <>
          {' '}
          Financing is through <a href={financing.url}>{financing.partner}</a>. They decide about the loan and its
          terms, not us.
        </>
      )}
    </Fact>
  );
}

/** Who comes to the house, with which license and insurance, and on what terms, as far as the company says so. */
export default function WhoAndTerms() {
  const { people, insurance, warranties = [], payment, startsInWeeks, permits } = optionalFacts;
  const title = termsTitle(optionalFacts);
  if (!title) return null;
  return (
    <Band tone="sand" labelledBy={WHO_ID}>
      <BandHeading id={WHO_ID} title={title}>
        {isMadeUp('licenseNumber', 'people', 'insurance', 'warranties', 'payment', 'startsInWeeks', 'permits') && (
          <SampleMark of="facts" />
        )}
      </BandHeading>
      <ul className={styles.facts}>
        {people && <People people={people} />}
        {showsWho(optionalFacts) && <Credentials insurance={insurance} />}
        {warranties.length > 0 && (
          <Fact name="Warranty">
            {warranties.map(({ on, years, covers }) => `${on}, ${formatYears(years)}: ${covers}`).join(' ')}
          </Fact>
        )}
        {payment && <Payment payment={payment} />}
        {startsInWeeks && (
          <Fact name={startOf(startsInWeeks)}>
            Counted from the day you sign. A permit or your association can add to it.
          </Fact>
        )}
        {permits && <Fact name="Permits and HOA papers">{permits}</Fact>}
      </ul>
    </Band>
  );
}
