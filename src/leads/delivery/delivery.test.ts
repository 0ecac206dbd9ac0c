/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { business } from '../../company/business';
import { formatMinutes } from '../../words/format';
import { guidePath } from '../../site/guide';
import { deliverLead } from './delivery';
import { leadToasts } from '../words/leadTexts';
import { sampleLead, sampleLeads } from '../../../tests/leads/sampleLeads';

describe('without a delivery', () => {
  const log = jest.spyOn(console, 'log');

  beforeEach(() => {
    log.mockImplementation(() => undefined);
  });

  afterEach(() => {
    log.mockReset();
  });

  test.each(sampleLeads.filter(({ kind }) => kind !== 'contact'))(
    'logs the values of a $kind lead to the console',
    async (lead) => {
      expect(await deliverLead(lead)).toEqual({ state: 'sent' });
      expect(log.mock.calls).toEqual([[`Lead (${lead.kind}):`, lead.values]]);
    },
  );

  test('does not log the values of the contact form', async () => {
    await deliverLead(sampleLead('contact'));
    expect(log).not.toHaveBeenCalled();
  });
});

test('each kind of lead has its toast', () => {
  const contactToast = {
    title: 'Message Sent!',
    text: "Thank you for contacting the company. We'll get back to you soon.",
  };
  expect(leadToasts).toEqual({
    contact: contactToast,
    estimate: contactToast,
    callback: {
      title: 'Message Sent!',
      text:
        business.callbackMinutes === null
          ? expect.not.stringContaining('within')
          : `We'll call you back within ${formatMinutes(business.callbackMinutes)} during business hours.`,
    },
    guide: {
      title: 'Success! Check your email',
      text: "We've sent you our exclusive paver guide and pricing info.",
      download: { path: guidePath, label: 'Download the guide (PDF)' },
    },
  });
});
