import { useId } from 'react';
import type { QuestionAndAnswer } from '@site/src/seo/structuredData';
import Icon from '../../base/Icon';
import styles from './styles.module.css';

/**
 * Questions that open one at a time. The browser's own <details name> does it: one open item at most, collapsible,
 * found by the page's search, and no script.
 */
export default function FaqList({ entries }: { readonly entries: readonly QuestionAndAnswer[] }) {
  const group = useId();
  return (
    <div className={styles.list}>
      {entries.map(({ question, answer }) => (
        <details key={question} name={group} className={styles.item}>
          <summary className={styles.question}>
            <span>{question}</span>
            <Icon name="chevron" />
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
