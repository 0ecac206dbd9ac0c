import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import Stars from '.';

/** The shapes of all stars, and the width that is filled, of 24 for each star; undefined if all of them are. */
function drawn(rating: number) {
  render(<Stars rating={rating} />);
  const image = screen.getByRole('img', { name: `${rating} out of 5 stars` });
  return { viewBox: image.getAttribute('viewBox'), filled: image.querySelector('svg')?.getAttribute('width') };
}

test.each([
  [5, undefined],
  [4.8, '115'],
  [3, '72'],
])('a rating of %s is drawn as it is, out of five stars', (rating, filled) => {
  expect(drawn(rating)).toEqual({ viewBox: '0 0 120 24', filled });
});
