import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { drawingIds } from '@site/src/site/drawings';
import { formatMeasure, measures } from '@site/src/company/pricing';
import Drawing from '.';
import { inchText } from './sketch';

test('each drawing has a caption that says in words what it shows, because screen readers skip the rest', () => {
  for (const id of drawingIds) {
    const { container, unmount } = render(<Drawing of={id} />);
    // A catalog may lack what it would show.
    if (container.childElementCount === 0) continue;
    expect(container.querySelector('figcaption')?.textContent?.length).toBeGreaterThan(60);
    expect(container.querySelectorAll('svg').length).toBeGreaterThan(0);
    expect(container.querySelectorAll('svg:not([aria-hidden])')).toHaveLength(0);
    expect(container.innerHTML).not.toMatch(/NaN|undefined|Infinity/);
    unmount();
  }
});

test('the figures in a drawing are the published ones', () => {
  const slope = measures['poolDeck.slope'];
  const { container } = render(<Drawing of="slope" />);
  expect(container.textContent).toContain(formatMeasure(slope));
  const inches = (12 * 12 * slope.high) / 100;
  expect(container.querySelector('svg')?.textContent).toContain(inchText(Math.round(2 * inches) / 2));
});

test('driveways have the areas that they are labeled with, the circular one, too', () => {
  const { container } = render(<Drawing of="driveway-sizes" />);
  const drawn = [...container.querySelectorAll('g:has(> text)')].map((driveway) => {
    const label = Number(driveway.querySelector('text')?.textContent?.replace(',', ''));
    return { label, outline: [...driveway.querySelectorAll(':scope > path')].at(-1)?.getAttribute('d') ?? '' };
  });
  const [, side = '0'] = /h([\d.]+)/.exec(drawn[0]?.outline ?? '') ?? [];
  const squareFoot = Number(side) ** 2 / (drawn[0]?.label ?? 0);
  const areas = drawn.map(({ outline }) => {
    const [outer, inner = 0] = [...outline.matchAll(/a([\d.]+)/g)].map(([, radius]) => Number(radius));
    if (outer !== undefined) return (Math.PI / 2) * (outer ** 2 - inner ** 2);
    const [, width, length] = /h([\d.]+)v([\d.]+)/.exec(outline) ?? [];
    return Number(width) * Number(length);
  });
  expect(areas).toHaveLength(3);
  expect(drawn.at(-1)?.outline).toMatch(/a/);
  areas.forEach((area, index) => {
    expect(Math.abs(area / squareFoot / (drawn[index]?.label ?? 0) - 1)).toBeLessThan(0.01);
  });
});

test('inches are written as the trade does', () => {
  expect([3 / 8, 1 / 2, 1.5, 3, 2.375].map(inchText)).toEqual(['3/8 in', '1/2 in', '1 1/2 in', '3 in', '2 3/8 in']);
});

test('the handbook lists every drawing, and no other', () => {
  const handbook = readFileSync('handbook/write-an-article.md', 'utf8');
  const [, table = ''] = /^\| Name .*?\n(.*?)\n\n/ms.exec(handbook) ?? [];
  expect([...table.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name)).toEqual([...drawingIds]);
});
