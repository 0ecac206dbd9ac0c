/** Puts the floor page together: `bench/floor` with the company's facts, and pictures and font as the built site has them. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { business } from '../src/data/business';

/** A folder with the floor page, ready to be served. */
export function buildFloor(site: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'saltmarsh-floor-'));
  for (const directory of ['pictures', 'assets']) mkdirSync(join(folder, directory));
  cpSync(join(site, 'assets/fonts'), join(folder, 'assets/fonts'), { recursive: true });
  for (const name of readdirSync(join(site, 'pictures')).filter((file) => file.startsWith('home-hero'))) {
    cpSync(join(site, 'pictures', name), join(folder, 'pictures', name));
  }
  cpSync('src/theme/favicon.svg', join(folder, 'favicon.svg'));
  cpSync('bench/floor/_headers', join(folder, '_headers'));

  // The very picture of the home page, without the site's class names.
  const [picture = ''] = /<picture[^]*?<\/picture>/.exec(readFileSync(join(site, 'index.html'), 'utf8')) ?? [];
  if (!picture.includes('home-hero'))
    throw new Error('The home page does not begin with its picture, which the floor shows too.');

  const [font] = readdirSync(join(site, 'assets/fonts'));
  const facts: Readonly<Record<string, string>> = {
    name: business.name,
    phone: business.phone.display,
    dial: business.phone.e164,
    email: business.email,
    picture: picture.replace(/ class=("[^"]*"|[^\s>]+)/g, ''),
    font: `/assets/fonts/${font}`,
  };
  const page = readFileSync('bench/floor/index.html', 'utf8')
    .replace(/<!--[^]*?-->\n/, '')
    .replace(/\{\{(\w+)\}\}/g, (_, fact: string) => facts[fact] ?? '')
    // Nobody publishes the indentation.
    .replace(/\n\s*/g, '\n');
  writeFileSync(join(folder, 'index.html'), page);
  return folder;
}
