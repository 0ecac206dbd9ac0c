import { Fragment } from 'react';
import { useLocation } from '@docusaurus/router';
import { workLinks } from '@site/src/site/navigation';
import { withoutBaseUrl } from '@site/src/company/site';
import { ButtonLink } from '../../base/Button';
import styles from './styles.module.css';

/** Leads on to the other pages that show the company's work, as far as this site has them. */
export default function WorkLinks() {
  const here = withoutBaseUrl(useLocation().pathname);
  const others = workLinks.filter(({ path }) => path !== here);
  if (others.length === 0) return null;
  return (
    <p className={styles.links}>
      {others.map(({ label, path }) => (
        <Fragment key={path}>
          <ButtonLink to={path} variant="outline">
            {label}
          </ButtonLink>{' '}
        </Fragment>
      ))}
    </p>
  );
}
