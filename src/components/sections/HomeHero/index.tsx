import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { business } from '@site/src/data/business';
import { formatMeasure, measures } from '@site/src/data/pricing';
import { averageRating, reviewCount } from '@site/src/data/reviews';
import CallButton from '../../base/CallButton';
import ContactForm from '../../forms/ContactForm';
import ContactLink, { CONTACT_ID } from '../../base/ContactLink';
import Picture from '../../base/Picture';
import { Star } from '../../base/Stars';
import styles from './styles.module.css';

const figures = [
  {
    figure: (
      <>
        {averageRating.toFixed(1)} <Star />
      </>
    ),
    words: `from ${reviewCount} reviews`,
  },
  { figure: `${business.serviceRadius.miles} miles`, words: `from ${business.serviceRadius.from}` },
  { figure: formatMeasure(measures['faq.projectDays']), words: 'for most projects' },
  { figure: 'Licensed', words: 'and insured' },
];

/** The first screen of the home page: what the company does, its work, four facts, and the contact form. */
export default function HomeHero() {
  // Registers the anchor, so that Docusaurus accepts links to /#contact.
  useBrokenLinks().collectAnchor(CONTACT_ID);
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.words}>
          <p className={styles.places}>Naples · Fort Myers · Cape Coral</p>
          <h1 className={styles.headline}>Pavers laid to outlast the Florida sun.</h1>
          <p className={styles.lead}>
            Driveways, patios and pool decks on a base built for our sand and our storms. Free estimates, and a callback
            within {business.callbackMinutes} minutes during business hours.
          </p>
          <div className={styles.actions}>
            <CallButton size="lg" />
            <ContactLink size="lg" variant="outline" />
          </div>
        </div>
        <div className={styles.scene}>
          <Picture id="home-hero" upright="home-hero-portrait" slot="homeHero" priority className={styles.picture} />
        </div>
        <section id={CONTACT_ID} tabIndex={-1} className={styles.contact} aria-labelledby="contact-title">
          <h2 id="contact-title" className={styles.contactTitle}>
            Tell us what you have in mind
          </h2>
          <ContactForm />
        </section>
      </div>
      <dl className={styles.figures}>
        {figures.map(({ figure, words }) => (
          <div key={words} className={styles.fact}>
            <dt className={styles.figure}>{figure}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
