import { useId, type ReactNode } from 'react';
import type { QuestionAndAnswer } from '@site/src/seo/structuredData';
import Disclosure from '../Disclosure';

export interface FaqListProps {
  readonly entries: readonly QuestionAndAnswer[];
  /** Further disclosures, at the end. */
  readonly children?: ReactNode;
}

/** Questions that open one at a time. */
export default function FaqList({ entries, children }: FaqListProps) {
  const group = useId();
  return (
    <div>
      {entries.map(({ question, answer }) => (
        <Disclosure key={question} title={question} name={group}>
          <p>{answer}</p>
        </Disclosure>
      ))}
      {children}
    </div>
  );
}
