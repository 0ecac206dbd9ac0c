import '@site/tests/fullCompany';
import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { products } from '@site/src/data/products';
import LightboxPicture from '../../base/Lightbox';
import DesignLink from '../PatternVisualizer/DesignLink';
import ProductViews from './ProductViews.island';
import { ColorButtons, ViewedPicture } from './ViewButtons';

const [product] = products;
const [first, second] = product.colors.map(({ name }) => name);

function Catalog() {
  return (
    <>
      <ul>
        <li id={product.id}>
          <ViewedPicture>
            <LightboxPicture id={product.picture} slot="product" title={product.name} />
          </ViewedPicture>
          <ColorButtons colors={product.colors} />
          <DesignLink product={product} />
        </li>
      </ul>
      <ProductViews />
    </>
  );
}

const colors = () => within(screen.getByRole('group', { name: 'Colors' }));
const drawing = (color: string) => screen.findByRole('img', { name: new RegExp(`^Drawing of .* in ${color}, `) });

test('a color draws the product in it, the next one replaces it, and the same one brings the picture back', async () => {
  const user = userEvent.setup();
  render(<Catalog />);
  await user.click(colors().getByRole('button', { name: first }));
  expect(await drawing(first)).toBeVisible();
  expect(colors().getByRole('button', { name: first, pressed: true })).toBeVisible();

  await user.click(colors().getByRole('button', { name: second }));
  expect(await drawing(second)).toBeVisible();
  expect(screen.queryByRole('img', { name: new RegExp(`Drawing of .* in ${first}, `) })).toBeNull();

  await user.click(colors().getByRole('button', { name: second }));
  expect(screen.queryByRole('img', { name: /^Drawing of/ })).toBeNull();
  expect(colors().queryByRole('button', { pressed: true })).toBeNull();
});

test('the link to the designer takes the chosen color along', async () => {
  const user = userEvent.setup();
  render(<Catalog />);
  const link = screen.getByRole('link', { name: `See it laid out: ${product.name}` });
  await user.click(colors().getByRole('button', { name: first }));
  await drawing(first);
  expect(link.dataset.color).toBe(first);
  await user.click(colors().getByRole('button', { name: first }));
  expect(link.dataset.color).toBeUndefined();
});

test('the close-up shows the large file of the picture, marked as the rendering that it is', async () => {
  const user = userEvent.setup();
  render(<Catalog />);
  await user.click(screen.getByRole('button', { name: 'Close-up' }));
  const [link] = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(await screen.findByRole('img', { name: /, close up$/ })).toHaveAttribute('src', link.href);
  await user.click(screen.getByRole('button', { name: 'Close-up' }));
  expect(screen.queryByRole('img', { name: /, close up$/ })).toBeNull();
});
