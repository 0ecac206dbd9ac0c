import { useId } from 'react';
import { measures } from '@site/src/company/pricing';
import { serviceDetails, type ServiceId } from '@site/src/company/services';
import { Sketch } from '../Drawing/sketch';
import { groundOf } from './grounds';
import { Marker, RockPattern } from './parts';
import styles from './styles.module.css';

/**
 * The ground under a service's pavers, cut open and drawn to scale from the published figures. Its parts are numbered, and
 * listed beside it in words. Nothing for a service without a depth of base.
 */
export default function CrossSection({ service }: { readonly service: ServiceId }) {
  const rock = useId();
  const { baseDepth } = serviceDetails[service];
  if (!baseDepth) return null;
  const { title, height, parts, drawing } = groundOf(service)(measures[baseDepth], rock);
  return (
    <figure className={styles.figure}>
      <div className={styles.sides}>
        <Sketch height={height}>
          <RockPattern id={rock} />
          {drawing}
          {parts.map(([words, at], index) => (
            <Marker key={words} at={at} number={index + 1} />
          ))}
        </Sketch>
        <ol className={styles.parts}>
          {parts.map(([words]) => (
            <li key={words}>{words}</li>
          ))}
        </ol>
      </div>
      <figcaption className={styles.caption}>
        <strong>{title}.</strong> Drawn to scale, at the middle of each range.
      </figcaption>
    </figure>
  );
}
