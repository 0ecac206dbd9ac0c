import '@site/tests/companies/full';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { areas, inArea } from '@site/src/company/areas';
import { reviewFor, townOf, workFor } from '@site/src/site/relatedWork';
import { readProjectQuery } from '@site/src/tools/estimator/core/link';
import { homePreset } from '@site/src/tools/estimator/core/project';
import type * as LocalWorkModule from '.';

let pathname = '/';
jest.mock('@docusaurus/router', () => ({ useLocation: () => ({ pathname }) }));
jest.mock('@docusaurus/useBrokenLinks', () => ({
  __esModule: true,
  default: () => ({ collectAnchor: () => undefined }),
}));
jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({ to, ...rest }: { readonly to: string; readonly children?: ReactNode }) => <a href={to} {...rest} />,
}));

const { default: LocalWork } = jest.requireActual<typeof LocalWorkModule>('.');

describe.each(areas)('on the page of $name', (area) => {
  const { id, path } = area;

  beforeEach(() => {
    pathname = path;
    render(<LocalWork />);
  });

  test('projects and pictures of the town and its neighbors and a review from the town are shown, if there are any', () => {
    const works = workFor({ town: id });
    const cards = screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(cards).toEqual(works.map(({ title }) => title));
    const place = works.every((work) => townOf(work) === id) ? inArea(area) : 'nearby';
    const heading = { name: new RegExp(`^(Recent projects|Our work) ${place}$`) };
    expect(screen.queryAllByRole('heading', heading)).toHaveLength(cards.length > 0 ? 1 : 0);
    expect(document.querySelector('blockquote')?.textContent).toBe(reviewFor({ town: id })?.text);
  });

  test('each price leads to the estimator with that project and the town', () => {
    const links = screen.getAllByRole('link', { name: / sq ft(, with .*)?$/ });
    const shared = links.map((link) => new URL(link.getAttribute('href') ?? '', 'https://x.example'));
    expect(shared.map(({ hash }) => hash)).toEqual(Array(4).fill('#estimate'));
    for (const { pathname: page, search } of shared) {
      const project = readProjectQuery(search, homePreset);
      expect(project).toMatchObject({ input: { city: id }, repaired: false });
      expect(page).toBe(`/${project?.input.project}`);
    }
    for (const link of links) expect(link.parentElement).toHaveTextContent(/\$[\d,]+–[\d,]+\+?$/);
  });
});

test('a page of no town can’t have it', () => {
  pathname = '/privacy';
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<LocalWork />)).toThrow(/^\/privacy: <LocalWork \/> .* Remove it from here/);
});
