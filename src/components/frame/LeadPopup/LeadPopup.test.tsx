import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { guideLinkText, guidePath } from '@site/src/data/guide';
import ChatButton from '../ChatWidget/ChatButton';
import ContactForm from '../../forms/ContactForm/ContactForm';
import LeadPopup, { POPUP_DELAY_MS, POPUP_RETRY_MS } from './LeadPopup';
import { SEEN_FLAG } from './seen';

// Toasts are fetched on use, so this comes in time.
const pushToast = jest.fn();
jest.mock('../Toasts/ToastHost', () => ({ mountToasts: () => undefined, pushToast }));

const popup = () => screen.queryByRole<HTMLDialogElement>('dialog', { name: 'Know the price range before you call' });
const flag = () => sessionStorage.getItem(SEEN_FLAG);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  sessionStorage.clear();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
});

afterEach(() => {
  jest.useRealTimers();
});

describe('opening', () => {
  test('happens 30 seconds after the page, not before', async () => {
    render(<LeadPopup />);
    expect(POPUP_DELAY_MS).toBe(30_000);
    await pass(POPUP_DELAY_MS - 1);
    expect(popup()).toBeNull();
    await pass(1);
    expect(popup()).toHaveAttribute('open');
    expect(flag()).toBeNull();
  });

  test('does not happen once it has been seen in this session', async () => {
    sessionStorage.setItem('hasSeenLeadModal', 'true');
    render(<LeadPopup />);
    await pass(10 * POPUP_DELAY_MS);
    expect(popup()).toBeNull();
  });

  test('does not happen on a page the visitor has left', async () => {
    const { unmount } = render(<LeadPopup />);
    await pass(POPUP_DELAY_MS - 1);
    unmount();
    await pass(POPUP_DELAY_MS);
    expect(popup()).toBeNull();
    expect(flag()).toBeNull();
  });

  test('waits while a form is being filled', async () => {
    render(
      <>
        <ContactForm />
        <LeadPopup />
      </>,
    );
    await user.type(screen.getByLabelText(/first name/i), 'D');
    await pass(2 * POPUP_DELAY_MS);
    expect(popup()).toBeNull();

    await user.clear(screen.getByLabelText(/first name/i));
    await pass(POPUP_RETRY_MS);
    expect(popup()).toBeNull();

    act(() => (document.activeElement as HTMLElement).blur());
    await pass(POPUP_RETRY_MS);
    expect(popup()).toHaveAttribute('open');
  });

  test('waits while the chat is open', async () => {
    render(
      <>
        <ChatButton />
        <LeadPopup />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Chat with us' }));
    await screen.findByRole('dialog', { name: 'Chat with us' });
    act(() => screen.getByRole('button', { name: 'Close chat' }).focus());
    await pass(2 * POPUP_DELAY_MS);
    expect(popup()).toBeNull();
    await user.keyboard('{Escape}');
    await pass(POPUP_RETRY_MS);
    expect(popup()).toHaveAttribute('open');
  });
});

describe('open', () => {
  const log = jest.spyOn(console, 'log');
  let leave: () => void;

  beforeEach(async () => {
    log.mockImplementation(() => undefined);
    leave = render(<LeadPopup />).unmount;
    await pass(POPUP_DELAY_MS);
  });

  test.each([
    ['its close button', () => user.click(screen.getByRole('button', { name: 'Close' }))],
    // What a browser does on Escape.
    ['Escape', async () => act(() => popup()?.close())],
    ['a click on its backdrop', async () => void fireEvent.click(popup() as HTMLElement)],
    ['leaving for another page of the site', async () => act(() => leave())],
  ])('it goes by %s, for the whole session', async (_, close) => {
    await close();
    expect(popup()).toBeNull();
    expect(flag()).toBe('true');
    render(<LeadPopup />);
    await pass(2 * POPUP_DELAY_MS);
    expect(popup()).toBeNull();
  });

  test('leaving the site with it open counts as closing it', () => {
    fireEvent(window, new Event('pagehide'));
    expect(flag()).toBe('true');
  });

  test('a click inside does not close it', async () => {
    await user.click(screen.getByRole('heading'));
    expect(popup()).toBeInTheDocument();
  });

  test.each(['', 'dana@'])('it asks for a whole e-mail address instead of "%s"', async (typed) => {
    const email = screen.getByLabelText(/e-mail/i);
    if (typed) await user.type(email, typed);
    await user.click(screen.getByRole('button', { name: 'Send me the guide' }));
    await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'));
    expect(email).toHaveAccessibleDescription(/^Enter your e-mail address/);
    expect(email).toHaveFocus();
    expect(flag()).toBeNull();
    expect(log).not.toHaveBeenCalled();
  });

  test('sent, it sets the flag, goes to the console, shows the toast and closes', async () => {
    await user.type(screen.getByLabelText(/e-mail/i), 'dana@example.com');
    await user.click(screen.getByRole('button', { name: 'Send me the guide' }));
    await waitFor(() => expect(popup()).toBeNull());
    expect(flag()).toBe('true');
    expect(log.mock.calls).toEqual([['Lead (guide):', { email: 'dana@example.com' }]]);
    expect(pushToast).toHaveBeenCalledWith({
      title: 'Success! Check your email',
      text: "We've sent you our exclusive paver guide and pricing info.",
      download: { path: guidePath, label: guideLinkText },
    });
  });
});

// Last, as it leaves its mark on the page view that all tests of this file share.
test('where session storage is denied, it shows once per page view, and nothing breaks', async () => {
  const denied = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { unmount } = render(<LeadPopup />);
  await pass(POPUP_DELAY_MS);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(popup()).toBeNull();
  unmount();

  render(<LeadPopup />);
  await pass(2 * POPUP_DELAY_MS);
  expect(popup()).toBeNull();
  denied.mockRestore();
  full.mockRestore();
});
