import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { business, countiesInWords, formatHours, mailHref, smsHref, telHref } from '@site/src/data/business';
import { promises } from '@site/src/data/promises';
import { CONTACT_ID } from '../../base/ContactLink';
import Icon from '../../base/Icon';
import BookingWeek from '../BookingWeek';
import styles from './styles.module.css';

export interface ContactSectionProps {
  readonly title: string;
  readonly lead: ReactNode;
  /** The form. */
  readonly children: ReactNode;
}

/** The section that "Get Free Estimate" links to: a form, with the other contact options beside it. */
export default function ContactSection({ title, lead, children }: ContactSectionProps) {
  // Registers the anchor, so that Docusaurus accepts links to /#contact.
  useBrokenLinks().collectAnchor(CONTACT_ID);
  return (
    <section className={styles.section} id={CONTACT_ID} tabIndex={-1} aria-labelledby="contact-title">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id="contact-title">{title}</h2>
          <p className={styles.lead}>{lead}</p>
          <ul className={styles.ways}>
            <li>
              <Icon name="phone" />
              <a href={telHref}>{business.phone.display}</a>
              <a href={smsHref} className={styles.text}>
                Text us
              </a>
            </li>
            <li>
              <Icon name="mail" />
              <a href={mailHref}>{business.email}</a>
            </li>
            <li>
              <Icon name="clock" />
              <span>
                {business.hours.map((hours) => (
                  <span key={hours.opens} className={styles.hours}>
                    {formatHours(hours)}
                  </span>
                ))}
              </span>
            </li>
            <li>
              <Icon name="pin" />
              {countiesInWords(business.counties)}, up to {business.serviceRadius.miles} miles from{' '}
              {business.serviceRadius.from}
            </li>
            <BookingWeek />
            {promises.speaksSpanish && (
              <li lang="es">
                <Icon name="chat" />
                Se habla español
              </li>
            )}
          </ul>
        </div>
        <div className={styles.form}>{children}</div>
      </div>
    </section>
  );
}
