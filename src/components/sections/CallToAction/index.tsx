import { useId, type ReactNode } from 'react';
import CallButton from '../../base/CallButton';
import ContactLink from '../../base/ContactLink';
import WorkPicture from '../../base/WorkPicture';
import styles from './styles.module.css';

export interface CallToActionProps {
  readonly title: string;
  readonly description: ReactNode;
  /** Whether the way to the form comes before the one to the phone. */
  readonly writeFirst?: boolean;
  /** Other buttons than those two. */
  readonly children?: ReactNode;
  /** Id of the picture of a mangrove band; without one, the band is terracotta. */
  readonly picture?: string;
}

/** The call-to-action band: one headline, one sentence, one or two buttons. */
export default function CallToAction({ title, description, writeFirst, children, picture }: CallToActionProps) {
  const id = useId();
  return (
    <section className={picture ? styles.mangrove : styles.terracotta} aria-labelledby={id}>
      {picture && <WorkPicture id={picture} slot="callToAction" className={styles.picture} frameClass={styles.frame} />}
      <div className={styles.inner}>
        <div>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <p className={styles.description}>{description}</p>
        </div>
        <div className={styles.actions}>
          {children ??
            (writeFirst ? (
              <>
                <ContactLink size="lg" /> <CallButton size="lg" variant="outline" />
              </>
            ) : (
              <>
                <CallButton size="lg" /> <ContactLink size="lg" variant="outline" />
              </>
            ))}
        </div>
      </div>
    </section>
  );
}
