import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { serviceDetails, services } from '@site/src/company/services';
import card from '../Cards/card.module.css';
import Picture from '../../base/Picture';
import RenderingMark from '../../base/RenderingMark';
import styles from './styles.module.css';

/** The columns, of three, that the heading takes on a wide screen so that equal tiles fill the grid to its last row. */
const headingColumns = ([3, 2, 1] as const)[services.length % 3];

/** The services as tiles of one size, each one link, after their heading. */
export default function ServiceGrid({ heading }: { readonly heading: ReactNode }) {
  return (
    <div className={styles.grid}>
      <div className={clsx(styles.heading, styles[`columns${headingColumns}`])}>{heading}</div>
      <ul className={styles.list}>
        {services.map(({ id, name, path, picture }) => (
          <li key={id} className={styles.tile}>
            <Picture id={picture} slot="tile" className={styles.picture} />
            <RenderingMark id={picture} />
            <div className={styles.words}>
              <h3 className={styles.name}>
                <Link to={path} className={card.title}>
                  {name}
                </Link>
              </h3>
              <p className={styles.tagline}>{serviceDetails[id].tagline}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
