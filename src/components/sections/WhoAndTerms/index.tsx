import { business } from '@site/src/company/business';
import {
  formatWeeks,
  formatYears,
  isMadeUp,
  optionalFacts,
  showsWho,
  WHO_ID,
  type OptionalFacts,
} from '@site/src/company/optionalFacts';
import { withBaseUrl } from '@site/src/company/site';
import Band, { BandHeading } from '../Band';
import SampleMark from '../../base/SampleMark';
import Points from '../Points';

type Fact<Name extends keyof OptionalFacts> = NonNullable<OptionalFacts[Name]>;

function People({ people }: { readonly people: Fact<'people'> }) {
  return (
    <li>
      <strong>{people.length > 1 ? 'The people' : 'The person'}</strong>{' '}
      {people.map(({ name, role, since }) => `${name}, ${role}${since ? `, with us since ${since}` : ''}.`).join(' ')}
    </li>
  );
}

/** The license with its number and trade, and the insurance. */
function Credentials({ licenseTrade, insurance }: Pick<OptionalFacts, 'licenseTrade' | 'insurance'>) {
  const { credentials, licenseNumber } = business;
  const { insurer, workersCompensation, certificate } = insurance ?? {};
  return (
    <li>
      <strong>{credentials}</strong>{' '}
      {[
        licenseNumber && `${licenseTrade ? `${licenseTrade} license` : 'License'} ${licenseNumber}.`,
        insurer && `Insured with ${insurer}.`,
        workersCompensation,
      ]
        .filter(Boolean)
        .join(' ')}
      {certificate && (
        <>
          {' '}
          <a href={withBaseUrl(certificate)}>See the certificate (PDF)</a>
        </>
      )}
    </li>
  );
}

function Payment({ depositPercent, stages, financing }: Fact<'payment'>) {
  return (
    <li>
      <strong>{depositPercent === 0 ? 'No deposit' : `Deposit: ${depositPercent}%`}</strong>{' '}
      {depositPercent === 0 ? 'You pay nothing when you sign.' : 'It’s due when you sign.'} {`${stages.join('. ')}.`}
      {financing && (
        <>
          {' '}
          Financing is through <a href={financing.url}>{financing.partner}</a>. They decide about the loan and its
          terms, not us.
        </>
      )}
    </li>
  );
}

/** Who comes to the house, with which license and insurance, and on what terms, as far as the company says so. */
export default function WhoAndTerms() {
  const { people, licenseTrade, insurance, warranties = [], payment, startsInWeeks, permits } = optionalFacts;
  const hasWho = showsWho(optionalFacts);
  const hasTerms = Boolean(warranties.length > 0 || payment || startsInWeeks || permits);
  if (!hasWho && !hasTerms) return null;
  const title = hasWho ? `Who comes${hasTerms ? ', and on what terms' : ''}` : 'On what terms we work';
  return (
    <Band tone="sand" labelledBy={WHO_ID}>
      <BandHeading id={WHO_ID} title={title}>
        {isMadeUp('licenseNumber', 'people', 'insurance', 'warranties', 'payment', 'startsInWeeks', 'permits') && (
          <SampleMark of="facts" />
        )}
      </BandHeading>
      <Points>
        <ul>
          {people && <People people={people} />}
          {hasWho && <Credentials licenseTrade={licenseTrade} insurance={insurance} />}
          {warranties.length > 0 && (
            <li>
              <strong>Warranty</strong>{' '}
              {warranties.map(({ on, years, covers }) => `${on}, ${formatYears(years)}: ${covers}`).join(' ')}
            </li>
          )}
          {payment && <Payment {...payment} />}
          {startsInWeeks && (
            <li>
              <strong>First day of work: in {formatWeeks(startsInWeeks)}</strong> Counted from the day you sign. A
              permit or your association can add to it.
            </li>
          )}
          {permits && (
            <li>
              <strong>Permits and HOA papers</strong> {permits}
            </li>
          )}
        </ul>
      </Points>
    </Band>
  );
}
