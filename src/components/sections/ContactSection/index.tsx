import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { CONTACT_ID } from '@site/src/islands/contract';
import ContactWays, { type ContactWaysProps } from '../ContactWays';
import styles from './styles.module.css';

export interface ContactSectionProps extends ContactWaysProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** The section that "Get Free Estimate" links to: a form, with the other contact options below or beside it. */
export default function ContactSection({ title, lead, place, children }: ContactSectionProps) {
  // Registers the anchor, so that Docusaurus accepts links to /#contact.
  useBrokenLinks().collectAnchor(CONTACT_ID);
  return (
    <section className={styles.section} id={CONTACT_ID} tabIndex={-1} aria-labelledby="contact-title">
      <div className={styles.inner}>
        <div>
          <h2 id="contact-title">{title}</h2>
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className={styles.form}>{children}</div>
        <div>
          <ContactWays place={place} />
        </div>
      </div>
    </section>
  );
}
