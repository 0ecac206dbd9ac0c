import '@site/tests/companies/full';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type * as leads from '@site/src/leads';
import { isAnyFormInUse } from '@site/src/leads/form/formActivity';
import { isPopupSeen } from '@site/src/leads/form/popupSeen';
import LeadForm from '.';

// Leads and toasts are loaded on first use, after these mocks are set.
const deliverLead = jest.fn<typeof leads.deliverLead>();
jest.mock('@site/src/leads', () => ({
  ...jest.requireActual<typeof leads>('@site/src/leads'),
  deliverLead,
}));
jest.mock('../../frame/Toasts/ToastHost', () => ({ mountToasts: () => undefined, pushToast: () => undefined }));

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const sent = () => waitFor(() => expect(deliverLead).toHaveBeenCalled());

beforeEach(() => {
  deliverLead.mockResolvedValue({ state: 'sent' });
  render(
    <LeadForm page="/" kind="callback" requiredMark="*" submitLabel="Send" helper="No obligation.">
      {({ Field }) => (
        <>
          <Field name="name" label="Name" required />
          <Field name="phone" label="Phone" required />
          <Field name="message" label="Message" required />
        </>
      )}
    </LeadForm>,
  );
});

afterEach(() => {
  jest.restoreAllMocks();
  deliverLead.mockReset();
  sessionStorage.clear();
  delete document.documentElement.dataset.popupSeen;
});

async function fill(): Promise<void> {
  await userEvent.type(screen.getByLabelText(/name/i), 'Dana');
  await userEvent.type(screen.getByLabelText(/phone/i), '239-555-0100');
  await userEvent.type(screen.getByLabelText(/message/i), 'A patio.');
}

test('who has sent a form has no use for the pop-up, on later pages and where storage is denied', async () => {
  await fill();
  expect(isPopupSeen()).toBe(false);
  await send();
  await sent();
  await waitFor(() => expect(isPopupSeen()).toBe(true));
  expect(sessionStorage.getItem('hasSeenLeadModal')).not.toBeNull();
  sessionStorage.clear();
  expect(isPopupSeen()).toBe(true);
});

test('a lead that is handed back does not count as sent', async () => {
  deliverLead.mockResolvedValue({ state: 'returned' } as Awaited<ReturnType<typeof leads.deliverLead>>);
  await fill();
  await send();
  await sent();
  await screen.findByRole('button', { name: 'Send' });
  expect(isPopupSeen()).toBe(false);
  expect(isAnyFormInUse()).toBe(true);
});

test('a form with a list of errors is in use, although nothing is typed and no field has the focus', async () => {
  await send();
  const list = await screen.findByRole('group', { name: /answers need another look/ });
  expect(list).toHaveFocus();
  expect(isAnyFormInUse()).toBe(true);
  act(() => list.blur());
  expect(isAnyFormInUse()).toBe(true);
});

test('a form that holds only a file is in use', async () => {
  const chooser = Object.assign(document.createElement('input'), { type: 'file' });
  document.forms[0]?.append(chooser);
  expect(isAnyFormInUse()).toBe(false);
  await userEvent.upload(chooser, new File(['x'], 'patio.jpg'));
  act(() => chooser.blur());
  expect(isAnyFormInUse()).toBe(true);
});
