import { formatPrice, priceByKey } from '@site/src/company/pricing';
import { sealing, sealingSteps } from '@site/src/company/sealing';
import Icon from '../../base/Icon';
import { StepList } from '../Steps';
import styles from './styles.module.css';

/** The four reasons to seal. */
export function SealingBenefits() {
  return (
    <ul className={styles.benefits}>
      {sealing.benefits.map(({ icon, title, description }) => (
        <li key={title}>
          <Icon name={icon} />
          <h3 className={styles.title}>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}

/** The three maintenance services, each with its price line. */
export function SealingServices() {
  return (
    <ul className={styles.services}>
      {sealing.services.map(({ title, description, priceKey }) => (
        <li key={title}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.price}>{priceKey ? formatPrice(priceByKey(priceKey)) : 'Custom quote'}</p>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
  );
}

/** The five steps of a sealing job. */
export function SealingProcess() {
  return <StepList steps={sealingSteps()} />;
}
