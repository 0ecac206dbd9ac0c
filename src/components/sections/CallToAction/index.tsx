import { useId, type ReactNode } from 'react';
import Picture from '../../base/Picture';
import styles from './styles.module.css';

export interface CallToActionProps {
  readonly title: string;
  readonly description: ReactNode;
  /** The buttons. */
  readonly children: ReactNode;
  /** The mangrove one shows a picture of an evening outdoors. */
  readonly tone?: 'mangrove' | 'terracotta';
}

/** The call-to-action band: one headline, one sentence, one or two buttons. */
export default function CallToAction({ title, description, children, tone = 'mangrove' }: CallToActionProps) {
  const id = useId();
  return (
    <section className={styles[tone]} aria-labelledby={id}>
      {tone === 'mangrove' && <Picture id="cta-dusk" slot="callToAction" className={styles.picture} />}
      <div className={styles.inner}>
        <div>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <p className={styles.description}>{description}</p>
        </div>
        <div className={styles.actions}>{children}</div>
      </div>
    </section>
  );
}
