import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A numbered Markdown list set as a process; each item starts with a bold phrase, the name of the step. */
export default function Steps({ children }: { readonly children: ReactNode }) {
  return <div className={styles.steps}>{children}</div>;
}

/** The same process from data. */
export function StepList({
  steps,
}: {
  readonly steps: readonly { readonly title: string; readonly description: string }[];
}) {
  return (
    <Steps>
      <ol>
        {steps.map(({ title, description }) => (
          <li key={title}>
            <strong>{title}</strong> {description}
          </li>
        ))}
      </ol>
    </Steps>
  );
}
