import type { ReactNode } from 'react';
import { heroSlot } from '@site/src/images/slots';
import type { Crumb } from '@site/src/seo/structuredData';
import Breadcrumbs from '../Breadcrumbs';
import Picture from '../../base/Picture';
import styles from './styles.module.css';

export interface PageHeroProps {
  readonly crumbs: readonly Crumb[];
  readonly headline: string;
  readonly lead: ReactNode;
  /** Id of the page's picture; without one the headline stands alone. */
  readonly picture?: string;
  /** Buttons under the lead. */
  readonly children?: ReactNode;
}

/** The first screen of every page below home: where one is, what the page says, what to do, and a picture of the work. */
export default function PageHero({ crumbs, headline, lead, picture, children }: PageHeroProps) {
  return (
    <div className={styles.hero}>
      <div className={picture ? styles.split : styles.plain}>
        <div className={styles.words}>
          <Breadcrumbs crumbs={crumbs} />
          <h1 className={styles.headline}>{headline}</h1>
          <p className={styles.lead}>{lead}</p>
          {children && <div className={styles.actions}>{children}</div>}
        </div>
        {picture && (
          <div className={styles.frame}>
            <Picture id={picture} slot={heroSlot(picture)} priority className={styles.picture} />
          </div>
        )}
      </div>
    </div>
  );
}
