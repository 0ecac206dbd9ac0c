/** @jest-environment node */
import { expect, jest, test } from '@jest/globals';
import { companyOffering, under } from '@site/tests/companies/companyWith';
import type * as ChoicesModule from './choices';

/** The module as a company sees it whose services have these units. */
function pricedBy(...units: readonly ('sq ft' | 'linear ft' | 'piece')[]) {
  const folder = companyOffering(
    units.map((unit, index) => ({
      id: `service-${index}`,
      name: `Service ${index}`,
      shortName: `Service ${index}`,
      tagline: 'What we do.',
      description: 'What we do, in a sentence that says enough.',
      price: { low: 1, high: 2, unit, commonSize: 10 },
    })),
  );
  return under(folder, () => jest.requireActual<typeof ChoicesModule>('./choices'));
}

test('sizes are asked for in the units of the services', () => {
  expect(pricedBy('sq ft').sizeUnits).toBe('square feet');
  expect(pricedBy('linear ft', 'linear ft').sizeUnits).toBe('square feet or linear feet');
  expect(pricedBy('piece', 'linear ft').sizeUnits).toBe('square feet, pieces or linear feet');
});

test('a size has the unit of its service', () => {
  const { sizeUnit } = pricedBy('linear ft', 'piece');
  expect(['service-0', 'service-1', 'other'].map(sizeUnit)).toEqual(['linear ft', 'pieces', 'sq ft']);
});
