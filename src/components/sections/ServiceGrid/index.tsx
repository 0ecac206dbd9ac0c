import Link from '@docusaurus/Link';
import { services } from '@site/src/data/services';
import card from '../Cards/card.module.css';
import Picture from '../../base/Picture';
import styles from './styles.module.css';

/** Columns of each tile, of twelve, on a wide screen; must match styles.module.css. */
const SPANS = [7, 5, 4, 4, 4, 6, 6] as const;

/** The services as tiles of uneven size, each one link. */
export default function ServiceGrid() {
  return (
    <ul className={styles.grid}>
      {services.map(({ id, name, tagline, path, picture }, index) => (
        <li key={id} className={styles.tile}>
          <Picture id={picture} slot={`tile${SPANS[index] ?? 6}`} className={styles.picture} />
          <div className={styles.words}>
            <h3 className={styles.name}>
              <Link to={path} className={card.title}>
                {name}
              </Link>
            </h3>
            <p className={styles.tagline}>{tagline}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
