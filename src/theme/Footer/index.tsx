import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { useLocation } from '@docusaurus/router';
import { areaByPath, type Area } from '@site/src/company/areas';
import { business, formatHours, mailHref } from '@site/src/company/business';
import { contactCardPath } from '@site/src/site/contactCard';
import { FOOTER_LINKS_ID, footerNavigation, linksOnlyInMenus, type NavigationLink } from '@site/src/site/navigation';
import { licenseText, officeAddress, optionalFacts, showsWho, WHO_ID } from '@site/src/company/optionalFacts';
import { isAverageSample } from '@site/src/company/reviews';
import { withBaseUrl, withoutBaseUrl } from '@site/src/company/site';
import { siteParts } from '@site/src/company/siteParts';
import { sentences } from '@site/src/words/numberWords';
import AverageRating from '@site/src/components/base/AverageRating';
import CallLink from '@site/src/components/base/CallLink';
import ContactLink from '@site/src/components/base/ContactLink';
import EmailAddress from '@site/src/components/base/EmailAddress';
import Logo from '@site/src/components/base/Logo';
import SampleMark from '@site/src/components/base/SampleMark';
import SocialLinks from '@site/src/components/frame/SocialLinks';
import NavigationLinks from '@site/src/components/frame/NavigationLinks';
import { soldierCourse, SOLDIER_COURSE_FILE } from '@site/src/images/soldierCourse';
import styles from './styles.module.css';

/** A list of links. On a phone it opens when its title is pressed; on wider windows it stands open below its title. */
function FooterList({ title, links }: { readonly title: string; readonly links: readonly NavigationLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className={clsx(styles.title, styles.open)}>{title}</h2>
      <details className={styles.fold}>
        <summary>{title}</summary>
        <ul className={styles.list}>
          <NavigationLinks links={links} />
        </ul>
      </details>
    </nav>
  );
}

function Contact({ area }: { readonly area: Area | undefined }) {
  return (
    <div className={styles.contact}>
      <h2 className={styles.title}>Contact</h2>
      <ContactLink size="sm" />
      <address className={styles.list}>
        <CallLink />{' '}
        <a href={mailHref}>
          <EmailAddress />
        </a>{' '}
        <a href={contactCardPath}>Save our number</a> {officeAddress() && <span translate="no">{officeAddress()}</span>}{' '}
        <span>{area ? servingTown(area) : business.regionLine}</span>{' '}
        {business.hours.map((hours) => (
          <span key={hours.days[0]}>{formatHours(hours)} </span>
        ))}
        {optionalFacts.speaksSpanish && <span lang="es">Se habla español</span>}
      </address>
    </div>
  );
}

/** Returns whom the company serves, for the page of a town. A region may be called after the town. */
function servingTown({ name }: Area): string {
  return business.region.includes(name) ? business.regionLine : `Serving ${name} and ${business.region}`;
}

/** Returns the license claim, with the license once company.yaml has one. */
function claim(): string {
  const license = licenseText();
  return sentences(`${business.credentials}.`, license && `License ${license}.`);
}

/** The shared footer. On a city page it names the city, found by the path. The small one of some cities has no lists. */
export default function Footer({ small = false }: { readonly small?: boolean }) {
  const area = areaByPath(withoutBaseUrl(useLocation().pathname));
  return (
    <footer id={small ? undefined : FOOTER_LINKS_ID} className={styles.footer}>
      {/* A soldier course across the page, to scale. Decorative: screen readers skip it, and it loads last. */}
      <img
        className={styles.strip}
        src={withBaseUrl(`/${SOLDIER_COURSE_FILE}`)}
        alt=""
        width={soldierCourse.width}
        height={soldierCourse.height}
        loading="lazy"
        decoding="async"
      />
      <div className={styles.inner}>
        <div className={styles.columns}>
          <div className={styles.company}>
            <p className={styles.brand} translate="no">
              <Logo />
              {business.name}
            </p>
            <p className={styles.soft}>
              {claim()} Free estimates. ©&nbsp;{business.copyrightYear} {business.name}
            </p>
            {siteParts.reviews && (
              <p className={styles.soft}>
                <AverageRating /> {isAverageSample && <SampleMark of="reviews" />}
              </p>
            )}
            <div className={styles.social}>
              <SocialLinks />
            </div>
          </div>
          {!small && <FooterList title="Services" links={footerNavigation.services} />}
          {!small && (
            <FooterList
              title={footerNavigation.areas.length > 1 ? 'Service areas' : 'Service area'}
              links={footerNavigation.areas}
            />
          )}
          <Contact area={area} />
        </div>
        <ul id={small ? FOOTER_LINKS_ID : undefined} className={styles.more}>
          <NavigationLinks links={[...footerNavigation.more, ...footerNavigation.legal]} />
          {showsWho(optionalFacts) && (
            <li>
              <Link to={`/faq#${WHO_ID}`}>Who comes to your house</Link>
            </li>
          )}
          {linksOnlyInMenus({ smallFooter: small }).map((link) => (
            <li key={link.path} data-without-popovers="">
              <Link to={link.path}>{link.label}</Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
