import Link from '@docusaurus/Link';
import { areaById, detailsOf, pageOf, type Area } from '@site/src/company/areas';
import { business } from '@site/src/company/business';

/** Where a city is in the service area, on its page: its county, the towns around it, and the way to the ZIP check. */
export default function CoverageNearby({ area }: { readonly area: Area }) {
  const { county, nearby } = detailsOf(area);
  return (
    <span>
      {area.name} is in {county} County
      {area.name === business.serviceRadius.from &&
        `, at the center of our ${business.serviceRadius.miles}-mile service area`}
      .
      {nearby.length > 0 && (
        <>
          {' '}
          We also serve{' '}
          {nearby.map(areaById).map((near, index, { length }) => {
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
      Somewhere else? <Link to="/service-area#map">Check your ZIP code</Link>.
    </span>
  );
}
