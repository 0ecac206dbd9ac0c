import CallButton from '../../base/CallButton';
import ContactLink from '../../base/ContactLink';
import styles from './styles.module.css';

/**
 * A line between two sections of a text that calls to action: the phone number, and the form of the page. An <aside>,
 * because the reader modes of browsers and feeds leave those out, but no landmark: two would need different names.
 */
export default function InlineCallToAction() {
  return (
    <aside className={styles.aside} role="none">
      <p>
        <strong>Free estimate.</strong> We’ll come out, take a look and put a price in writing.
      </p>
      <div className={styles.actions}>
        <CallButton /> <ContactLink variant="outline">Send us the details</ContactLink>
      </div>
    </aside>
  );
}
