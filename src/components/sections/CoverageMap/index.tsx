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
import type { LabelPlace, MapTown } from '@site/src/tools/zipCheck/core/types';
import styles from './styles.module.css';

const MIDDLE = MAP_SIZE / 2;

interface TownNameProps {
  readonly town: MapTown;
  readonly label: LabelPlace;
  readonly name: string;
}

function TownName({ town: { x, y }, label: { side, dx, dy, leader }, name }: TownNameProps) {
  const width = labelWidth(name);
  const textX = x + dx;
  const textY = y + dy;
  const sign = side === 'left' ? -1 : 1;
  return (
    <>
      <rect
        className={styles.hit}
        x={(side === 'left' ? textX - width : textX) - 4}
        y={textY - LABEL_HEIGHT / 2}
        width={width + 8}
        height={LABEL_HEIGHT}
        rx="4"
      />
      {leader && <path className={styles.leader} d={`M${x} ${y}L${textX + sign * 4} ${textY + Math.sign(-dy) * 6}`} />}
      <circle className={styles.dot} cx={x} cy={y} />
      <text className={styles.name} x={textX} y={textY} textAnchor={side === 'left' ? 'end' : 'start'}>
        {name}
      </text>
    </>
  );
}

/** The dot of a town whose name has no room; the name is for screen readers and pointers. */
function TownDot({ town: { x, y }, name }: Omit<TownNameProps, 'label'>) {
  const half = LABEL_HEIGHT / 2;
  return (
    <>
      <title>{name}</title>
      <rect className={styles.hit} x={x - half} y={y - half} width={LABEL_HEIGHT} height={LABEL_HEIGHT} rx="4" />
      <circle className={styles.dot} cx={x} cy={y} />
    </>
  );
}

function Town({ town }: { readonly town: MapTown }) {
  const area = areaById(town.id);
  const { name } = area;
  const page = pageOf(area);
  const { label } = town;
  const drawing = label ? <TownName town={town} label={label} name={name} /> : <TownDot town={town} name={name} />;
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
