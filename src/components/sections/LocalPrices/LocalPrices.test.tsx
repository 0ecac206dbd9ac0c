import '@site/tests/companies/full';
import type { ReactNode } from 'react';
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { areas } from '@site/src/company/areas';
import { readPlanQuery } from '@site/src/tools/estimator/core/link';
import { homePreset } from '@site/src/tools/estimator/core/project';
import type * as LocalPricesModule from '.';

jest.mock('@docusaurus/router', () => ({ useLocation: () => ({ pathname: '/' }) }));
jest.mock('@docusaurus/useBrokenLinks', () => ({
  __esModule: true,
  default: () => ({ collectAnchor: () => undefined }),
}));
jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({ to, ...rest }: { readonly to: string; readonly children?: ReactNode }) => <a href={to} {...rest} />,
}));

const { default: LocalPrices } = jest.requireActual<typeof LocalPricesModule>('.');

test.each(areas)(
  'each price in $name leads to the estimator with that project and the town, one with the slab out',
  (area) => {
    render(<LocalPrices area={area} factors="Sand on a truck costs more than sand on a barge." />);
    const links = screen.getAllByRole('link', { name: / sq ft(, with .*)? \$[\d,]+–[\d,]+\+? Price yours$/ });
    const shared = links.map((link) => new URL(link.getAttribute('href') ?? '', 'https://x.example'));
    expect(shared.map(({ hash }) => hash)).toEqual(Array(5).fill('#estimate'));
    const takesSlab = links.map(({ textContent }) => textContent.includes('old slab out'));
    expect(takesSlab.filter(Boolean)).toHaveLength(1);
    for (const [index, { pathname, search }] of shared.entries()) {
      const project = readPlanQuery(search, homePreset);
      expect(project).toMatchObject({ input: { city: area.id, wanted: { tearOut: takesSlab[index] } }, unread: [] });
      expect(pathname).toBe(`/${project?.input.project}`);
    }
    expect(screen.getByText(/^Sand on a truck/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get Free Estimate' })).toBeVisible();
  },
);
