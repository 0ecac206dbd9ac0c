import ContactLink, { type ContactLinkProps } from '../ContactLink';
import styles from './styles.module.css';

/** "Get Free Estimate" on wide windows alone: below them, the bar at the bottom offers it all along, and paper cannot. */
export default function WideContactLink(props: Pick<ContactLinkProps, 'children'>) {
  return (
    <div className={styles.wide}>
      <ContactLink {...props} />
    </div>
  );
}
