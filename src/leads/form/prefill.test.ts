import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { leavePrefill, PREFILL_EVENT, takePrefill, type Prefill } from './prefill';
import { PREFILL_KEY } from '../storageKeys';

const prefill: Prefill = {
  projectType: 'other',
  city: 'elsewhere',
  squareFeet: 400,
  what: 'estimate',
  summary: 'Deck, 400 sq ft',
  subject: 'Deck',
  message: 'Hi',
};

beforeEach(() => {
  takePrefill();
});

afterEach(() => {
  jest.restoreAllMocks();
});

test('a saved project can be taken once', () => {
  leavePrefill(prefill);
  expect(sessionStorage.getItem(PREFILL_KEY)).not.toBeNull();
  expect(takePrefill()).toEqual(prefill);
  expect(takePrefill()).toBeUndefined();
  expect(sessionStorage.getItem(PREFILL_KEY)).toBeNull();
});

test('fires an event for the forms of the page', () => {
  const told = jest.fn();
  window.addEventListener(PREFILL_EVENT, told, { once: true });
  leavePrefill(prefill);
  expect(told).toHaveBeenCalledTimes(1);
});

test('keeps the project in the window’s name if session storage is denied', () => {
  for (const method of ['setItem', 'getItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  leavePrefill(prefill);
  expect(window.name).not.toBe('');
  expect(takePrefill()).toEqual(prefill);
  expect(window.name).toBe('');
  expect(takePrefill()).toBeUndefined();
});

test.each(['', 'null', '{}', '{"message":1,"subject":"x"}', 'not json'])('ignores %s in the storage', (text) => {
  sessionStorage.setItem(PREFILL_KEY, text);
  expect(takePrefill()).toBeUndefined();
});
