import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { areaById, pageOf, type Area } from '@site/src/company/areas';
import { business } from '@site/src/company/business';
import CoverageMap from '../CoverageMap';
import Disclosure from '../Disclosure';
import styles from './styles.module.css';

/** The location of a city in the service area, on its page: the towns around it, the ZIP check, and the map, folded. */
export default function CoverageNearby({ area }: { readonly area: Area }) {
  // Docusaurus accepts links only to anchors that are registered.
  useBrokenLinks().collectAnchor('nearby');
  return (
    <section className={styles.nearby} aria-labelledby="nearby">
      <div>
        <h2 id="nearby" className={styles.title}>
          {area.name} and nearby
        </h2>
        <p className={styles.words}>
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
          )}{' '}
          Not sure we come to your street? <Link to="/service-area#map">Check your ZIP code</Link>.
        </p>
      </div>
      <Disclosure title="Map of our service area">
        <CoverageMap here={area.id} />
      </Disclosure>
    </section>
  );
}
