import { createContext, useContext } from 'react';
import Link from '@docusaurus/Link';
import type { Crumb } from '@site/src/seo/structuredData';
import styles from './styles.module.css';

/** The path from the home page to the current page, which `Page` provides. */
export const Trail = createContext<readonly Crumb[]>([]);

/** Shows the path from the home page to this one. The last step is the page itself, without a link. */
export default function Breadcrumbs() {
  const crumbs = useContext(Trail);
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        {crumbs.map(({ name, path }, index) => (
          <li key={path} className={styles.step}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link to={path} className={styles.link}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
