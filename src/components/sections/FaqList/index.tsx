import { useId } from 'react';
import type { QuestionAndAnswer } from '@site/src/seo/structuredData';
import Icon from '../../base/Icon';
import styles from './styles.module.css';

/**
 * Questions that open one at a time. Uses the browser's <details name>: at most one open item, collapsible, searchable
 * with find-in-page, and no script.
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
