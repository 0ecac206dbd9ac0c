import Band from '@site/src/components/sections/Band';
import CallButton from '@site/src/components/base/CallButton';
import CallToAction from '@site/src/components/sections/CallToAction';
import ContactWays from '@site/src/components/sections/ContactWays';
import FaqList from '@site/src/components/sections/FaqList';
import WhoAndTerms from '@site/src/components/sections/WhoAndTerms';
import { business } from '@site/src/company/business';
import { eveningPicture } from '@site/src/site/closingPictures';
import { faqs } from '@site/src/company/faqs';
import { inWords, startSentence } from '@site/src/words/numberWords';
import { offers } from '@site/src/company/services';
import { faqData } from '@site/src/seo/structuredData';
import Page from '@site/src/theme/Page';
import styles from './_faq.module.css';

const count = `${inWords(faqs.length)} questions`;

/** The questions. */
export default function FaqPage() {
  return (
    <Page
      title="Paver FAQ: cost, time, base, permits and upkeep"
      description={`${startSentence(count)} about pavers in ${business.region}: what they cost, how long the work takes, what goes underneath, permits, drainage and upkeep.`}
      keywords={[
        'paver FAQ',
        'how much do pavers cost',
        'how long does paver installation take',
        ...(offers('paver-sealing') ? ['paver sealing'] : []),
      ]}
      crumb="FAQ"
      data={faqData(faqs)}
      headline="Paver questions, answered"
      lead="What pavers cost, how long the work takes, and what goes underneath."
      actions={<CallButton />}
    >
      <Band as="div">
        <div className={styles.columns}>
          <FaqList entries={faqs} />
          <section className={styles.ask} aria-labelledby="ask">
            <h2 id="ask" className={styles.title}>
              Ask us
            </h2>
            <ContactWays />
          </section>
        </div>
      </Band>
      <WhoAndTerms />
      <CallToAction picture={eveningPicture} title="Not on the list?" description="Give us a call or send us a note." />
    </Page>
  );
}
