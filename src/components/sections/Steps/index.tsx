import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Displays a numbered Markdown list as a process; each item starts with a bold phrase, the name of the step. */
export default function Steps({ children }: { readonly children: ReactNode }) {
  return <div className={styles.steps}>{children}</div>;
}

/** Displays a process from data in the same way. */
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
