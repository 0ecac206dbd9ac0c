import { useId } from 'react';
import Link from '@docusaurus/Link';
import landscape from '@generated/coverage/default/landscape.json';
import names from '@generated/coverage/default/names.json';
import { areaById, pageOf } from '@site/src/company/areas';
import { business, countiesInWords } from '@site/src/company/business';
import {
  LABEL_HEIGHT,
  labelWidth,
  MAP_RADIUS,
  MAP_SIZE,
  RADIUS_TEXT,
  ZIP_PIN_ID,
} from '@site/src/tools/zipCheck/core/mapFrame';
import type { MapTown } from '@site/src/tools/zipCheck/core/types';
import styles from './styles.module.css';

const MIDDLE = MAP_SIZE / 2;

/** A town that links to its page, if it has one. One whose name has no room beside it has it for screen readers and pointers. */
function Town({ town: { id, x, y, label } }: { readonly town: MapTown }) {
  const area = areaById(id);
  const { name } = area;
  const page = pageOf(area);
  const isLeft = label?.side === 'left';
  const textX = x + (label?.dx ?? 0);
  const textY = y + (label?.dy ?? 0);
  // A dot alone is pressed in a square around it.
  const width = label ? labelWidth(name) + 8 : LABEL_HEIGHT;
  const left = label ? (isLeft ? textX - labelWidth(name) : textX) - 4 : x - LABEL_HEIGHT / 2;
  const drawing = (
    <>
      {!label && <title>{name}</title>}
      <rect className={styles.hit} x={left} y={textY - LABEL_HEIGHT / 2} width={width} height={LABEL_HEIGHT} rx="4" />
      {label?.leader && (
        <path
          className={styles.leader}
          d={`M${x} ${y}L${textX + (isLeft ? -4 : 4)} ${textY + Math.sign(-label.dy) * 6}`}
        />
      )}
      <circle className={styles.dot} cx={x} cy={y} />
      {label && (
        <text className={styles.name} x={textX} y={textY} textAnchor={isLeft ? 'end' : 'start'}>
          {name}
        </text>
      )}
    </>
  );
  if (!page) return <g className={styles.town}>{drawing}</g>;
  return (
    <Link to={page} className={styles.town}>
      {drawing}
    </Link>
  );
}

/** The map of the towns, the counties and the service radius, to scale and north up. Every town links to its page, if it has one. */
export default function CoverageMap() {
  const id = useId();
  const { miles, from } = business.serviceRadius;
  return (
    <figure className={styles.figure}>
      <svg className={styles.map} viewBox={`0 0 ${MAP_SIZE} ${MAP_SIZE}`} role="group" aria-labelledby={id}>
        <g aria-hidden="true">
          <path className={styles.neighbors} d={landscape.neighbors} />
          <path className={styles.home} d={landscape.home} />
          <circle className={styles.radius} cx={MIDDLE} cy={MIDDLE} r={MAP_RADIUS} />
          <text className={styles.miles} x={MIDDLE} y={MIDDLE - MAP_RADIUS + RADIUS_TEXT}>
            {miles} miles
          </text>
          {names.counties.map(({ name, x, y }) => (
            <text key={name} className={styles.county} x={x} y={y}>
              {name}
            </text>
          ))}
        </g>
        {names.towns.map((town) => (
          <Town key={town.id} town={town} />
        ))}
        <g id={ZIP_PIN_ID} />
      </svg>
      <figcaption id={id} className={styles.caption}>
        The dashed circle marks {miles} miles from {from}. The shaded area is {countiesInWords(business.counties)}.
      </figcaption>
    </figure>
  );
}
