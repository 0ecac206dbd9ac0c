/** @jest-environment node */
import { expect, jest, test } from '@jest/globals';

/** The module as a company sees it whose services have these units. */
function pricedBy(...units: readonly string[]) {
  jest.resetModules();
  const services = units.map((unit, index) => ({ id: `service-${index}`, name: `Service ${index}`, price: { unit } }));
  jest.doMock('../../company/services', () => ({ ...jest.requireActual<object>('../../company/services'), services }));
  return import('./choices');
}

test('sizes are asked for in the units of the services', async () => {
  expect((await pricedBy('sq ft')).sizeUnits).toBe('square feet');
  expect((await pricedBy('linear ft', 'linear ft')).sizeUnits).toBe('square feet or linear feet');
  expect((await pricedBy('piece', 'linear ft')).sizeUnits).toBe('square feet, pieces or linear feet');
});

test('a size has the unit of its service', async () => {
  const { sizeUnit } = await pricedBy('linear ft', 'piece');
  expect(['service-0', 'service-1', 'other'].map(sizeUnit)).toEqual(['linear ft', 'pieces', 'sq ft']);
});
