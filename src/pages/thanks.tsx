import { ButtonLink } from '@site/src/components/Button';
import CallButton from '@site/src/components/CallButton';
import PageHero from '@site/src/components/PageHero';
import { business } from '@site/src/data/business';
import PageMetadata from '@site/src/seo/PageMetadata';
import Layout from '@site/src/theme/Layout';

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Thank you', path: '/thanks' },
];

/** Where a form lands that was sent without JavaScript. */
export default function ThanksPage() {
  return (
    <Layout>
      <PageMetadata
        title="Thank you for writing"
        description={`What happens after you write to ${business.name}, and how to reach us at once if it cannot wait.`}
        keywords={['thank you']}
        crumbs={crumbs}
        noIndex
      />
      <PageHero
        crumbs={crumbs}
        headline="Thank you for writing"
        lead="If you do not hear from us within one business day, something went wrong on the way: please call."
      >
        <CallButton />
        <ButtonLink to="/" variant="outline">
          Return to Home
        </ButtonLink>
      </PageHero>
    </Layout>
  );
}
