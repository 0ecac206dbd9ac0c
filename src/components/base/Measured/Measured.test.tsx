import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import Measured from '.';

test('keeps the measures of a text on one line, and the text as it is', () => {
  const text = 'Most driveways run $8,000–18,000, or $15–30 per sq ft, for 20 × 30 ft.';
  const { container } = render(<Measured>{text}</Measured>);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll('[data-word]')].map(({ textContent }) => textContent)).toEqual([
    '$8,000–18,000',
    '$15–30',
    'per sq ft',
    '20 × 30 ft',
  ]);
});
