import { referralRewards, referralSteps, referralTerms } from '@site/src/company/referralProgram';
import CheckList from '../CheckList';
import { StepList } from '../Steps';
import styles from './styles.module.css';

/** How a referral works, in three steps. */
export function ReferralSteps() {
  return <StepList steps={referralSteps()} />;
}

/** The two forms of the reward, side by side. */
export function RewardChoice() {
  return (
    <ul className={styles.rewards}>
      {referralRewards().map(({ kind, title, description, points }) => (
        <li key={kind} className={styles.reward}>
          <h3 className={styles.title}>{title}</h3>
          <p>{description}</p>
          <CheckList points={points} />
        </li>
      ))}
    </ul>
  );
}

/** The conditions of the program. */
export function ReferralTerms() {
  return (
    <dl className={styles.terms}>
      {referralTerms().map(({ title, description }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
