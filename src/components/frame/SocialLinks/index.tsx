import { business } from '@site/src/data/business';
import Icon from '../../base/Icon';
import styles from './styles.module.css';

/** The company's pages on social networks, as icons in the color of the text around them. */
export default function SocialLinks() {
  return (
    <ul className={styles.links}>
      <li>
        <a href={business.social.facebook} aria-label="Facebook" rel="noopener">
          <Icon name="facebook" />
        </a>
      </li>
      <li>
        <a href={business.social.instagram} aria-label="Instagram" rel="noopener">
          <Icon name="instagram" />
        </a>
      </li>
    </ul>
  );
}
