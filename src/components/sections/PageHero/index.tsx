import type { ReactNode } from 'react';
import { pictureById, type PictureId } from '@site/src/images/pictures';
import type { SlotId } from '@site/src/images/slots';
import type { Crumb } from '@site/src/seo/structuredData';
import Breadcrumbs from '../Breadcrumbs';
import Picture from '../../base/Picture';
import styles from './styles.module.css';

export interface PageHeroProps {
  readonly crumbs: readonly Crumb[];
  readonly headline: string;
  readonly lead: ReactNode;
  /** The page's picture; without one the headline stands alone. */
  readonly picture?: PictureId;
  /** Buttons under the lead. */
  readonly children?: ReactNode;
}

/** The slots at the head of a page; a picture is in one of them at most. */
const heroSlots: readonly SlotId[] = ['pageHero', 'productsHero', 'poolDecksHero'];

/** The slot of this picture at the head of its page. */
function heroSlot(id: PictureId): SlotId {
  return pictureById(id).slots.find((slot) => heroSlots.includes(slot)) ?? 'pageHero';
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
