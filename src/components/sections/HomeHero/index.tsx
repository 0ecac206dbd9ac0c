import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { CONTACT_ID } from '@site/src/islands/contract';
import { mainTowns } from '@site/src/company/areas';
import { STATE_NAME } from '@site/src/company/business';
import { listWords, startSentence } from '@site/src/words/numberWords';
import { mainServices } from '@site/src/company/services';
import CallButton from '../../base/CallButton';
import ContactForm from '../../forms/ContactForm';
import ContactLink from '../../base/ContactLink';
import WorkPicture from '../../base/WorkPicture';
import ContactWays from '../ContactWays';
import TrustStrip from '../TrustStrip';
import TypicalPrice, { hasTypicalPrice } from '../TypicalPrice';
import styles from './styles.module.css';

/**
 * The first screen of the site: what the company does and where, what it costs, why to trust the company, how to reach it,
 * and the work itself; then the contact form.
 */
export default function HomeHero() {
  // Registers the anchor, so that Docusaurus accepts links to /#contact.
  useBrokenLinks().collectAnchor(CONTACT_ID);
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.words}>
          <h1 className={styles.headline}>{`Pavers for ${STATE_NAME} sand and storms.`}</h1>
          <p className={styles.lead}>
            {startSentence(mainServices)} in {listWords(mainTowns())}
            {hasTypicalPrice ? (
              <>
                . <TypicalPrice />
              </>
            ) : (
              ', on a base that’s compacted layer by layer.'
            )}
          </p>
          <div className={styles.actions}>
            <CallButton size="lg" /> <ContactLink size="lg" variant="outline" />
          </div>
        </div>
        <WorkPicture
          id="home-hero"
          upright="home-hero-portrait"
          slot="homeHero"
          priority
          className={styles.picture}
          frameClass={styles.scene}
        />
        <div className={styles.trust}>
          <TrustStrip />
        </div>
      </div>
      <section id={CONTACT_ID} tabIndex={-1} className={styles.contact} aria-labelledby="contact-title">
        <div className={styles.invitation}>
          <h2 id="contact-title" className={styles.contactTitle}>
            Write to us
          </h2>
          <p>Say what, where and how big. Estimates are free.</p>
        </div>
        <div className={styles.form}>
          <ContactForm />
        </div>
        <div className={styles.ways}>
          <ContactWays />
        </div>
      </section>
    </>
  );
}
