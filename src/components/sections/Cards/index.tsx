import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { SlotId } from '@site/src/images/slots';
import LightboxPicture, { type OpeningSlot } from '../../base/Lightbox';
import SampleMark from '../../base/SampleMark';
import WorkPicture from '../../base/WorkPicture';
import card from './card.module.css';
import pictured from './pictured.module.css';
import styles from './styles.module.css';

/** Cards in rows, each an `<li>`. Those of a last row that is not full share its width. */
export function Cards({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.room}>
      <ul className={styles.cards}>{children}</ul>
    </div>
  );
}

export interface CardProps {
  readonly title: string;
  readonly picture?: string;
  readonly slot?: SlotId;
  /** The slot of a picture that opens in the lightbox, with title and kicker as its caption. */
  readonly opensIn?: OpeningSlot;
  readonly kicker?: string;
  readonly sample?: boolean;
  /** Route that the whole card links to. */
  readonly to?: string;
  readonly children?: ReactNode;
}

/**
 * A title and some text, below a picture if there is one. With `to`, the whole card is one link, labeled by its title; with
 * `opensIn`, a tap anywhere on it opens the picture.
 */
export function Card({ title, picture, slot = 'card', opensIn, kicker = '', sample, to, children }: CardProps) {
  return (
    <li className={pictured.pictured}>
      {picture &&
        (opensIn ? (
          <LightboxPicture
            id={picture}
            slot={opensIn}
            title={title}
            location={kicker}
            className={styles.picture}
            linkClass={card.cover}
          />
        ) : (
          <WorkPicture id={picture} slot={slot} className={clsx(styles.picture, styles.low)} />
        ))}
      <div className={card.body}>
        {kicker && (
          <p className={styles.kicker}>
            {kicker} {sample && <SampleMark of="work" />}
          </p>
        )}
        <h3 className={styles.title}>
          {to ? (
            <Link to={to} className={card.title}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        {children && <div className={styles.text}>{children}</div>}
      </div>
    </li>
  );
}
