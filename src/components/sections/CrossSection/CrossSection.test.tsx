import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { formatMeasure, measureByKey } from '@site/src/company/pricing';
import { STANDARD_THICKNESS } from '@site/src/company/products';
import { services } from '@site/src/company/services';
import CrossSection from '.';

const [service] = services;

test('lists the parts of the ground with the published figures, from the top down', () => {
  Object.assign(service, { baseDepth: 'faq.baseDepth' });
  render(<CrossSection service={service.id} />);
  const parts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(parts[0]).toBe(`Pavers: ${STANDARD_THICKNESS.text}`);
  expect(parts[1]).toContain(formatMeasure(measureByKey('faq.beddingSand')));
  expect(parts[2]).toContain(formatMeasure(measureByKey('faq.baseDepth')));
  expect(parts).toHaveLength(5);
  const numbers = [...document.querySelectorAll('circle + text')].map(({ textContent }) => textContent);
  expect(numbers).toEqual(['1', '2', '3', '4', '5']);
});

test('a service without a depth of base has no drawing', () => {
  Object.assign(service, { baseDepth: undefined });
  const { container } = render(<CrossSection service={service.id} />);
  expect(container.childElementCount).toBe(0);
});
