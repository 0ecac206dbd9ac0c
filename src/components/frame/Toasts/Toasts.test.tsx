import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadToasts, showToast } from '.';
import { TOAST_MS } from './ToastHost';

const message = { title: 'Message Sent!', text: "We'll get back to you soon." };

async function show() {
  await act(() => showToast(message));
  return screen.findByRole('group');
}

function pass(milliseconds: number) {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
}

describe('toasts', () => {
  let user: ReturnType<typeof userEvent.setup>;

  beforeEach(() => {
    jest.useFakeTimers();
    user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  });

  afterEach(() => {
    // Lets the remaining toasts time out.
    act(() => (document.activeElement as HTMLElement).blur());
    pass(3 * TOAST_MS);
    jest.useRealTimers();
  });

  test('the live region exists before the first message', async () => {
    await act(() => loadToasts());
    expect(await screen.findByRole('region', { name: /notifications/i })).toHaveAttribute('aria-live', 'polite');
    expect(screen.queryByRole('group')).toBeNull();
  });

  test('a message shows its title and text, announced once, and disappears after its time', async () => {
    const toast = await show();
    expect(within(toast).getByText(message.title)).toBeVisible();
    expect(within(toast).getByText(message.text)).toBeVisible();
    const live = '[aria-live], [role=status], [role=alert], [role=log]';
    expect(document.querySelectorAll(live)).toHaveLength(1);
    expect(toast.closest(live)).toBeVisible();
    pass(TOAST_MS - 1);
    expect(toast).toBeInTheDocument();
    pass(1);
    expect(toast).not.toBeInTheDocument();
  });

  test('a message is shown although another program has removed the live region', async () => {
    await act(() => loadToasts());
    (await screen.findByRole('region', { name: /notifications/i })).parentElement?.remove();
    expect(await show()).toBeInTheDocument();
  });

  test('it has a close button', async () => {
    const toast = await show();
    await user.click(within(toast).getByRole('button', { name: 'Close' }));
    expect(toast).not.toBeInTheDocument();
  });

  test('it stays while it is hovered', async () => {
    const toast = await show();
    await user.hover(toast);
    pass(10 * TOAST_MS);
    expect(toast).toBeInTheDocument();
    await user.unhover(toast);
    pass(TOAST_MS);
    expect(toast).not.toBeInTheDocument();
  });

  test('it stays while it has the focus', async () => {
    const toast = await show();
    act(() => within(toast).getByRole('button').focus());
    pass(10 * TOAST_MS);
    expect(toast).toBeInTheDocument();
    act(() => within(toast).getByRole('button').blur());
    pass(TOAST_MS);
    expect(toast).not.toBeInTheDocument();
  });

  describe('with a file to save', () => {
    const withFile = { ...message, download: { path: '/guide.pdf', label: 'Download the guide' } };

    async function showFile() {
      await act(() => showToast(withFile));
      return screen.findByRole('group');
    }

    test('it stays until it is closed, and its link has the focus', async () => {
      const toast = await showFile();
      const link = within(toast).getByRole('link', { name: 'Download the guide' });
      expect(link).toHaveAttribute('href', '/guide.pdf');
      expect(link).toHaveAttribute('download');
      expect(link).toHaveFocus();
      act(() => link.blur());
      pass(100 * TOAST_MS);
      expect(toast).toBeInTheDocument();
      await user.click(within(toast).getByRole('button', { name: 'Close' }));
      expect(toast).not.toBeInTheDocument();
    });

    test('the file is saved at once if a blocker hides the message', async () => {
      const saved = jest.fn();
      const save = (event: Event) => {
        event.preventDefault();
        saved((event.target as Element).getAttribute('href'));
      };
      document.addEventListener('click', save, { once: true });
      Object.assign(Element.prototype, { checkVisibility: () => false });
      const toast = await showFile();
      Reflect.deleteProperty(Element.prototype, 'checkVisibility');
      expect(saved).toHaveBeenCalledWith('/guide.pdf');
      await user.click(within(toast).getByRole('button', { name: 'Close' }));
    });

    test('it returns the focus when closed by keyboard', async () => {
      const before = document.body.appendChild(document.createElement('button'));
      before.focus();
      const toast = await showFile();
      await user.tab();
      await user.keyboard('{Enter}');
      expect(toast).not.toBeInTheDocument();
      expect(before).toHaveFocus();
      before.remove();
    });

    test('it does not take the focus while the visitor is typing', async () => {
      const field = document.body.appendChild(document.createElement('input'));
      field.focus();
      const toast = await showFile();
      expect(field).toHaveFocus();
      await user.click(within(toast).getByRole('button', { name: 'Close' }));
      field.remove();
    });

    test('it takes the focus when the dialog that the visitor typed in closes', async () => {
      const dialog = document.body.appendChild(document.createElement('dialog'));
      const field = dialog.appendChild(document.createElement('input'));
      dialog.showModal();
      field.focus();
      const toast = await showFile();
      expect(field).toHaveFocus();
      dialog.close();
      expect(within(toast).getByRole('link', { name: 'Download the guide' })).toHaveFocus();
      await user.click(within(toast).getByRole('button', { name: 'Close' }));
      dialog.remove();
    });
  });

  test('two messages are both shown', async () => {
    await show();
    await act(() => showToast(message));
    expect(screen.getAllByRole('group')).toHaveLength(2);
  });
});
