import type { ReactNode } from 'react';
import { MDXProvider } from '@mdx-js/react';
import type { Props } from '@theme/MDXPage';
import Band, { BandHeading } from '@site/src/components/sections/Band';
import CallButton from '@site/src/components/base/CallButton';
import CallToAction from '@site/src/components/sections/CallToAction';
import ContactForm from '@site/src/components/forms/ContactForm';
import ContactLink from '@site/src/components/base/ContactLink';
import ContactSection from '@site/src/components/sections/ContactSection';
import CoverageNearby from '@site/src/components/sections/CoverageNearby';
import EstimateForm from '@site/src/components/forms/EstimateForm';
import Estimator from '@site/src/components/tools/Estimator';
import FaqList from '@site/src/components/sections/FaqList';
import PageHero from '@site/src/components/sections/PageHero';
import { WarrantyAndPayment } from '@site/src/components/sections/OptionalFacts';
import ProjectGrid from '@site/src/components/sections/ProjectGrid';
import { areaById, inArea, type Area } from '@site/src/data/areas';
import { projectsFor } from '@site/src/data/projects';
import { withoutBaseUrl } from '@site/src/data/site';
import { serviceById, type Service } from '@site/src/data/services';
import PageMetadata from '@site/src/seo/PageMetadata';
import { cityBusinessData, faqData, serviceData, type Crumb } from '@site/src/seo/structuredData';
import type { CityFrontMatter, LandingFrontMatter } from '@site/src/data/frontMatter';
import Layout from '@site/src/theme/Layout';
import MDXComponents from '@site/src/theme/MDXComponents';

interface PartProps<FrontMatter = LandingFrontMatter> {
  readonly frontMatter: FrontMatter;
  readonly path: string;
  readonly children: ReactNode;
}

function Questions({ frontMatter }: { readonly frontMatter: LandingFrontMatter }) {
  if (frontMatter.faq.length === 0) return null;
  return (
    <Band tone="shell" width="text" labelledBy="questions">
      <BandHeading id="questions" title="Common questions" />
      <FaqList entries={frontMatter.faq} />
    </Band>
  );
}

function CityPage({ area, frontMatter, children }: PartProps<CityFrontMatter> & { readonly area: Area }) {
  const crumbs: Crumb[] = [
    { name: 'Home', path: '/' },
    { name: 'Service areas', path: '/service-area' },
    { name: area.name, path: area.path },
  ];
  return (
    <Layout smallFooter={frontMatter.footer === 'small'} contactForm>
      <PageMetadata {...frontMatter} crumbs={crumbs} data={[cityBusinessData(area), ...faqData(frontMatter.faq)]} />
      <PageHero crumbs={crumbs} headline={frontMatter.headline} lead={frontMatter.lead} picture={`city-${area.id}`}>
        <CallButton />
        <ContactLink variant="outline" />
      </PageHero>
      <div>{children}</div>
      <Questions frontMatter={frontMatter} />
      <CoverageNearby area={area} />
      {frontMatter.form === 'contact' ? (
        <ContactSection
          title={`Tell us about your ${area.name} project`}
          lead="Send us a note. You’ll get questions back, not a sales pitch."
        >
          <ContactForm />
        </ContactSection>
      ) : (
        <ContactSection
          title={`A free estimate ${inArea(area)}`}
          lead="We’ll come out, measure, look at the ground and the access, and put it all in writing. It costs you nothing."
        >
          <EstimateForm area={area.id} />
        </ContactSection>
      )}
      {frontMatter.projects && (
        <Band labelledBy="projects">
          <BandHeading id="projects" title={`Recent projects around ${area.name}`} />
          <ProjectGrid projects={projectsFor([area.id, ...area.nearby]).slice(0, 3)} labelledBy="projects" />
        </Band>
      )}
    </Layout>
  );
}

function ServicePage({ service, frontMatter, children }: PartProps & { readonly service: Service }) {
  const crumbs: Crumb[] = [
    { name: 'Home', path: '/' },
    { name: service.name, path: service.path },
  ];
  return (
    <Layout contactForm>
      <PageMetadata {...frontMatter} crumbs={crumbs} data={[serviceData(service), ...faqData(frontMatter.faq)]} />
      <PageHero crumbs={crumbs} headline={frontMatter.headline} lead={frontMatter.lead} picture={service.picture}>
        <CallButton />
        <ContactLink variant="outline" />
      </PageHero>
      <div>{children}</div>
      <Band tone="sand" labelledBy="estimator">
        <BandHeading id="estimator" title="Add it up before you call">
          <p>
            Our published prices, line by line, for the size of your project. You don’t have to leave an email address
            or a phone number.
          </p>
        </BandHeading>
        <Estimator preset={service.id} formHere />
      </Band>
      <WarrantyAndPayment />
      <Questions frontMatter={frontMatter} />
      <ContactSection
        title="What would your project cost?"
        lead="Tell us where it is and about how much area it covers. The visit and the written estimate are free."
      >
        <EstimateForm service={service.id} />
      </ContactSection>
    </Layout>
  );
}

function ReferralPage({ frontMatter, path, children }: PartProps) {
  const crumbs: Crumb[] = [
    { name: 'Home', path: '/' },
    { name: 'Referral program', path },
  ];
  return (
    <Layout>
      <PageMetadata {...frontMatter} crumbs={crumbs} data={faqData(frontMatter.faq)} />
      <PageHero crumbs={crumbs} headline={frontMatter.headline} lead={frontMatter.lead} picture="referral">
        <CallButton />
      </PageHero>
      <div>{children}</div>
      <Questions frontMatter={frontMatter} />
      <CallToAction
        title="Know somebody with a tired driveway?"
        description="Have them call and mention your name. Their estimate is free, and once their project is done, the reward is yours."
      >
        <CallButton size="lg" />
        <ContactLink size="lg" variant="outline" />
      </CallToAction>
    </Layout>
  );
}

function PrivacyPage({ frontMatter, path, children }: PartProps) {
  const crumbs: Crumb[] = [
    { name: 'Home', path: '/' },
    { name: 'Privacy', path },
  ];
  return (
    <Layout>
      <PageMetadata {...frontMatter} crumbs={crumbs} data={faqData(frontMatter.faq)} />
      <PageHero crumbs={crumbs} headline={frontMatter.headline} lead={frontMatter.lead} />
      <div>{children}</div>
    </Layout>
  );
}

/**
 * A page written in MDX. Its front matter names the record it is about, which determines the layout around the prose.
 */
export default function MDXPage({ content: Content }: Props) {
  const frontMatter = Content.frontMatter as unknown as LandingFrontMatter;
  const path = withoutBaseUrl(Content.metadata.permalink);
  const prose = (
    <MDXProvider components={MDXComponents}>
      <Content />
    </MDXProvider>
  );
  const part = { frontMatter, path, children: prose };
  if ('area' in frontMatter) {
    return <CityPage {...part} frontMatter={frontMatter} area={areaById(frontMatter.area)} />;
  }
  if ('service' in frontMatter) return <ServicePage {...part} service={serviceById(frontMatter.service)} />;
  if (frontMatter.page === 'referrals') return <ReferralPage {...part} />;
  return <PrivacyPage {...part} />;
}
