import '@site/tests/companies/full';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { business } from '@site/src/company/business';
import CallbackPromise from '.';
import { formatMinutes } from '@site/src/words/format';

beforeEach(() => {
  jest.replaceProperty(business, 'hours', [
    { days: ['Friday'], opens: '07:00', closes: '18:00' },
    { days: ['Saturday'], opens: '08:00', closes: '16:00' },
  ]);
  jest.replaceProperty(business, 'holidays', []);
  jest.replaceProperty(business, 'timeZone', 'America/New_York');
  // Half a minute before closing time on a Friday.
  jest.useFakeTimers({ now: new Date('2026-03-20T17:59:30-04:00') });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the server’s HTML shows the promise that is true at any hour', () => {
  expect(renderToString(<CallbackPromise />)).toContain(
    `<span>We’ll call you back within ${formatMinutes(business.callbackMinutes ?? 0)} during business hours.</span>`,
  );
});

test('the hydrated component shows the current promise, and updates it while the page is open', () => {
  const { container } = render(<CallbackPromise before="No obligation." />);
  expect(container).toHaveTextContent(
    new RegExp(`^No obligation\\. We’ll call you back within ${formatMinutes(business.callbackMinutes ?? 0)}\\.$`),
  );
  act(() => {
    jest.advanceTimersByTime(60_000);
  });
  expect(container).toHaveTextContent(/^No obligation\. We’ll call you back Saturday by 8:20 am( ET)?\.$/);
});

test('a visitor whose clock has no time zone that `Intl` knows gets the current promise, too', () => {
  const zone = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Etc/Unknown' };
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(zone);
  const { container } = render(<CallbackPromise />);
  expect(container).toHaveTextContent(/within \S+ \S+\.$/);
});

test('a promise with a condition continues its sentence', () => {
  const { container } = render(<CallbackPromise before="No obligation." condition="Leave a number" />);
  expect(container).toHaveTextContent(/^No obligation\. Leave a number, and we’ll call you back within .+\.$/);
});

test('without a promise, what stands before it and the condition are left', () => {
  jest.replaceProperty(business, 'callbackMinutes', null);
  const { container } = render(<CallbackPromise before="No obligation." condition="Leave a number" />);
  expect(container).toHaveTextContent(/^No obligation\. Leave a number\.$/);
});
