import { expect, jest, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { hostileTexts } from '@site/tests/leads/hostileTexts';
import { newEntry } from '@site/src/leads/delivery/outbox/decide';
import { sampleLead } from '@site/tests/leads/sampleLeads';
import { keepDraft } from '@site/src/leads/form/formDrafts';
import LeadNotice from '../../frame/LeadStatus/LeadNotice';
import OtherWays from '../OtherWays';
import LeadForm from '.';

jest.mock('@site/src/leads/delivery/outbox/browserOutbox', () => ({
  outbox: { listen: () => () => undefined, flush: async () => undefined },
}));

/** Shows a typed text in every place where the site displays one. */
function Everywhere({ text }: { readonly text: string }) {
  return (
    <>
      <LeadForm page="/" kind="estimate" requiredMark="*" submitLabel="Send" helper="No obligation.">
        {({ Field }) => (
          <>
            <Field name="firstName" label="First name" />
            <Field name="message" label="Message" rows={3} />
          </>
        )}
      </LeadForm>
      <LeadNotice entry={{ ...newEntry(sampleLead('contact'), 0), state: 'returned', reason: text }} />
      <OtherWays values={{ message: text }} />
    </>
  );
}

function show(text: string) {
  // As a draft from before a reload, and as the name in a referral link.
  keepDraft('estimate', { firstName: text, message: text });
  sessionStorage.setItem('leadReferrer', text);
  const { container, unmount } = render(<Everywhere text={text} />);
  const shape = Array.from(container.querySelectorAll('*'), (element) =>
    [element.tagName, ...element.getAttributeNames().filter((name) => name !== 'value')].join(' '),
  ).join('\n');
  const words = container.textContent;
  const message = container.querySelector('textarea')?.value;
  unmount();
  return { shape, words, message };
}

test(`none of ${hostileTexts.length} hostile inputs is ever rendered as HTML`, () => {
  const { shape } = show('Plain words.');
  for (const text of hostileTexts) {
    const shown = show(text);
    expect(shown.shape).toBe(shape);
    expect(shown.words).toContain(text);
    // A text area normalizes line breaks.
    expect(shown.message).toBe(text.replace(/\r\n?/g, '\n'));
  }
});
