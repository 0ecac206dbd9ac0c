/** The menus: header, mobile menu and footer, built from the services and areas so that none is missing. */

import { areas } from '../company/areas';
import { footerPages } from '../company/facts';
import { formatDollars } from '../words/format';
import { referralProgram } from '../company/referralProgram';
import { services } from '../company/services';
import { absentPages } from '../company/siteParts';

/** A link within the site. */
export interface NavigationLink {
  readonly label: string;
  /** Route, or route with a fragment (`/#contact`). */
  readonly path: string;
  /** Set for names, which translators leave as they are. */
  readonly translate?: 'no';
}

interface HeaderLink extends NavigationLink {
  /** Set off by color: the referral offer. */
  readonly highlighted?: true;
}

/** An entry that opens a list. */
export interface HeaderDropdown {
  readonly label: string;
  /** The page with the same list, for browsers that cannot open it. */
  readonly path: string;
  readonly items: readonly NavigationLink[];
}

type HeaderItem = HeaderLink | HeaderDropdown;

const serviceLinks: readonly NavigationLink[] = services.map(({ name, path }) => ({ label: name, path }));
const areaLinks: readonly NavigationLink[] = areas.map(({ name, path }) => ({
  label: name,
  path,
  translate: 'no',
}));
const allAreas: NavigationLink = {
  label: areas.length === 1 ? 'Service Area' : 'All Service Areas',
  path: '/service-area',
};
const referral: NavigationLink = { label: `Earn ${formatDollars(referralProgram.reward)}`, path: '/referrals' };

const home: NavigationLink = { label: 'Home', path: '/' };
const products: NavigationLink = { label: 'Products', path: '/paver-products' };
const portfolio: NavigationLink = { label: 'Portfolio', path: '/portfolio' };
const blog: NavigationLink = { label: 'Blog', path: '/blog' };
const reviews: NavigationLink = { label: 'Reviews', path: '/testimonials' };
const faq: NavigationLink = { label: 'FAQ', path: '/faq' };
const gallery: NavigationLink = { label: 'Gallery', path: '/gallery' };

/** Returns the links whose pages this site has. */
function present<Item extends { readonly path: string }>(links: readonly Item[]): readonly Item[] {
  return links.filter(({ path }) => !absentPages.includes(path));
}

/** The pages of the towns that are no drafts. */
const areaPages = present(areaLinks);

/** The towns' entry in the header: a list, unless it would have nothing but the page of all of them. */
const locations: HeaderItem =
  areaPages.length > 0
    ? { label: 'Locations', path: allAreas.path, items: [...areaPages, allAreas] }
    : { ...allAreas, label: 'Locations' };

/** Id of the services on the home page. */
export const SERVICES_ID = 'services';

/** Id of the part of the footer that lists what the menus list. */
export const FOOTER_LINKS_ID = 'links';

/** The target of "Get Free Estimate" on pages without a form of their own: the contact form on the home page. */
export const estimateLink: NavigationLink = { label: 'Get Free Estimate', path: '/#contact' };

/** The desktop header, left to right. */
export const headerItems: readonly HeaderItem[] = present<HeaderItem>([
  home,
  { label: 'Services', path: `/#${SERVICES_ID}`, items: serviceLinks },
  locations,
  portfolio,
  products,
  blog,
  reviews,
  faq,
  { ...referral, highlighted: true },
]);

/** The most requested services, which the mobile menu lists first; the footer lists all. */
const shortServices: readonly string[] = ['paver-driveways', 'paver-patios', 'pool-decks', 'paver-sealing'];
/** Number of areas in the mobile menu, from the start of the list. */
const SHORT_AREAS = 3;

const isShort = ({ id }: { readonly id: string }) => shortServices.includes(id);

/** The services of the mobile menu: where the company lacks some of the most requested ones, others take their places. */
const menuServices = [...services.filter(isShort), ...services.filter((service) => !isShort(service))].slice(
  0,
  shortServices.length,
);

/** The services on the home page, if the mobile menu lacks some of them. */
const allServices: readonly NavigationLink[] =
  menuServices.length < services.length ? [{ label: 'All Services', path: `/#${SERVICES_ID}` }] : [];

/** The mobile menu, top to bottom: what most visitors look for, then the rest of the header's menu. */
export const mobileGroups: readonly { readonly title?: string; readonly items: readonly NavigationLink[] }[] = [
  { items: present([home, products, gallery]) },
  {
    title: 'Services',
    items: menuServices.map(({ name, path }) => ({ label: name, path })),
  },
  {
    title: 'Locations',
    items: [...areaPages.slice(0, SHORT_AREAS), allAreas],
  },
  { items: present([referral]) },
  { title: 'More', items: present([...allServices, portfolio, reviews, blog, faq]) },
].filter(({ items }) => items.length > 0);

/** The pages that show the company's work, as links for what shows a part of it. */
export const workLinks: readonly NavigationLink[] = present([
  { label: 'See the portfolio', path: portfolio.path },
  { label: 'See the gallery', path: gallery.path },
]);

/** The lists of the footer. */
export const footerNavigation: Readonly<Record<'services' | 'areas' | 'more' | 'legal', readonly NavigationLink[]>> = {
  services: serviceLinks,
  areas: areaPages.length > 0 ? areaPages : [{ ...allAreas, label: 'Where we work' }],
  more: [
    ...present([{ label: 'Referral Program', path: '/referrals' }, blog, faq, reviews, portfolio, gallery]),
    ...footerPages,
  ],
  legal: [
    { label: 'Privacy', path: '/privacy' },
    { label: 'Accessibility', path: '/accessibility' },
  ],
};

/** Returns the links of the menus that the footer does not list otherwise, for browsers that cannot open the menus. */
export function linksOnlyInMenus({ smallFooter }: { readonly smallFooter: boolean }): readonly NavigationLink[] {
  const { services: servicesListed, areas: areasListed, more } = footerNavigation;
  // The header's logo leads home.
  const listed = [home, ...more, ...(smallFooter ? [] : [...servicesListed, ...areasListed])];
  const inMenus = [
    ...mobileGroups.flatMap(({ items }) => items),
    ...headerItems.flatMap((item) => ('items' in item ? item.items : [])),
  ];
  const missing = inMenus.filter(({ path }) => listed.every((link) => link.path !== path));
  return [...new Map(missing.map((link) => [link.path, link])).values()];
}
