import '@site/tests/companies/full';
import type { ReactNode } from 'react';
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { areas, inArea } from '@site/src/company/areas';
import { townOf, workFor, worksTitle } from '@site/src/site/relatedWork';
import { wideWorkOf } from '../WideWork/wideWork';
import type * as LocalWorkModule from '.';

jest.mock('@docusaurus/router', () => ({ useLocation: () => ({ pathname: '/' }) }));
jest.mock('@docusaurus/useBrokenLinks', () => ({
  __esModule: true,
  default: () => ({ collectAnchor: () => undefined }),
}));
jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({ to, ...rest }: { readonly to: string; readonly children?: ReactNode }) => <a href={to} {...rest} />,
}));

const { default: LocalWork } = jest.requireActual<typeof LocalWorkModule>('.');

test.each(areas)('projects and pictures of $name and its neighbors are shown besides its wide one', (area) => {
  const wide = wideWorkOf(area);
  const works = workFor({ town: area.id }).filter((work) => work !== wide);
  render(<LocalWork area={area} />);
  const cards = screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(cards).toEqual(works.map(({ title }) => title));
  const place = works.every((work) => townOf(work) === area.id) ? inArea(area) : 'nearby';
  const heading = { level: 2, name: `${worksTitle(works)} ${place}` };
  expect(screen.queryAllByRole('heading', heading)).toHaveLength(cards.length > 0 ? 1 : 0);
});
