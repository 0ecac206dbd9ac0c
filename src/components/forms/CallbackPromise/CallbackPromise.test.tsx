import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import CallbackPromise from '.';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-20T17:59:30-04:00') });
});

afterEach(() => {
  jest.useRealTimers();
});

test('finished HTML says what is true at any hour', () => {
  expect(renderToString(<CallbackPromise />)).toContain(
    '<span>We call you back within 15 minutes during business hours.</span>',
  );
});

test('a script tells the hour, and a page left open follows it', () => {
  const { container } = render(<CallbackPromise before="No obligation." />);
  expect(container).toHaveTextContent(/^No obligation\. We call you back within 15 minutes\.$/);
  act(() => {
    jest.advanceTimersByTime(60_000);
  });
  expect(container).toHaveTextContent(/^No obligation\. We call you first thing Saturday, from 8:00 AM( ET)?\.$/);
});

test('the words that take the place of others keep their room', () => {
  const { container } = render(<CallbackPromise before="No obligation." />);
  expect(container.firstChild).toHaveAttribute(
    'data-longest',
    'No obligation. We call you back within 15 minutes during business hours.',
  );
});
