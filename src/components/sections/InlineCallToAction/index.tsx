import CallButton from '../../base/CallButton';
import ContactLink from '../../base/ContactLink';
import styles from './styles.module.css';

/**
 * A call to action between two sections of a text: the phone number, and the form of the page. An <aside>, because the
 * reader modes of browsers and feeds leave those out.
 */
export default function InlineCallToAction({ title }: { readonly title: string }) {
  return (
    <aside className={styles.aside} aria-label="Talk to us">
      <div>
        <p className={styles.title}>{title}</p>
        <p>We’ll come out, take a look and put a price in writing, free.</p>
      </div>
      <div className={styles.actions}>
        <CallButton /> <ContactLink variant="outline">Send us the details</ContactLink>
      </div>
    </aside>
  );
}
