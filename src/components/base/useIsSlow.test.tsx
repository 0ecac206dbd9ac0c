import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useIsSlow } from './useIsSlow';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('what is busy for 15 seconds is slow until it is done, and counts again from the beginning', () => {
  const { result, rerender } = renderHook((isBusy: boolean) => useIsSlow(isBusy), { initialProps: true });
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  pass(14_999);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
  rerender(false);
  expect(result.current).toBe(false);
  rerender(true);
  pass(14_999);
  expect(result.current).toBe(false);
});
