import type { ReactNode } from 'react';
import styles from './styles.module.css';

export interface DisclosureProps {
  /** What it holds, in the words of somebody who looks for it. */
  readonly title: string;
  /** Of disclosures with the same name, the browser keeps at most one open. */
  readonly name?: string;
  readonly children: ReactNode;
}

/**
 * A text that opens when its title is pressed, for what most readers need only later. Uses the browser's `<details>`: no
 * script, find-in-page and links into it open it, search engines read it, and paper shows it open.
 */
export default function Disclosure({ title, name, children }: DisclosureProps) {
  return (
    <details name={name} className={styles.item}>
      <summary className={styles.title}>
        <span>{title}</span>
      </summary>
      <div className={styles.text}>{children}</div>
    </details>
  );
}
