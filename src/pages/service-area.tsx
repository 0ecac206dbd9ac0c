import { Fragment } from 'react';
import Link from '@docusaurus/Link';
import Band, { BandHeading } from '@site/src/components/sections/Band';
import CallButton from '@site/src/components/base/CallButton';
import PhoneNumber from '@site/src/components/base/PhoneNumber';
import CallToAction from '@site/src/components/sections/CallToAction';
import { Card, Cards } from '@site/src/components/sections/Cards';
import InParts from '@site/src/components/sections/InParts';
import CoverageMap from '@site/src/components/sections/CoverageMap';
import Points from '@site/src/components/sections/Points';
import TypicalPrice, { hasTypicalPrice } from '@site/src/components/sections/TypicalPrice';
import ZipCheck from '@site/src/tools/zipCheck/ui';
import { areas, areasWithPage, pageOf, workArea } from '@site/src/company/areas';
import { business } from '@site/src/company/business';
import { countyPages } from '@site/src/company/facts';
import { eveningPicture } from '@site/src/site/closingPictures';
import { cardTextOf } from '@site/src/site/landingTexts';
import { inWords } from '@site/src/words/numberWords';
import { optionalFacts, showsWho, WHO_ID } from '@site/src/company/optionalFacts';
import { offers } from '@site/src/company/services';
import Page, { SERVICE_AREAS } from '@site/src/theme/Page';
import styles from './_service-area.module.css';

const { miles, from } = business.serviceRadius;

/** The region, unless it is the town that the company works from. */
const inRegion = business.region === from ? '' : `in ${business.region}, `;

const severalTowns = areas.length > 1;

const hasAllPages = areasWithPage().length === areas.length;

/** The areas, the service radius, and four reasons to choose the company. */
export default function ServiceAreaPage() {
  return (
    <Page
      title={`Paver service ${severalTowns ? 'areas' : 'area'} in ${business.region}`}
      description={`We lay pavers ${inRegion}up to ${miles} miles from ${from}. See what we build in your town, and ask for a free estimate.`}
      keywords={['paver contractor near me', ...business.counties.map((county) => `pavers ${county} County`)]}
      crumb={SERVICE_AREAS.name}
      headline={`Where we lay pavers in ${business.region}`}
      lead={
        <>
          We work in {workArea()}.
          {hasTypicalPrice && (
            <>
              {' '}
              <TypicalPrice />
            </>
          )}
        </>
      }
    >
      <Band labelledBy="map">
        <div className={styles.map}>
          <div className={styles.check}>
            <h2 id="map">Do we work in your ZIP code?</h2>
            <p>We don’t see what you type, and you don’t have to leave a phone number.</p>
            <ZipCheck />
            <p className={styles.source}>
              Map and approximate ZIP code areas: U.S. Census Bureau (2017 boundaries, 2021 Gazetteer). We measure from
              the center of each ZIP code.
            </p>
          </div>
          <CoverageMap />
        </div>
      </Band>
      <Band tone="sand" labelledBy="areas">
        <BandHeading id="areas" title={severalTowns ? `The ${inWords(areas.length)} areas` : 'The town we work in'}>
          {(hasAllPages || countyPages.length > 0) && (
            <p>
              {hasAllPages && `${severalTowns ? 'Each' : 'Its'} page has the prices, the ground and the rules there. `}
              {countyPages.map(({ county, path }) => (
                <Fragment key={path}>
                  We also lay <Link to={path}>pavers in {county} County</Link>.{' '}
                </Fragment>
              ))}
            </p>
          )}
        </BandHeading>
        <InParts entries={areas} most={9}>
          {(part) => (
            <Cards>
              {part.map((area) => (
                <Card key={area.id} title={area.name} to={pageOf(area)}>
                  <p>{cardTextOf(area)}</p>
                </Card>
              ))}
            </Cards>
          )}
        </InParts>
      </Band>
      <CallToAction
        picture={eveningPicture}
        title="Coverage Area"
        description={`A little more than ${miles} miles from ${from}? Call, and we’ll tell you whether we can come.`}
      >
        <CallButton size="lg">
          Call <PhoneNumber />
        </CallButton>
        <p>Free Consultations &amp; Estimates</p>
      </CallToAction>
      <Band labelledBy="why">
        <BandHeading id="why" title={`Why Choose ${business.name}`} />
        <Points>
          <ul>
            <li>
              <strong>Local Expertise</strong> We look at your ground before we price, because sand, fill and hardpan
              take different work.
            </li>
            <li>
              <strong>{business.credentials === 'Insured' ? 'Insured' : 'Licensed & Insured'}</strong> Our insurance
              certificate comes to you straight from the insurer or agent.
              {showsWho(optionalFacts) && (
                <>
                  {' '}
                  <Link to={`/faq#${WHO_ID}`}>See who comes to your house.</Link>
                </>
              )}
            </li>
            <li>
              <strong>Quality Materials</strong>{' '}
              {offers('paver-driveways') &&
                'For driveways, we use concrete pavers made to ASTM C936, the standard for interlocking pavers. '}
              The next batch may be a different shade, so we suggest a few spares.
            </li>
            <li>
              <strong>Expert Installation</strong> We dig to depth, compact in layers, anchor the edges and sweep up
              before we leave.
            </li>
          </ul>
        </Points>
      </Band>
      <CallToAction
        title="In our area? Have it measured."
        description="We’ll come out, look at the ground and put a price in writing, free."
        writeFirst
      />
    </Page>
  );
}
