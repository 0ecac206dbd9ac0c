import { business } from '@site/src/company/business';
import { formatCount } from '@site/src/words/format';
import { optionalFacts, showsWho, WHO_ID } from '@site/src/company/optionalFacts';
import { withBaseUrl } from '@site/src/company/site';
import Band, { BandHeading } from '../Band';
import Points from '../Points';

/** Formats a term: "1 year", "5 years", "lifetime". */
const termOf = (years: number | 'lifetime') => (years === 'lifetime' ? years : formatCount(years, 'year'));

/** The warranties and the terms of payment, once there are any. */
export function WarrantyAndPayment() {
  const { warranties = [], payment } = optionalFacts;
  if (warranties.length === 0 && !payment) return null;
  const title = [warranties.length > 0 && 'Warranty', payment && 'Payment'].filter(Boolean).join(' and ').toLowerCase();
  return (
    <Band labelledBy="terms">
      <BandHeading id="terms" title={`Our ${title} terms`}>
        <p>Have them put in writing before you sign, with us or with anyone.</p>
      </BandHeading>
      <Points>
        <ul>
          {warranties.map(({ on, years, covers }) => (
            <li key={on}>
              <strong>
                {on}: {termOf(years)}
              </strong>{' '}
              {covers}
            </li>
          ))}
          {payment && (
            <li>
              <strong>{payment.depositPercent === 0 ? 'No deposit' : `Deposit: ${payment.depositPercent}%`}</strong>{' '}
              {payment.depositPercent === 0
                ? 'You pay nothing when you sign.'
                : 'Due when you sign. It comes off the price.'}
            </li>
          )}
          {payment && (
            <li>
              <strong>Then, in stages</strong> {payment.stages.join('. ')}.
            </li>
          )}
          {payment?.financing && (
            <li>
              <strong>Financing</strong> Through <a href={payment.financing.url}>{payment.financing.partner}</a>. They
              decide about the loan and its terms, not us.
            </li>
          )}
        </ul>
      </Points>
    </Band>
  );
}

/** The people, the license and the insurance, once the people or the insurance are known. */
export function WhoWeAre() {
  const { people = [], insurance } = optionalFacts;
  if (!showsWho(optionalFacts)) return null;
  return (
    <Band tone="sand" labelledBy={WHO_ID}>
      <BandHeading id={WHO_ID} title="Who comes to your house" />
      <Points>
        <ul>
          {people.map(({ name, role, since }) => (
            <li key={name}>
              <strong>{name}</strong> {role}
              {since && `, with us since ${since}`}
            </li>
          ))}
          {business.licenseNumber && (
            <li>
              <strong>Our license</strong> {business.licenseNumber}
            </li>
          )}
          {insurance && (
            <li>
              <strong>Our insurance</strong> With {insurance.insurer}.{' '}
              <a href={withBaseUrl(insurance.certificate)}>See the certificate (PDF)</a>
            </li>
          )}
        </ul>
      </Points>
    </Band>
  );
}
