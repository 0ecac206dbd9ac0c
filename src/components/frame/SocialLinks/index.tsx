import { business } from '@site/src/company/business';
import Icon from '../../base/Icon';
import hidden from '../../base/VisuallyHidden/styles.module.css';
import styles from './styles.module.css';

const names = { facebook: 'Facebook', instagram: 'Instagram' } as const;

/** The company's pages on social networks, as icons in the color of the text around them. */
export default function SocialLinks() {
  const networks = (['facebook', 'instagram'] as const).filter((network) => business.social[network]);
  if (networks.length === 0) return null;
  return (
    <ul className={styles.links}>
      {networks.map((network) => (
        <li key={network}>
          <a href={business.social[network]} rel="noopener">
            <Icon name={network} />
            <span className={hidden.visuallyHidden}>{names[network]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
