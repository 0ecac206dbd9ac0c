import CallButton from '../../base/CallButton';
import ContactLink from '../../base/ContactLink';
import styles from './styles.module.css';

/**
 * A line within a text or a list that calls to action: what a free estimate brings, the phone number, and the form of the
 * page. An <aside>, because the reader modes of browsers and feeds leave those out, but no landmark: two would need different names.
 */
export default function InlineCallToAction({
  offer = 'We’ll come out, take a look and put a price in writing.',
}: {
  readonly offer?: string;
}) {
  return (
    <aside className={styles.aside} role="none">
      <p>
        <strong>Free estimate.</strong> {offer}
      </p>
      <div className={styles.actions}>
        <CallButton /> <ContactLink variant="outline">Send us the details</ContactLink>
      </div>
    </aside>
  );
}
