import type { ComponentProps, ReactNode } from 'react';
import { expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { areas } from '@site/src/company/areas';
import { business } from '@site/src/company/business';
import { checkFrontMatter } from '@site/src/checks/checkFrontMatter';
import { pictureById } from '@site/src/images/pictures';
import { nounFor } from '@site/src/words/format';
import type * as MDXPageModule from '.';

// These mocks take effect because what uses them is imported later.
jest.mock('@docusaurus/router', () => ({ useLocation: () => ({ pathname: '/about-us' }) }));
jest.mock('@docusaurus/Head', () => ({
  __esModule: true,
  default: ({ children }: { readonly children: ReactNode }) => children,
}));
jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({ to, ...rest }: { readonly to: string }) => <a href={to} {...rest} />,
}));

const { default: MDXPage } = jest.requireActual<typeof MDXPageModule>('.');

const required = {
  title: 'About our family and our crew',
  description: 'Who lays your pavers, how long we have been doing it, and what we have learned about the ground.',
};

/** A picture for the place beside a headline. */
const areaPicture = `city-${areas[0]?.id}`;

/** Renders the page for an MDX file with this front matter. */
function show(frontMatter: object): void {
  const checked = checkFrontMatter('company/pages/about-us.mdx', {
    frontMatter: { ...frontMatter },
    body: '',
    source: '',
  });
  const Content = Object.assign(() => <p>We started with one truck.</p>, { frontMatter: checked });
  render(<MDXPage content={Content as unknown as ComponentProps<typeof MDXPage>['content']} />);
}

const metaContent = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

test('a page with only a title and a description has a headline, breadcrumbs, its text and a call to action', () => {
  show(required);
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(required.title);
  const steps = within(main.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(['Home', required.title]);
  expect(main.getByText('We started with one truck.')).toBeVisible();
  // Beside the headline, and at the end.
  const estimates = main.getAllByRole('link', { name: 'Get Free Estimate' });
  expect(estimates.map((link) => link.getAttribute('href'))).toEqual(['/#contact', '/#contact']);
  expect(main.getAllByRole('link', { name: business.phone.display })).toHaveLength(2);
  expect(main.queryByRole('heading', { name: 'Common questions' })).toBeNull();
});

test('a page about a county belongs to the service area, has the estimate form, and names a county of the company', () => {
  const [county = ''] = business.counties;
  show({ ...required, county });
  const steps = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    'Home',
    `Service ${nounFor(areas.length, 'area')}`,
    `${county} County`,
  ]);
  const form = within(screen.getByRole('region', { name: `A free estimate in ${county} County` }));
  expect(form.getByLabelText(/^City/)).toHaveValue('elsewhere');
  for (const link of screen.getAllByRole('link', { name: 'Get Free Estimate' }))
    expect(link).toHaveAttribute('href', '#contact');
  expect(() => {
    show({ ...required, county: 'Nowhere' });
  }).toThrow(`Name one of the counties in company.yaml: ${business.counties.join(', ')}.`);
});

test('the picture that a page names stands beside its headline', () => {
  show(required);
  expect(screen.queryByRole('img', { name: /^Rendering/ })).toBeNull();
  cleanup();
  show({ ...required, picture: areaPicture });
  expect(screen.getByRole('img', { name: pictureById(areaPicture).alt })).toBeVisible();
});

test('such a page tells search engines what it is', () => {
  show(required);
  expect(document.title).toBe(required.title);
  expect(metaContent('description')).toBe(required.description);
  expect(metaContent('keywords')).toContain(required.title);
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', `${business.url}/about-us`);
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(data).toContain(
    `{"@type":"ListItem","position":2,"name":"${required.title}","item":"${business.url}/about-us"}`,
  );
});

test('a headline, a lead and questions are shown once they are written', () => {
  const questions = [{ question: 'Are you a family business?', answer: 'Yes, and two of our children work here.' }];
  show({
    ...required,
    headline: 'We lay pavers, all of us',
    lead: 'Three of us lay, two of us draw, and one of us answers the phone.',
    faq: questions,
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We lay pavers, all of us');
  expect(screen.getByText(/one of us answers the phone/)).toBeVisible();
  expect(screen.getByText(questions[0].question)).toBeVisible();
  expect(document.querySelector('script[type="application/ld+json"]')).toHaveTextContent(questions[0].answer);
});
