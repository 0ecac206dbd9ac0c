import { beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { guideLinkText, guidePath } from '@site/src/site/guide';
import GuideForm from './GuideForm.island';

// Toasts are loaded on first use, after this mock is set.
const pushToast = jest.fn();
jest.mock('../Toasts/ToastHost', () => ({ mountToasts: () => undefined, pushToast }));

const log = jest.spyOn(console, 'log');

beforeEach(() => {
  jest.clearAllMocks();
  log.mockImplementation(() => undefined);
  render(
    <dialog open>
      <GuideForm page="/" />
    </dialog>,
  );
});

test.each(['', 'dana@'])('rejects "%s" with a message about the full email address', async (typed) => {
  const email = screen.getByLabelText(/email/i);
  if (typed) await userEvent.type(email, typed);
  await userEvent.click(screen.getByRole('button', { name: 'Get the guide' }));
  await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'));
  expect(email).toHaveAccessibleDescription(/^Enter your (full )?email address/);
  expect(email).toHaveFocus();
  expect(screen.getByRole('dialog')).toHaveAttribute('open');
  expect(log).not.toHaveBeenCalled();
});

test('logs the email to the console, shows the toast with the guide, and closes the pop-up', async () => {
  await userEvent.type(screen.getByLabelText(/email/i), 'dana@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Get the guide' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(log.mock.calls).toEqual([['Lead (guide):', { email: 'dana@example.com' }]]);
  expect(pushToast).toHaveBeenCalledWith({
    title: 'Success! Check your email',
    text: "We've sent you our exclusive paver guide and pricing info.",
    download: { path: guidePath, label: guideLinkText },
  });
});
