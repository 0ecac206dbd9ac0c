import Link from '@docusaurus/Link';
import {
  depositOf,
  isMadeUp,
  optionalFacts,
  startOf,
  termsTitle,
  waysOf,
  WHO_ID,
} from '@site/src/company/optionalFacts';
import SampleMark from '../../base/SampleMark';

/** The terms that decide, in a line within a text, with the way to all of them; nothing if the company states none. */
export default function TermsInShort() {
  const { payment, startsInWeeks } = optionalFacts;
  const title = termsTitle(optionalFacts);
  if (!title) return null;
  const terms = [
    ...(payment ? [depositOf(payment)] : []),
    ...(payment?.ways ? [waysOf(payment.ways)] : []),
    ...(startsInWeeks ? [startOf(startsInWeeks)] : []),
  ];
  return (
    <span>
      {terms.length > 0 && <span>{`${terms.join('. ')}. `}</span>}
      <Link to={`/faq#${WHO_ID}`}>{title}</Link>{' '}
      {terms.length > 0 && isMadeUp('payment', 'startsInWeeks') && <SampleMark of="facts" />}
    </span>
  );
}
