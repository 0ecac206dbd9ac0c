import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { business } from '@site/src/data/business';
import ChatButton, { CHAT_CONFIRMATION_MS } from './ChatButton';

// Toasts are fetched on use, so this comes in time.
const pushToast = jest.fn();
jest.mock('../Toasts/ToastHost', () => ({ mountToasts: () => undefined, pushToast }));

const button = () => screen.getByRole('button', { name: 'Chat with us' });
const panel = () => screen.queryByRole('dialog', { name: 'Chat with us' });
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);

describe('chat widget', () => {
  const log = jest.spyOn(console, 'log');
  let user: ReturnType<typeof userEvent.setup>;

  beforeEach(() => {
    jest.useFakeTimers();
    jest.clearAllMocks();
    log.mockImplementation(() => undefined);
    user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(
      <>
        <ChatButton className="corner" />
        <button type="button">Elsewhere</button>
      </>,
    );
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  async function open() {
    await user.click(button());
    await waitFor(() => expect(panel()).toBeVisible());
  }

  async function sendMessage() {
    await user.type(field(/name/i), 'Dana');
    await user.type(field(/phone/i), '239 555 0100');
    await user.type(field(/message/i), 'Call after four.');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await screen.findByText('Message Received');
  }

  test('is closed at first', () => {
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    expect(button()).toHaveClass('corner');
    expect(panel()).toBeNull();
  });

  test('opens with the focus in its first field, and marks the required ones with a star', async () => {
    await open();
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(panel()).toHaveAttribute('id', button().getAttribute('aria-controls'));
    expect(field(/name/i)).toHaveFocus();
    const labels = screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).labels?.[0]?.textContent);
    expect(labels).toEqual(['Name *', 'Phone *', 'E-mail', 'Message *']);
    expect(field(/phone/i)).toHaveAttribute('type', 'tel');
    expect(field(/phone/i)).not.toHaveAttribute('pattern');
  });

  test.each([
    ['its close button', () => user.click(screen.getByRole('button', { name: 'Close chat' }))],
    ['Escape', () => user.keyboard('{Escape}')],
    ['the chat button', () => user.click(button())],
  ])('closes by %s, gives the focus back, and keeps what was typed', async (_, close) => {
    await open();
    await user.type(field(/message/i), 'Half a sent');
    await close();
    expect(panel()).toBeNull();
    expect(button()).toHaveFocus();
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    await open();
    expect(field(/message/i)).toHaveValue('Half a sent');
    expect(field(/name/i)).toHaveFocus();
  });

  test('Escape on the chat button closes it too', async () => {
    await open();
    act(() => button().focus());
    await user.keyboard('{Escape}');
    expect(panel()).toBeNull();
  });

  test('an incomplete message is not sent', async () => {
    await open();
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByRole('group', { name: '3 answers need another look' })).toHaveFocus();
    expect(log).not.toHaveBeenCalled();
  });

  test('sent, it goes to the console, and toast and confirmation tell', async () => {
    await open();
    await sendMessage();
    expect(log.mock.calls).toEqual([
      ['Lead (callback):', { name: 'Dana', phone: '239 555 0100', message: 'Call after four.' }],
    ]);
    expect(pushToast).toHaveBeenCalledWith({
      title: 'Message Sent!',
      text: `We'll call you back within ${business.callbackMinutes} minutes during business hours.`,
    });
    expect(panel()).toContainElement(document.activeElement as HTMLElement);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('after the confirmation it closes, and is as it was at first when it opens again', async () => {
    await open();
    await sendMessage();
    act(() => {
      jest.advanceTimersByTime(CHAT_CONFIRMATION_MS - 1);
    });
    expect(panel()).toBeVisible();
    act(() => {
      jest.advanceTimersByTime(1);
    });
    expect(CHAT_CONFIRMATION_MS).toBe(3000);
    expect(panel()).toBeNull();
    expect(button()).toHaveFocus();
    await open();
    expect(screen.queryByText('Message Received')).toBeNull();
    for (const input of screen.getAllByRole('textbox')) expect(input).toHaveValue('');
  });

  test('closed and opened again during the confirmation, it stays open', async () => {
    await open();
    await sendMessage();
    await user.click(screen.getByRole('button', { name: 'Close chat' }));
    await open();
    act(() => {
      jest.advanceTimersByTime(2 * CHAT_CONFIRMATION_MS);
    });
    expect(panel()).toBeVisible();
    expect(field(/name/i)).toHaveValue('');
  });

  test('closing by itself, it takes no focus from a visitor who went on', async () => {
    await open();
    await sendMessage();
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
    act(() => {
      jest.advanceTimersByTime(CHAT_CONFIRMATION_MS);
    });
    expect(panel()).toBeNull();
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });
});
