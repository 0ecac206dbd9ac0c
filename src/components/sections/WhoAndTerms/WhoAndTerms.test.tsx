import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { business } from '@site/src/company/business';
import { optionalFacts, type OptionalFacts } from '@site/src/company/optionalFacts';
import { businessData } from '@site/src/seo/structuredData';
import type * as ContactSectionModule from '../ContactSection';
import type * as TrustStripModule from '../TrustStrip';
import type * as TermsInShortModule from '../TermsInShort';
import WhoAndTerms from '.';

// These mocks take effect because what uses them is imported later.
jest.mock('@docusaurus/router', () => ({ useLocation: () => ({ pathname: '/' }) }));
jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({ to, ...rest }: { readonly to: string }) => <a href={to} {...rest} />,
}));

const { default: TrustStrip } = jest.requireActual<typeof TrustStripModule>('../TrustStrip');
const { default: TermsInShort } = jest.requireActual<typeof TermsInShortModule>('../TermsInShort');
const { default: ContactSection } = jest.requireActual<typeof ContactSectionModule>('../ContactSection');

/** The site's own facts, cleared before each test, which sets the ones it needs. */
const facts: { -readonly [Fact in keyof OptionalFacts]: OptionalFacts[Fact] } = optionalFacts;
const own = { ...optionalFacts };

function forgetFacts() {
  for (const fact of Object.keys(facts)) Reflect.deleteProperty(facts, fact);
}

beforeEach(forgetFacts);
afterEach(() => {
  forgetFacts();
  Object.assign(facts, own);
  jest.useRealTimers();
});

const addresses = () => (businessData() as { readonly sameAs?: unknown }).sameAs ?? [];

async function renderFooter() {
  const { default: Footer } = await import('@site/src/theme/Footer');
  render(<Footer />);
}

const contact = (
  <ContactSection title="Write to us" lead="We answer.">
    form
  </ContactSection>
);

describe('without any of the facts', () => {
  test('there is no block for them, and nothing leads to one', async () => {
    const { container } = render(
      <>
        <WhoAndTerms />
        <TermsInShort />
      </>,
    );
    expect(container).toBeEmptyDOMElement();
    await renderFooter();
    expect(screen.queryByRole('link', { name: /who comes/i })).toBeNull();
    expect(addresses()).toEqual(Object.values(business.social));
  });

  test('the form says nothing about weeks or languages', () => {
    const { container } = render(contact);
    expect(container).not.toHaveTextContent(/booking|español/i);
    expect(container.querySelector('script')).toBeNull();
  });
});

/** The points of the block, each as its heading and its text. */
const points = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('who comes, and on what terms', () => {
  test('a warranty has its term and what it covers, and the first one is in the line under the hero', () => {
    facts.warranties = [
      { on: 'Our work', years: 1, covers: 'We relay what settles.' },
      { on: 'The pavers', years: 'lifetime', covers: 'The maker replaces them.' },
    ];
    const { unmount } = render(<WhoAndTerms />);
    expect(screen.getByRole('heading')).toHaveTextContent('On what terms we work');
    expect(points()).toEqual([
      'Warranty. Our work, 1 year: We relay what settles. The pavers, lifetime: The maker replaces them.',
    ]);
    unmount();
    render(<TrustStrip />);
    expect(points()).toContain('Our work: 1-year warranty');
  });

  test('payment is the deposit, the stages, the ways to pay and who lends', () => {
    facts.payment = {
      depositPercent: 10,
      stages: ['Half when the base is in', 'The rest after the walk-through'],
      ways: ['check', 'bank transfer', 'credit card'],
      financing: { partner: 'A Bank', url: 'https://bank.test/' },
    };
    render(<WhoAndTerms />);
    expect(screen.getByText('Deposit: 10%.').parentElement).toHaveTextContent(
      /Half when the base is in\. The rest after the walk-through\. Payment by check, bank transfer or credit card\./,
    );
    expect(screen.getByRole('link', { name: 'A Bank' })).toHaveAttribute('href', 'https://bank.test/');
  });

  test('a company that takes no deposit says so', () => {
    facts.payment = { depositPercent: 0, stages: ['All of it after the walk-through'] };
    render(<WhoAndTerms />);
    expect(screen.getByText('No deposit.').parentElement).not.toHaveTextContent(/Financing|Payment by/);
  });

  test('the weeks until the work starts and who files have a point each', () => {
    facts.startsInWeeks = { low: 3, high: 5 };
    facts.permits = 'We file for the permits.';
    render(<WhoAndTerms />);
    expect(screen.getByText('First day of work: in 3–5 weeks.')).toBeInTheDocument();
    expect(screen.getByText('Permits and HOA papers.').parentElement).toHaveTextContent('We file for the permits.');
  });

  test('people, license and insurance have the block, and the footer names the license and leads to it', async () => {
    facts.people = [
      { name: 'Pat Reyes', role: 'owner', since: 2012 },
      { name: 'Sam Ortiz', role: 'crew lead' },
    ];
    facts.licenseTrade = 'Masonry';
    facts.insurance = { insurer: 'An Insurer', certificate: '/insurance.pdf', workersCompensation: 'All are covered.' };
    render(<WhoAndTerms />);
    const license = business.licenseNumber ? `License ${business.licenseNumber} (Masonry). ` : '';
    expect(points()).toEqual([
      'The people. Pat Reyes, owner, with us since 2012. Sam Ortiz, crew lead.',
      `${business.credentials}. ${license}Insured with An Insurer. All are covered. See the certificate (PDF)`,
    ]);
    expect(screen.getByRole('link', { name: /certificate/ })).toHaveAttribute('href', '/insurance.pdf');
    const { id } = screen.getByRole('heading', { name: 'Who comes' });
    await renderFooter();
    expect(screen.getByRole('link', { name: 'Who comes to your house' })).toHaveAttribute('href', `/faq#${id}`);
    expect(screen.getByRole('contentinfo')).toHaveTextContent(`${business.credentials}. ${license}`);
  });
});

describe('the terms in short, beside a form', () => {
  test('are the deposit, the ways to pay and the weeks, with a link to the block under its own title', () => {
    facts.payment = { depositPercent: 0, stages: ['All of it after the walk-through'], ways: ['check', 'card'] };
    facts.startsInWeeks = { low: 2, high: 2 };
    const { container } = render(<TermsInShort />);
    expect(container).toHaveTextContent(
      /^No deposit\. Payment by check or card\. First day of work: in 2 weeks\. On what terms we work/,
    );
    const link = screen.getByRole('link');
    render(<WhoAndTerms />);
    expect(link).toHaveTextContent(screen.getByRole('heading').textContent);
    expect(link).toHaveAttribute('href', `/faq#${screen.getByRole('heading').id}`);
  });

  test('are a link alone for a company that says only who comes', () => {
    facts.people = [{ name: 'Pat Reyes', role: 'owner' }];
    const { container } = render(<TermsInShort />);
    expect(container).toHaveTextContent(/^Who comes$/);
  });
});

test('the Google profile is one of the addresses that structured data names', () => {
  facts.googleProfile = 'https://maps.test/profile';
  expect(addresses()).toContain('https://maps.test/profile');
});

test('an office has its address beside the form, in the footer and in structured data', async () => {
  facts.office = { street: '118 Main Street', zip: '33901' };
  const { container } = render(contact);
  await renderFooter();
  const line = `118 Main Street, ${business.locality}, ${business.state} 33901`;
  expect(container).toHaveTextContent(line);
  expect(screen.getAllByText(line)).toHaveLength(2);
  expect(businessData()).toHaveProperty(
    'address',
    expect.objectContaining({
      streetAddress: '118 Main Street',
      addressLocality: business.locality,
      postalCode: '33901',
    }),
  );
});

test('a company that speaks Spanish says so in Spanish, beside the form and in the footer', async () => {
  facts.speaksSpanish = true;
  render(contact);
  await renderFooter();
  const lines = screen.getAllByText('Se habla español');
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line).toHaveAttribute('lang', 'es');
});

describe('the week that is being booked', () => {
  /** Builds the page on one day, and opens it on another. */
  function openOn(built: string, opened = built) {
    facts.bookingWeekOf = '2026-01-12';
    jest.useFakeTimers({ now: new Date(built) });
    render(<div dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(contact) }} />);
    jest.setSystemTime(new Date(opened));
    const item = screen.queryByText(/^Booking visits/);
    const script = item?.querySelector('script')?.textContent ?? '';
    // What the browser does as it reads the script.
    Object.defineProperty(document, 'currentScript', { configurable: true, value: item?.querySelector('script') });
    new Function(script)();
    return item;
  }

  test('is named from its announcement to its Sunday', () => {
    expect(openOn('2026-01-02T12:00', '2026-01-18T23:59')).toHaveTextContent(
      'Booking visits for the week of January 12',
    );
    expect(screen.getByText(/^Booking visits/)).toBeVisible();
  });

  test('is hidden by the browser once it is over, in a site that was built before', () => {
    expect(openOn('2026-01-02T12:00', '2026-01-19T00:00')).not.toBeVisible();
  });

  test('is not in a site that is built after it', () => {
    expect(openOn('2026-01-19T00:00')).toBeNull();
  });
});
