/** Builds the floor page: `bench/floor` with the company's facts, and the pictures and font of the built site. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mainTowns } from '../src/company/areas';
import { business, formatHours } from '../src/company/business';
import { footerNavigation, mobileGroups, type NavigationLink } from '../src/site/navigation';
import { formatMeasure, measures } from '../src/company/pricing';
import { referralProgram } from '../src/company/referralProgram';
import { averageRating, reviewCount } from '../src/company/reviews';

const linesOf = (links: readonly NavigationLink[]) =>
  links.map(({ label, path }) => `<a href="${path}">${label}</a>`).join('\n');

/** The company's facts as the floor page shows them, by the name that stands there in braces. */
const companyFacts: Readonly<Record<string, string | number>> = {
  name: business.name,
  phone: business.phone.display,
  dial: business.phone.e164,
  email: business.email,
  region: business.region,
  regionLine: business.regionLine,
  description: business.description,
  minutes: business.callbackMinutes ?? 'a few',
  miles: business.serviceRadius.miles,
  locality: business.locality,
  hours: business.hours.map((group) => `<p>${formatHours(group)}</p>`).join('\n'),
  year: business.copyrightYear,
  towns: mainTowns().join(' · '),
  reward: referralProgram.reward,
  rating: averageRating.toFixed(1),
  reviews: reviewCount,
  days: formatMeasure(measures['faq.projectDays']),
  shortLists: linesOf(mobileGroups.filter(({ title }) => title).flatMap(({ items }) => items)),
  services: linesOf(footerNavigation.services),
  areas: linesOf(footerNavigation.areas),
};

/** Creates a folder with the floor page, ready to be served. */
export function buildFloor(site: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'floor-'));
  for (const directory of ['pictures', 'assets']) mkdirSync(join(folder, directory));
  cpSync(join(site, 'assets/fonts'), join(folder, 'assets/fonts'), { recursive: true });
  for (const name of readdirSync(join(site, 'pictures')).filter((file) => file.startsWith('home-hero'))) {
    cpSync(join(site, 'pictures', name), join(folder, 'pictures', name));
  }
  cpSync(join(site, 'favicon.ico'), join(folder, 'favicon.ico'));
  cpSync('bench/floor/_headers', join(folder, '_headers'));

  // Uses the exact picture of the home page, without the site's class names.
  const [picture = ''] = /<picture[^]*?<\/picture>/.exec(readFileSync(join(site, 'index.html'), 'utf8')) ?? [];
  if (!picture.includes('home-hero'))
    throw new Error('build/index.html: the first picture is not the hero, which the floor page copies.');

  const [font] = readdirSync(join(site, 'assets/fonts'));
  const facts: typeof companyFacts = {
    ...companyFacts,
    picture: picture.replace(/ class=("[^"]*"|[^\s>]+)/g, ''),
    font: `/assets/fonts/${font}`,
  };
  const page = readFileSync('bench/floor/index.html', 'utf8')
    .replace(/<!--[^]*?-->\n/, '')
    .replace(/\{\{(\w+)\}\}/g, (_, fact: string) => String(facts[fact] ?? ''))
    // Removes the indentation, as any build would.
    .replace(/\n\s*/g, '\n');
  writeFileSync(join(folder, 'index.html'), page);
  return folder;
}
