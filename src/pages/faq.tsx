import Band from '@site/src/components/sections/Band';
import CallButton from '@site/src/components/base/CallButton';
import CallToAction from '@site/src/components/sections/CallToAction';
import ContactLink from '@site/src/components/base/ContactLink';
import FaqList from '@site/src/components/sections/FaqList';
import { WarrantyAndPayment } from '@site/src/components/sections/OptionalFacts';
import { business } from '@site/src/data/business';
import { EVENING } from '@site/src/data/closingPictures';
import { faqs } from '@site/src/data/faqs';
import { inWords, startSentence } from '@site/src/data/numberWords';
import { offers } from '@site/src/data/services';
import { faqData } from '@site/src/seo/structuredData';
import Page from '@site/src/theme/Page';

const count = `${inWords(faqs.length)} questions`;

/** The questions. */
export default function FaqPage() {
  return (
    <Page
      title="Paver questions, answered with real figures"
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
      lead={`These ${count} come up on almost every first visit. For anything else, give us a call.`}
      actions={<CallButton />}
    >
      <Band as="div" width="text">
        <FaqList entries={faqs} />
      </Band>
      <WarrantyAndPayment />
      <CallToAction
        picture={EVENING}
        title="Not on the list?"
        description="Give us a call or send us a note. You’ll get an answer from somebody who lays pavers."
      >
        <CallButton size="lg" /> <ContactLink size="lg" variant="outline" />
      </CallToAction>
    </Page>
  );
}
