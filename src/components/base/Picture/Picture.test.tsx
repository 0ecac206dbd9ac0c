import '@site/tests/companies/full';
import { beforeAll, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { jpegWidth, slots } from '@site/src/images/slots';
import type { PictureProps } from '.';

// Renders the tags for Docusaurus' head into the page, so that the test can query them.
jest.mock('@docusaurus/Head', () => ({ children }: { readonly children: ReactNode }) => (
  <div id="head">{children}</div>
));

// Imported after the mocks are set.
let Picture: ComponentType<PictureProps>;
beforeAll(async () => {
  ({ default: Picture } = await import('.'));
});

function sources(): readonly HTMLSourceElement[] {
  return [...document.querySelectorAll('source')];
}

test('a picture has the widths of its slot in AVIF and WebP, and a JPEG for other browsers', () => {
  render(<Picture id="gallery-slabs" slot="galleryTile" />);
  const photo = screen.getByRole('img', { name: 'Photo of gallery slabs in daylight' });
  expect(photo).toHaveAttribute('src', `/pictures/gallery-slabs-${jpegWidth('galleryTile')}-cccc2222.jpg`);
  expect(photo).toHaveAttribute('loading', 'lazy');
  // A page's first picture must not share a phone's connection with the ones below it.
  expect(photo).toHaveAttribute('fetchpriority', 'low');
  expect(sources().map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  expect(sources()[0]).toHaveAttribute(
    'srcset',
    slots.galleryTile.widths.map((width) => `/pictures/gallery-slabs-${width}-cccc2222.avif ${width}w`).join(', '),
  );
  expect(document.querySelector('link')).toBeNull();
});

test('the hero has an upright picture for phones, and each picture is preloaded only for its screens', () => {
  render(<Picture id="home-hero" upright="home-hero-portrait" slot="homeHero" priority />);
  const [upright, elsewhere] = new Set(sources().map(({ media }) => media));
  expect(upright).toContain('(orientation: portrait)');
  expect(elsewhere).toContain('(orientation: landscape)');
  expect(sources().map(({ type, media }) => [type, media])).toEqual([
    ['image/avif', upright],
    ['image/webp', upright],
    ['image/avif', elsewhere],
    ['image/webp', elsewhere],
  ]);
  // The reserved space has the proportions of the picture for each screen.
  expect(sources().map((source) => source.getAttribute('height'))).toEqual(['1500', '1500', '1200', '1200']);
  const [first, , third] = sources();
  const preloads = [...document.querySelectorAll('link[rel="preload"]')];
  expect(preloads.map((link) => link.getAttribute('media'))).toEqual([upright, elsewhere]);
  expect(preloads.map((link) => link.getAttribute('imagesrcset'))).toEqual([first?.srcset, third?.srcset]);
  expect(preloads.map((link) => link.getAttribute('type'))).toEqual(['image/avif', 'image/avif']);
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

test('throws an error with picture and slot if the picture is not encoded for the slot', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Picture id="gallery-slabs" slot="homeHero" />)).toThrow(
    /"gallery-slabs".*"homeHero".*pictures\.\w+/,
  );
});

test('throws an error with the command to run if no files were made from the picture', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Picture id="not-made-yet" slot="pageHero" />)).toThrow(/"not-made-yet".*npm run pictures/);
});
