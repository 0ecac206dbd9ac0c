import '@site/tests/companies/full';
import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pasteInto } from '@site/tests/pasteInto';
import ContactForm from './ContactForm.island';

// Toasts are loaded on first use, after this mock is set.
const pushToast = jest.fn();
jest.mock('../../frame/Toasts/ToastHost', () => ({ mountToasts: () => undefined, pushToast }));

test('has all fields, and marks the required ones', () => {
  render(<ContactForm page="/" />);
  const labels = screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).labels?.[0]?.textContent);
  expect(labels).toEqual([
    'First name (required)',
    'Last name',
    'Email (required)',
    'Subject (required)',
    'Message (required)',
  ]);
  expect(screen.getAllByRole('textbox').filter((input) => (input as HTMLInputElement).required)).toHaveLength(4);
  expect(screen.getByLabelText(/email/i)).toHaveAttribute('type', 'email');
  expect(screen.getByLabelText(/email/i)).toHaveAttribute('inputmode', 'email');
  expect(screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).autocomplete)).toEqual(
    expect.arrayContaining(['given-name', 'family-name', 'email']),
  );
  expect(screen.getByRole('checkbox', { name: 'Sign up for news and updates' })).not.toBeChecked();
  expect(screen.getByText(/Want a call\? Put your phone number in the message, and we’ll call you/)).toBeVisible();
});

test('shows the toast and is empty after submitting, without logging to the console', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const user = userEvent.setup();
  render(<ContactForm page="/" />);
  await pasteInto(user, screen.getByLabelText(/first name/i), 'Dana');
  await pasteInto(user, screen.getByLabelText(/email/i), 'dana@example.com');
  await pasteInto(user, screen.getByLabelText(/subject/i), 'Patio');
  await pasteInto(user, screen.getByLabelText(/message/i), 'How soon?');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Send message' }));

  await waitFor(() =>
    expect(pushToast).toHaveBeenCalledWith({
      title: 'Message Sent!',
      text: "Thank you for contacting the company. We'll get back to you soon.",
    }),
  );
  expect(screen.getByRole('link', { name: 'Save our number' })).toBeVisible();
  for (const input of screen.getAllByRole('textbox')) expect(input).toHaveValue('');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});
