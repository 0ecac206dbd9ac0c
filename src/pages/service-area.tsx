import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Band, { BandHeading } from '@site/src/components/sections/Band';
import CallButton from '@site/src/components/base/CallButton';
import { Card, Cards } from '@site/src/components/sections/Cards';
import CoverageMap from '@site/src/components/sections/CoverageMap';
import PageHero from '@site/src/components/sections/PageHero';
import Points from '@site/src/components/sections/Points';
import ZipCheck from '@site/src/components/tools/ZipCheck';
import { areas } from '@site/src/data/areas';
import { business } from '@site/src/data/business';
import PageMetadata from '@site/src/seo/PageMetadata';
import Layout from '@site/src/theme/Layout';
import styles from './_service-area.module.css';

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Service areas', path: '/service-area' },
];

const counties = new Intl.ListFormat('en-US').format(business.counties);

/** The nine areas, how far the company drives, and four reasons to choose it. */
export default function ServiceAreaPage() {
  // City pages link to the ZIP check.
  useBrokenLinks().collectAnchor('map');
  return (
    <Layout>
      <PageMetadata
        title="Paver service areas in Southwest Florida"
        description={`Nine towns in ${counties} counties, within ${business.serviceRadius.miles} miles of ${business.serviceRadius.from}. See what we build where you live and ask for a free estimate.`}
        keywords={['paver contractor near me', 'pavers Lee County', 'pavers Collier County', 'pavers Charlotte County']}
        crumbs={crumbs}
      />
      <PageHero
        crumbs={crumbs}
        headline="Where we lay pavers"
        lead="Nine towns, three counties, one crew that knows how the ground changes between them."
      >
        <CallButton />
      </PageHero>
      <Band labelledBy="areas">
        <BandHeading id="areas" title="The nine areas">
          <p>Each page says what the soil, the water and the rules ask for in that town.</p>
        </BandHeading>
        <Cards>
          {areas.map((area) => (
            <Card key={area.id} title={area.name} picture={`city-${area.id}`} to={area.path}>
              <p>{area.description}</p>
            </Card>
          ))}
        </Cards>
      </Band>
      <Band tone="sand" labelledBy="map">
        <div className={styles.map}>
          <CoverageMap />
          <div className={styles.check}>
            <h2 id="map">Do we come to you?</h2>
            <p>Type your ZIP and know. It stays in your browser, and nobody asks for your phone number first.</p>
            <ZipCheck />
            <p className={styles.source}>
              Land and ZIP areas after the U.S. Census Bureau (boundaries of 2017, Gazetteer of 2021). A ZIP counts by
              its middle.
            </p>
          </div>
        </div>
      </Band>
      <Band tone="mangrove" labelledBy="coverage">
        <BandHeading id="coverage" title="Coverage Area">
          <p>
            We work in {counties} counties, up to {business.serviceRadius.miles} miles from{' '}
            {business.serviceRadius.from}. A little further out? Call, and we tell you straight away.
          </p>
        </BandHeading>
        <CallButton size="lg">Call {business.phone.display}</CallButton>
        <p>Free Consultations &amp; Estimates</p>
      </Band>
      <Band labelledBy="why">
        <BandHeading id="why" title={`Why Choose ${business.name}`} />
        <Points>
          <ul>
            <li>
              <strong>Local Expertise</strong> Barrier-island sand, canal fill and inland hardpan each want another
              base. We build for the one under your house.
            </li>
            <li>
              <strong>Licensed &amp; Insured</strong> Ask for the certificates before you sign with anyone. We bring
              ours to the first visit.
            </li>
            <li>
              <strong>Quality Materials</strong> Pavers made to the concrete paver standard, in sizes and colors that
              can still be bought when one has to be replaced.
            </li>
            <li>
              <strong>Expert Installation</strong> Dug to depth, compacted in lifts, edged so that it cannot creep, and
              swept clean when we leave.
            </li>
          </ul>
        </Points>
      </Band>
    </Layout>
  );
}
