import { Fragment } from 'react';
import { useLocation } from '@docusaurus/router';
import { workLinks } from '@site/src/site/navigation';
import { withoutBaseUrl } from '@site/src/company/site';
import ButtonLink from '../../base/Button/ButtonLink';
import ContactLink from '../../base/ContactLink';
import styles from './styles.module.css';

/** The way to an estimate, and to the other pages that show the company's work, as far as this site has them. */
export default function WorkLinks() {
  const here = withoutBaseUrl(useLocation().pathname);
  const others = workLinks.filter(({ path }) => path !== here);
  return (
    <p className={styles.links}>
      <ContactLink />{' '}
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
