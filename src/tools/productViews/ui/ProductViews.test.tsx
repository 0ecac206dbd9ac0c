import '@site/tests/companies/full';
import { expect, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { products } from '@site/src/company/products';
import LightboxPicture from '../../../components/base/Lightbox';
import DesignLink from '../../visualizer/ui/DesignLink';
import ProductViews from './ProductViews.island';
import { ColorButtons, ViewedPicture } from './ViewButtons';

const [product] = products;
const [first, second] = product.colors.map(({ name }) => name);

function Catalog() {
  return (
    <>
      <ul>
        <li id={product.id}>
          <ViewedPicture name={product.name}>
            <LightboxPicture id={product.picture} slot="product" title={product.name} />
          </ViewedPicture>
          <ColorButtons product={product.name} colors={product.colors} />
          <DesignLink product={product} />
        </li>
      </ul>
      <ProductViews />
    </>
  );
}

const colors = () => within(screen.getByRole('toolbar', { name: `Colors: ${product.name}` }));
const colorName = (color = '') => `${color}: ${product.name}`;
const drawing = (color: string) => screen.findByRole('img', { name: new RegExp(`^Drawing of .* in ${color}, `) });

test('a color draws the product in it, the next one replaces it, and the same one brings the picture back', async () => {
  const user = userEvent.setup();
  render(<Catalog />);
  await user.click(colors().getByRole('button', { name: colorName(first) }));
  expect(await drawing(first)).toBeVisible();
  expect(colors().getByRole('button', { name: colorName(first), pressed: true })).toBeVisible();

  await user.click(colors().getByRole('button', { name: colorName(second) }));
  expect(await drawing(second)).toBeVisible();
  expect(screen.queryByRole('img', { name: new RegExp(`Drawing of .* in ${first}, `) })).toBeNull();

  await user.click(colors().getByRole('button', { name: colorName(second) }));
  expect(screen.queryByRole('img', { name: /^Drawing of/ })).toBeNull();
  expect(colors().queryByRole('button', { pressed: true })).toBeNull();
});

test('the link to the designer takes the chosen color along', async () => {
  const user = userEvent.setup();
  render(<Catalog />);
  const link = screen.getByRole('link', { name: `See it laid out: ${product.name}` });
  await user.click(colors().getByRole('button', { name: colorName(first) }));
  await drawing(first);
  expect(link.dataset.color).toBe(first);
  await user.click(colors().getByRole('button', { name: colorName(first) }));
  expect(link.dataset.color).toBeUndefined();
});

test('the close-up shows the large file of the picture, marked as the rendering that it is', async () => {
  const user = userEvent.setup();
  render(<Catalog />);
  await user.click(screen.getByRole('button', { name: `Close-up: ${product.name}` }));
  const [link] = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(await screen.findByRole('img', { name: /, close up$/ })).toHaveAttribute('src', link.href);
  await user.click(screen.getByRole('button', { name: `Close-up: ${product.name}` }));
  expect(screen.queryByRole('img', { name: /, close up$/ })).toBeNull();
});

test('the colors are one tab stop, and arrow keys, Home and End move between them', async () => {
  const user = userEvent.setup();
  render(<Catalog />);
  const buttons = colors().getAllByRole('button');
  const [start, next] = buttons;
  const end = buttons.at(-1);
  act(() => start?.focus());
  for (const [key, focused] of [
    ['{ArrowRight}', next],
    ['{ArrowLeft}', start],
    ['{ArrowUp}', end],
    ['{ArrowDown}', start],
    ['{End}', end],
    ['{Home}', start],
    ['{ArrowRight}', next],
  ] as const) {
    await user.keyboard(key);
    expect(focused).toHaveFocus();
  }
  await user.tab();
  expect(screen.getByRole('link', { name: `See it laid out: ${product.name}` })).toHaveFocus();
  await user.tab({ shift: true });
  expect(next).toHaveFocus();
});
