import type { ReactNode } from 'react';
import clsx from 'clsx';
import { pictureById } from '@site/src/images/pictures';
import type { SlotId } from '@site/src/images/slots';
import Breadcrumbs from '../Breadcrumbs';
import WorkPicture from '../../base/WorkPicture';
import TrustStrip from '../TrustStrip';
import styles from './styles.module.css';

export interface PageHeroProps {
  readonly headline: string;
  /** One or two sentences under the headline. */
  readonly lead?: ReactNode;
  /** A line under the lead, such as what most projects cost. */
  readonly note?: ReactNode;
  /** The page's picture; without one, the headline takes the full width. */
  readonly picture?: string;
  /** A tool that the page opens, below the buttons. */
  readonly tool?: ReactNode;
  readonly children?: ReactNode;
}

/** The slots for a page's hero; a picture has at most one of them. */
const heroSlots: readonly SlotId[] = ['pageHero', 'heroBesideCards'];

/** Returns the hero slot of this picture. */
function heroSlot(id: string): SlotId {
  return pictureById(id).slots.find((slot) => heroSlots.includes(slot)) ?? 'pageHero';
}

/**
 * The first screen of every page but the home page: breadcrumbs, headline, lead, buttons, and a picture of the work. One
 * with buttons also says below them why to trust the company.
 */
export default function PageHero({ headline, lead, note, picture, tool, children }: PageHeroProps) {
  return (
    <div className={clsx(styles.hero, picture && styles.pictured)}>
      <div className={picture ? styles.split : styles.plain}>
        <div className={styles.words}>
          <Breadcrumbs />
          <h1 className={styles.headline}>{headline}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {note && <p className={styles.note}>{note}</p>}
          {children && <div className={styles.actions}>{children}</div>}
          {tool && <div className={styles.tool}>{tool}</div>}
        </div>
        {picture && (
          <WorkPicture
            id={picture}
            slot={heroSlot(picture)}
            priority
            className={styles.picture}
            frameClass={styles.frame}
          />
        )}
      </div>
      {children && (
        <div className={styles.trust}>
          <TrustStrip />
        </div>
      )}
    </div>
  );
}
