import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useLeadFormContext } from './context';
import styles from './styles.module.css';

/** Fields of a LeadForm of which one has to be filled in, under their names with "or" between them. */
export default function OneOf({ label, children }: { readonly label: string; readonly children: ReactNode }) {
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
