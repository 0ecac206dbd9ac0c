/** @jest-environment node */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { newLeadId } from './leadId';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const { crypto } = globalThis;

describe('the id of a lead is a new UUID', () => {
  afterEach(() => {
    Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true });
  });

  test.each([
    ['in any browser', crypto],
    ['without crypto', undefined],
    [
      'if the browser denies random numbers',
      {
        getRandomValues() {
          throw new DOMException('Denied', 'OperationError');
        },
      },
    ],
  ])('%s', (_, value) => {
    Object.defineProperty(globalThis, 'crypto', { value, configurable: true });
    const ids = Array.from({ length: 100 }, newLeadId);
    for (const id of ids) expect(id).toMatch(UUID);
    expect(new Set(ids).size).toBe(100);
  });

  test('where Prototype has replaced `Array.from`, which then takes no function', () => {
    jest.spyOn(Array, 'from').mockImplementation((list: unknown) => Array.prototype.slice.call(list));
    expect(newLeadId()).toMatch(UUID);
    jest.restoreAllMocks();
  });
});
