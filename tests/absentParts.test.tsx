import './companies/bare';
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type * as ContactFormModule from '../src/components/forms/ContactForm/ContactForm.island';
import type * as EstimateFormModule from '../src/components/forms/EstimateForm/EstimateForm.island';
import type * as AreasModule from '../src/company/areas';
import type * as FaqsModule from '../src/company/faqs';
import type * as NavigationModule from '../src/site/navigation';
import type * as SitePartsModule from '../src/company/siteParts';
import type * as GuideFactsModule from '../src/guide/facts';
import type * as NamedPicturesModule from '../src/images/namedPictures';
import type * as ActionBarModule from '../src/components/frame/ActionBar';
import type * as ChatFormModule from '../src/components/frame/ChatWidget/ChatForm.island';
import type * as ScriptFailureModule from '../src/components/frame/ScriptFailure';
import type * as ContactWaysModule from '../src/components/sections/ContactWays';
import type * as OtherWaysModule from '../src/components/forms/OtherWays';
import type * as PicturesModule from '../src/images/pictures';
import type * as LeadTextsModule from '../src/leads/words/leadTexts';
import type * as StructuredDataModule from '../src/seo/structuredData';
import type * as FooterModule from '../src/theme/Footer';

jest.mock('@docusaurus/router', () => ({ useLocation: () => ({ pathname: '/' }) }));
jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({ to, ...rest }: { readonly to: string }) => <a href={to} {...rest} />,
}));

const { default: ActionBar } = jest.requireActual<typeof ActionBarModule>('../src/components/frame/ActionBar');
const { default: ChatForm } = jest.requireActual<typeof ChatFormModule>(
  '../src/components/frame/ChatWidget/ChatForm.island',
);
const { default: ContactForm } = jest.requireActual<typeof ContactFormModule>(
  '../src/components/forms/ContactForm/ContactForm.island',
);
const { default: ContactWays } = jest.requireActual<typeof ContactWaysModule>('../src/components/sections/ContactWays');
const { default: EstimateForm } = jest.requireActual<typeof EstimateFormModule>(
  '../src/components/forms/EstimateForm/EstimateForm.island',
);
const { default: OtherWays } = jest.requireActual<typeof OtherWaysModule>('../src/components/forms/OtherWays');
const { default: ScriptFailure } = jest.requireActual<typeof ScriptFailureModule>(
  '../src/components/frame/ScriptFailure',
);
const { default: Footer } = jest.requireActual<typeof FooterModule>('../src/theme/Footer');
const { areas } = jest.requireActual<typeof AreasModule>('../src/company/areas');
const { faqs } = jest.requireActual<typeof FaqsModule>('../src/company/faqs');
const { footerNavigation, headerItems, mobileGroups } =
  jest.requireActual<typeof NavigationModule>('../src/site/navigation');
const { absentPages, siteParts } = jest.requireActual<typeof SitePartsModule>('../src/company/siteParts');
const { collectFacts } = jest.requireActual<typeof GuideFactsModule>('../src/guide/facts');
const { shownPictures } = jest.requireActual<typeof NamedPicturesModule>('../src/images/namedPictures');
const { pictures } = jest.requireActual<typeof PicturesModule>('../src/images/pictures');
const { leadToasts } = jest.requireActual<typeof LeadTextsModule>('../src/leads/words/leadTexts');
const { businessData } = jest.requireActual<typeof StructuredDataModule>('../src/seo/structuredData');

test('has no page and no entry in a menu for them', () => {
  expect(Object.values(siteParts)).not.toContain(true);
  const linked = [...headerItems, ...mobileGroups.flatMap(({ items }) => items), ...footerNavigation.more];
  expect(linked.filter(({ path }) => absentPages.includes(path))).toEqual([]);
  const pagesOfTowns = areas.map(({ path }) => path);
  expect([...absentPages].sort()).toEqual(
    ['/referrals', '/portfolio', '/gallery', '/testimonials', '/blog', ...pagesOfTowns].sort(),
  );
  // What would list them is a link to the page of all towns.
  expect(headerItems).toContainEqual({ label: 'Locations', path: '/service-area' });
  expect(footerNavigation.areas).toEqual([{ label: 'Where we work', path: '/service-area' }]);
  // A group without entries stays away with its title.
  expect(mobileGroups.filter(({ items }) => items.length === 0)).toEqual([]);
});

test('publishes no picture of them', () => {
  const shown = Object.keys(shownPictures(pictures));
  expect(shown).toContain('home-hero');
  expect(shown.filter((id) => /^(article|case-study|gallery|project|referral)\b/.test(id))).toEqual([]);
});

test('has no rating and no profile in its structured data', () => {
  const data = businessData();
  expect(data).not.toHaveProperty('aggregateRating');
  expect(data).not.toHaveProperty('sameAs');
});

test('shows neither a rating nor icons of networks', () => {
  render(<Footer />);
  expect(screen.getAllByText(/\binsured\b/i)).not.toEqual([]);
  expect(document.body.textContent).not.toMatch(/NaN|null|undefined|reviews?\b/);
  expect(screen.queryByRole('link', { name: /Facebook|Instagram/ })).toBeNull();
});

test('offers no text message where its phone takes none', () => {
  render(
    <>
      <ActionBar />
      <ChatForm page="/" />
      <ContactForm page="/" />
      <ContactWays />
      <EstimateForm page="/" />
      <OtherWays values={{ message: 'Hello' }} />
      <ScriptFailure />
    </>,
  );
  expect(document.querySelectorAll('[href^="tel:"]').length).toBeGreaterThan(0);
  expect(document.querySelectorAll('[href^="sms:"]')).toHaveLength(0);
  expect(document.body.textContent).not.toMatch(/\btext\b/i);
});

test('asks neither for a referrer nor for news', () => {
  render(
    <>
      <ContactForm page="/" />
      <EstimateForm page="/" />
    </>,
  );
  expect(screen.getAllByLabelText(/email/i)).toHaveLength(2);
  expect(screen.queryByLabelText(/referred/)).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('promises no callback', () => {
  render(<EstimateForm page="/" />);
  expect(screen.getByText(/^No obligation\./)).toBeVisible();
  const texts = [document.body.textContent, leadToasts.callback.text, ...faqs.map(({ answer }) => answer)];
  expect(texts.filter((text) => /call you|minutes|null/.test(text ?? ''))).toEqual([]);
  expect(collectFacts()).toMatchObject({ company: { callback: null }, referral: null });
});
