import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { formatMeasure, measures } from '@site/src/company/pricing';
import { STANDARD_THICKNESS } from '@site/src/company/products';
import { serviceDetails, services } from '@site/src/company/services';
import CrossSection from '.';

const [service] = services;

/** Shows the ground of a service, whatever this company offers. */
function show(id: string) {
  serviceDetails[id] = { ...serviceDetails[service.id], baseDepth: 'products.baseDepth' };
  return render(<CrossSection service={id} />);
}

test.each(['paver-driveways', 'pool-decks', 'captain-walks', 'outdoor-living-spaces', 'some-other-service'])(
  'the drawing for %s numbers its parts, and lists each with the published figures',
  (id) => {
    const { container } = show(id);
    const parts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    const numbers = [...container.querySelectorAll('circle + text')].map(({ textContent }) => Number(textContent));
    expect(numbers).toEqual(parts.map((_, index) => index + 1));
    for (const figure of [
      STANDARD_THICKNESS.text,
      formatMeasure(measures['faq.beddingSand']),
      formatMeasure(measures['products.baseDepth']),
    ])
      expect(parts.join('\n')).toContain(figure);
    expect(container.querySelectorAll('svg:not([aria-hidden])')).toHaveLength(0);
    expect(container.innerHTML).not.toMatch(/NaN|undefined|Infinity/);
  },
);

test('the services of a pool, a seawall, a kitchen and a driveway each have a drawing of their own', () => {
  const drawn = ['paver-driveways', 'pool-decks', 'captain-walks', 'outdoor-living-spaces', 'some-other-service'].map(
    (id) => {
      const { container, unmount } = show(id);
      const title = container.querySelector('strong')?.textContent;
      unmount();
      return title;
    },
  );
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('a service without a depth of base has no drawing', () => {
  serviceDetails[service.id] = { ...serviceDetails[service.id], baseDepth: undefined };
  const { container } = render(<CrossSection service={service.id} />);
  expect(container.childElementCount).toBe(0);
});
