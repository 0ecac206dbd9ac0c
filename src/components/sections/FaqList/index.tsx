import { useId } from 'react';
import type { QuestionAndAnswer } from '@site/src/seo/structuredData';
import Disclosure from '../Disclosure';

/** Questions that open one at a time. */
export default function FaqList({ entries }: { readonly entries: readonly QuestionAndAnswer[] }) {
  const group = useId();
  return (
    <div>
      {entries.map(({ question, answer }) => (
        <Disclosure key={question} title={question} name={group}>
          <p>{answer}</p>
        </Disclosure>
      ))}
    </div>
  );
}
