import { beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type * as leads from '@site/src/leads';
import type * as spamCheck from '@site/src/leads/form/spamCheck';

jest.mock('@generated/lead-delivery/default/settings.json', () => ({
  __esModule: true,
  default: { delivery: { via: 'netlify' }, spamCheck: { via: 'turnstile', siteKey: '1x00000000000000000000AA' } },
}));
const deliverLead = jest.fn<typeof leads.deliverLead>();
jest.mock('@site/src/leads', () => ({
  ...jest.requireActual<typeof leads>('@site/src/leads'),
  prepareDelivery: async () => undefined,
  deliverLead,
}));
const takeToken = jest.fn<typeof spamCheck.takeToken>();
const startCheck = jest.fn<typeof spamCheck.startCheck>();
jest.mock('@site/src/leads/form/spamCheck', () => ({ takeToken, startCheck }));
jest.mock('../../frame/LeadStatus/LeadNotice', () => ({ __esModule: true, default: () => null }));
jest.mock('../../frame/Toasts/ToastHost', () => ({ mountToasts: () => undefined, pushToast: () => undefined }));

beforeEach(() => {
  deliverLead.mockReset().mockResolvedValue({ state: 'sent' });
});

async function send() {
  // Imported after the mocks are set.
  const { default: LeadForm } = await import('.');
  render(
    <LeadForm page="/" kind="guide" requiredMark="*" submitLabel="Send" helper="No obligation.">
      {({ Field }) => <Field name="email" label="Email" required />}
    </LeadForm>,
  );
  await userEvent.type(screen.getByLabelText(/^Email/), 'dana@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(deliverLead).toHaveBeenCalled());
  return deliverLead.mock.calls[0]?.[0];
}

test('starts with the form, and its token goes along with the lead', async () => {
  takeToken.mockResolvedValue('token');
  const lead = await send();
  expect(startCheck.mock.calls[0]?.[0]).toBe(document.forms[0]);
  expect(lead).toMatchObject({ spamToken: 'token' });
  expect(lead?.suspicions).not.toContain('unchecked');
});

test('if it is blocked or takes too long, the lead is sent all the same, as unchecked', async () => {
  takeToken.mockResolvedValue(undefined);
  const lead = await send();
  expect(lead).toMatchObject({ values: { email: 'dana@example.com' } });
  expect(lead?.suspicions).toContain('unchecked');
});
