import '@site/tests/companies/full';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pasteInto } from '@site/tests/pasteInto';
import { useKeptAtHand } from '../../../leads/form/atHand';
import type * as leads from '@site/src/leads';
import { business } from '../../../company/business';
import ChatForm, { CHAT_CONFIRMATION_MS } from './ChatForm.island';
import { formatMinutes } from '@site/src/words/format';

const deliverLead = jest.fn(jest.requireActual<typeof leads>('@site/src/leads').deliverLead);
jest.mock('@site/src/leads', () => ({ ...jest.requireActual<typeof leads>('@site/src/leads'), deliverLead }));
// Toasts are loaded on first use, after this mock is set.
const pushToast = jest.fn();
jest.mock('../Toasts/ToastHost', () => ({ mountToasts: () => undefined, pushToast }));

const log = jest.spyOn(console, 'log');
/** jsdom has no popovers; browsers fire `beforetoggle` when one closes. */
const hidePopover = jest.fn(function (this: HTMLElement) {
  this.dispatchEvent(new Event('beforetoggle'));
});
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
let user: ReturnType<typeof userEvent.setup>;
let chat: HTMLElement;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  log.mockImplementation(() => undefined);
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { container } = render(
    <div popover="manual">
      <ChatForm page="/" />
    </div>,
  );
  chat = container.firstElementChild as HTMLElement;
  Object.assign(chat, { hidePopover });
});

afterEach(() => {
  jest.useRealTimers();
});

async function sendMessage() {
  await pasteInto(user, field(/name/i), 'Dana');
  await pasteInto(user, field(/phone/i), '239 555 0100');
  await pasteInto(user, field(/message/i), 'Call after four.');
  // The form loads its delivery first. Without act, React warns of what changes then.
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
    await jest.advanceTimersByTimeAsync(0);
  });
  await screen.findByText('Message Received');
}

test('marks the required fields with a star, and has no pattern for the phone number', () => {
  const labels = screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).labels?.[0]?.textContent);
  expect(labels).toEqual(['Name *', 'Phone *', 'Email', 'Message *']);
  expect(field(/phone/i)).toHaveAttribute('type', 'tel');
  expect(field(/phone/i)).not.toHaveAttribute('pattern');
});

test('does not send an incomplete message', async () => {
  // The form loads its checks first; React warns of a change between an `await` here and the next.
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByRole('group', { name: '3 answers need another look' })).toHaveFocus();
  expect(log).not.toHaveBeenCalled();
});

test('logs the message to the console, and shows toast and confirmation', async () => {
  await sendMessage();
  expect(log.mock.calls).toEqual([
    ['Lead (callback):', { name: 'Dana', phone: '239 555 0100', message: 'Call after four.' }],
  ]);
  expect(pushToast).toHaveBeenCalledWith({
    title: 'Message Sent!',
    text: `We'll call you back within ${formatMinutes(business.callbackMinutes ?? 0)} during business hours.`,
  });
  expect(screen.getByText('Message Received').closest('[tabindex]')).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Save our number' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

function Tool({ shown }: { readonly shown: string }) {
  useKeptAtHand(shown);
  return null;
}

test('adds what a tool of the page shows to a message, unless the visitor leaves it out', async () => {
  const sent = () => log.mock.lastCall?.[1] as unknown;
  expect(screen.queryByRole('checkbox')).toBeNull();
  const { rerender, unmount } = render(<Tool shown="380 sq ft" />);
  rerender(<Tool shown={'400 sq ft\nhttps://site.example/?plan=1'} />);
  expect(screen.getByRole('checkbox', { name: /plan along/ })).toBeChecked();
  await sendMessage();
  expect(sent()).toMatchObject({ message: 'Call after four.\n\n400 sq ft\nhttps://site.example/?plan=1' });
  act(() => {
    jest.advanceTimersByTime(CHAT_CONFIRMATION_MS);
  });
  fireEvent.click(screen.getByRole('checkbox'));
  await sendMessage();
  expect(sent()).toMatchObject({ message: 'Call after four.' });
  unmount();
  act(() => {
    jest.advanceTimersByTime(CHAT_CONFIRMATION_MS);
  });
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('the same words are the same lead, and with another plan another one', async () => {
  const ids: unknown[] = [];
  const { rerender } = render(<Tool shown="380 sq ft" />);
  for (const shown of ['380 sq ft', '380 sq ft', '400 sq ft']) {
    rerender(<Tool shown={shown} />);
    await sendMessage();
    ids.push(deliverLead.mock.lastCall?.[0].id);
    act(() => {
      jest.advanceTimersByTime(CHAT_CONFIRMATION_MS);
    });
  }
  const [first, again, other] = ids;
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('sends no plan alone', async () => {
  render(<Tool shown="380 sq ft" />);
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByRole('group', { name: '3 answers need another look' })).toHaveFocus();
});

test('closes the chat and resets three seconds after the confirmation', async () => {
  await sendMessage();
  act(() => {
    jest.advanceTimersByTime(CHAT_CONFIRMATION_MS - 1);
  });
  expect(hidePopover).not.toHaveBeenCalled();
  act(() => {
    jest.advanceTimersByTime(1);
  });
  expect(CHAT_CONFIRMATION_MS).toBe(3000);
  expect(hidePopover).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Message Received')).toBeNull();
  for (const input of screen.getAllByRole('textbox')) expect(input).toHaveValue('');
});

test('does not close a chat that was closed and opened again during the confirmation', async () => {
  await sendMessage();
  act(() => {
    chat.dispatchEvent(new Event('beforetoggle'));
  });
  expect(field(/name/i)).toHaveValue('');
  act(() => {
    jest.advanceTimersByTime(2 * CHAT_CONFIRMATION_MS);
  });
  expect(hidePopover).not.toHaveBeenCalled();
});
