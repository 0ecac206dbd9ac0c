/**
 * Leads the addresses of an old site to this one's pages: `npm run redirects -- export.xml`. Suggests the most similar page
 * for each, and writes those that are chosen to redirects.yaml.
 */
import '../factsFirst';
import { checkbox } from '@inquirer/prompts';
import { ownPathOf, ownRedirects as redirects } from '../../src/checks/checkRedirects';
import { findRoutes } from '../../src/checks/checkSources';
import { areas } from '../../src/company/areas';
import { countyPages } from '../../src/company/facts';
import { estimateLink, footerNavigation, headerItems } from '../../src/site/navigation';
import { folders } from '../../src/company/load/folders';
import { readNamed } from '../new/files';
import { fileName } from '../new/kinds/kind';
import { runCommand } from '../runTool';
import { addRedirects } from './addRedirects';
import { readAddresses } from './readAddresses';
import { suggestPage } from './suggestPage';

const REDIRECTS_FILE = fileName('redirects.yaml');

/** Lines that the terminal shows at a time. */
const PAGE_SIZE = 20;

async function main(): Promise<void> {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error('Name the file with the old addresses. Usage: npm run redirects -- addresses.txt');
  const links = [estimateLink, ...headerItems, ...Object.values(footerNavigation).flat()];
  const places = ['/service-area', ...[...areas, ...countyPages].map((place) => place.path)];
  const routes = findRoutes();
  const pages = [...routes].map((route) => ({
    route,
    names: links.flatMap(({ label, path: target }) => {
      const [page, part] = target.split('#');
      return page === route ? [label, part ?? label] : [];
    }),
    isPlace: places.includes(route),
  }));
  const addresses = readAddresses(readNamed(file));
  if (addresses.length === 0) {
    throw new Error(`${file} has no addresses. Write one in each line, like "https://www.example.com/about-us/".`);
  }
  const old = addresses.filter((address) => !redirects.has(address) && !routes.has(ownPathOf(address).toLowerCase()));
  const suggestions = old.map((from) => ({ from, to: suggestPage(from, pages) }));
  const likely = suggestions.flatMap(({ from, to }) => (to === undefined ? [] : [{ from, to }]));
  if (likely.length > 0) {
    const chosen = await checkbox({
      message: 'Which of these are right?',
      pageSize: PAGE_SIZE,
      choices: likely.map((value) => ({ value, name: `${value.from} -> ${value.to}`, checked: true })),
    });
    addRedirects(folders, Object.fromEntries(chosen.map(({ from, to }) => [from, to])));
    console.log(`${chosen.length} redirects were added to ${REDIRECTS_FILE}.`);
  }
  const unlike = suggestions.filter(({ to }) => to === undefined);
  if (unlike.length > 0) {
    console.log(`No page is like these. Add those that matter to ${REDIRECTS_FILE}:`);
    for (const { from } of unlike) console.log(`  ${JSON.stringify(from)}: /`);
  }
  if (old.length === 0) console.log('Each of these addresses is a page, or leads to one already.');
}

runCommand(main);
