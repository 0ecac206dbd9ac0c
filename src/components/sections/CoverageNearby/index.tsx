import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { areaById, pageOf, type Area } from '@site/src/company/areas';
import { business } from '@site/src/company/business';
import styles from './styles.module.css';

/** Where a city is in the service area, on its page: its county, the towns around it, and the way to the ZIP check. */
export default function CoverageNearby({ area }: { readonly area: Area }) {
  // Docusaurus accepts links only to anchors that are registered.
  useBrokenLinks().collectAnchor('nearby');
  return (
    <section className={styles.nearby} aria-labelledby="nearby">
      <h2 id="nearby" className={styles.title}>
        {area.name} and nearby
      </h2>
      <p className={styles.words}>
        {area.name} is in {area.county} County
        {area.name === business.serviceRadius.from &&
          `, at the center of our ${business.serviceRadius.miles}-mile service area`}
        .
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
        Somewhere else? <Link to="/service-area#map">Check your ZIP code on the map</Link>.
      </p>
    </section>
  );
}
