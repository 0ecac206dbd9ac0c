import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useLeadFormContext } from './context';
import styles from './styles.module.css';

interface OneOfProps {
  /** Names the fields with "or" between them. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Fields of a LeadForm of which one has to be filled in. */
export default function OneOf({ label, children }: OneOfProps) {
  const { requiredMark } = useLeadFormContext();
  return (
    <fieldset className={clsx(styles.wide, styles.either)}>
      <legend>
        {label} <span className={styles.optional}>{requiredMark}</span>
      </legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}
