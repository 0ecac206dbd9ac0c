import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { cardOf, services } from '@site/src/company/services';
import card from '../Cards/card.module.css';
import Picture from '../../base/Picture';
import RenderingMark from '../../base/RenderingMark';
import styles from './styles.module.css';

/** Returns the columns of each tile, of twelve, on a wide screen: two large tiles, rows of three, then rows of two. */
function spansOf(count: number): readonly (4 | 5 | 6 | 7)[] {
  const others = Math.max(count - 2, 0);
  const inPairs = [0, 4, 2][others % 3] ?? 0;
  const inThrees = Math.max(others - inPairs, 0);
  return [7, 5, ...Array<4>(inThrees).fill(4), ...Array<6>(others - inThrees).fill(6)];
}

const spans = spansOf(services.length);

/** The services as tiles of uneven size, each one link. */
export default function ServiceGrid() {
  return (
    <ul className={styles.grid}>
      {services.map(({ id, name, path, picture }, index) => (
        <li key={id} className={clsx(styles.tile, styles[`span${spans[index]}`])}>
          <Picture id={picture} slot={`tile${spans[index]}`} className={styles.picture} />
          <RenderingMark id={picture} />
          <div className={styles.words}>
            <h3 className={styles.name}>
              <Link to={path} className={card.title}>
                {name}
              </Link>
            </h3>
            <p className={styles.tagline}>{cardOf({ id }).tagline}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
