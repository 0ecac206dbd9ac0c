import Link from '@docusaurus/Link';
import { areaById, pageOf, type Area } from '@site/src/company/areas';
import { business } from '@site/src/company/business';
import Band from '../Band';
import CoverageMap from '../CoverageMap';
import styles from './styles.module.css';

/** The location of a city in the service area, on its page: a small map, and the nearby towns. */
export default function CoverageNearby({ area }: { readonly area: Area }) {
  return (
    <Band tone="sand" labelledBy="nearby">
      <div className={styles.nearby}>
        <div className={styles.words}>
          <h2 id="nearby">{area.name} and nearby</h2>
          <p>
            {area.name} is in {area.county} County
            {area.name === business.serviceRadius.from
              ? `, at the center of our ${business.serviceRadius.miles}-mile service area.`
              : `. We work up to ${business.serviceRadius.miles} miles from ${business.serviceRadius.from}.`}
            {area.nearby.length > 0 && (
              <>
                {' '}
                We also serve{' '}
                {area.nearby.map(areaById).map((near, index, { length }) => {
                  const page = pageOf(near);
                  return (
                    <span key={near.id}>
                      {index > 0 && (index === length - 1 ? ' and ' : ', ')}
                      {page ? <Link to={page}>{near.name}</Link> : near.name}
                    </span>
                  );
                })}
                .
              </>
            )}
          </p>
          <p>
            Not sure we come to your street? <Link to="/service-area#map">Check your ZIP code</Link>.
          </p>
        </div>
        <CoverageMap here={area.id} />
      </div>
    </Band>
  );
}
