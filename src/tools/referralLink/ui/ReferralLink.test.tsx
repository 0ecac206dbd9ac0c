import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pasteInto } from '@site/tests/pasteInto';
import { business } from '@site/src/company/business';
import ReferralLink from './ReferralLink.island';

const field = () => screen.getByRole('textbox', { name: 'Your name' });
const make = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Make my link' });
const part = (name: RegExp | string) => screen.getByRole('region', { name });

let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  user = userEvent.setup();
  render(<ReferralLink />);
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

async function makeFor(name: string) {
  await pasteInto(user, field(), name);
  await user.click(make());
}

describe('a referral link', () => {
  test('appears with its QR code and message once a name is entered', async () => {
    await user.type(field(), 'Maria Del Rio{Enter}');
    expect(screen.getByRole('heading', { name: 'A link for Maria Del Rio' })).toHaveFocus();
    expect(part(/A link for/)).toHaveTextContent(`${business.url}/?ref=Maria+Del+Rio`);
    expect(await screen.findByRole('img', { name: 'QR code that opens your referral link' })).toBeInTheDocument();
    expect(part(/text message/)).toHaveTextContent('Tell them Maria Del Rio sent you when you schedule it.');
    expect(screen.getByRole('link', { name: 'Open in messages' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^sms:\?&body=If%20you/),
    );
  });

  test('appears although another program keeps the form’s events from reaching what is around it', async () => {
    for (const type of ['click', 'submit']) make().form?.addEventListener(type, (event) => event.stopPropagation());
    await makeFor('Maria');
    expect(part(/A link for/)).toHaveTextContent('?ref=Maria');
  });

  test('changes with another name', async () => {
    await makeFor('Maria');
    await user.clear(field());
    await makeFor('Dana');
    expect(part(/A link for/)).toHaveTextContent('?ref=Dana');
    expect(screen.queryByText(/ref=Maria/)).toBeNull();
    expect(screen.getByRole('heading', { name: 'A link for Dana' })).toHaveFocus();
  });

  test('shows any name as plain text', async () => {
    await user.click(field());
    await user.paste('<img src=x onerror="alert(1)"> \u202eAbu שלום 🧱');
    await user.click(make());
    expect(screen.getByRole('heading', { name: /^A link for/ })).toHaveTextContent(
      'A link for <img src=x onerror="alert(1)"> Abu שלום 🧱',
    );
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('without a usable name', () => {
  test.each([
    ['nothing', '', /^Enter your name/],
    ['spaces', '   ', /^Enter your name/],
    ['too many characters', 'x'.repeat(300), /^Shorten the name to 80 characters; it has 300/],
  ])('%s shows an error', async (_, typed, words) => {
    await user.click(field());
    if (typed) await user.paste(typed);
    await user.click(make());
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute('aria-invalid', 'true');
    expect(field()).toHaveAccessibleDescription(words);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.queryByRole('heading', { name: /A link for/ })).toBeNull();
  });

  test('the error disappears with the next valid name', async () => {
    await user.click(make());
    await makeFor('Maria');
    expect(field()).not.toHaveAttribute('aria-invalid');
  });
});

describe('sharing', () => {
  test('copies the link, and the message', async () => {
    await makeFor('Maria');
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(`${business.url}/?ref=Maria`);
    expect(await within(part(/A link for/)).findByRole('status')).toHaveTextContent('Copied.');
    await user.click(screen.getByRole('button', { name: 'Copy message' }));
    expect(await navigator.clipboard.readText()).toMatch(/^If you're thinking about pavers/);
  });

  test('selects the text if the browser does not allow copying', async () => {
    await makeFor('Maria');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(within(part(/A link for/)).getByRole('status')).toHaveTextContent(/copy it yourself/);
    expect(window.getSelection()?.toString()).toBe(`${business.url}/?ref=Maria`);
  });

  test('shows the share button only if the browser can share', async () => {
    await makeFor('Maria');
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  test.each([
    ['shares link and text', undefined, ''],
    ['shows nothing if the visitor cancels', new DOMException('', 'AbortError'), ''],
    [
      'shows an error if sharing fails',
      new DOMException('', 'NotAllowedError'),
      'Sharing didn’t work. Copy the link instead.',
    ],
  ])('%s', async (_, failure, words) => {
    const share = jest.fn<Navigator['share']>(async () => {
      if (failure) throw failure;
    });
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    await makeFor('Maria');
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({
      title: business.name,
      text: expect.stringContaining('Tell them Maria sent you'),
      url: `${business.url}/?ref=Maria`,
    });
    await waitFor(() => expect(within(part(/A link for/)).getByRole('status')).toHaveTextContent(words));
  });
});
