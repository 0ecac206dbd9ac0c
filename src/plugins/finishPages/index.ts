import { readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import { inParallel } from '../../images/encode';
import { readDelivery } from '../../leads/configuration';
import { clientFilesPath, islandChunk, type ClientFiles } from '../lateHydration';
import { articleOf, writeFeeds, type FeedArticle } from '../../seo/feeds';
import { receiverOrigin } from '../leadDelivery';
import { addBootScript, compileBoot, islandsOf } from './bootScript';
import { netlifyHeaders, nginxHeaders, siteHeaders } from './headers';
import { pageStyles } from './pageStyles';
import { scriptSources } from './policy';
import { socialCards } from './socialCard';
import { addSpeculationRules } from './speculationRules';

/** @throws Error where no file of an island has this name. */
function chunkOf(name: string, chunks: ClientFiles['chunks']) {
  const chunk = chunks[islandChunk(name)];
  if (chunk) return chunk;
  throw new Error(
    `No island is named "${name}". It is named after its file: island('tools/Sum/Sum', Sum) means src/components/tools/Sum/Sum.island.tsx.`,
  );
}

/** Reads each built page once, takes it through every step as one document, and writes it once. */
async function finish(context: LoadContext, { outDir, routesPaths }: Pick<Props, 'outDir' | 'routesPaths'>) {
  const { baseUrl, generatedFilesDir, siteDir } = context;
  const { stylesheets, chunks, islands, lightbox } = JSON.parse(
    await readFile(clientFilesPath(context), 'utf8'),
  ) as ClientFiles;
  const inBuild = (address: string) => path.join(outDir, path.relative(baseUrl, address));
  const [stylesheet = '', ...others] = stylesheets;
  if (others.length > 0) throw new Error(`The site's styles must be in one file, not in ${stylesheets.join(', ')}.`);
  const allStyles = await readFile(inBuild(stylesheet), 'utf8');
  // No page links to it any more. Tests compare pages with it.
  await rename(inBuild(stylesheet), path.join(generatedFilesDir, 'all-styles.css'));

  const boot = compileBoot();
  const files = { react: islands, lightbox, island: (name: string) => chunkOf(name, chunks).own };
  const addStyles = pageStyles(stylesheet, allStyles, (page) =>
    islandsOf(page)
      .flatMap((name) => chunkOf(name, chunks).reachable)
      .map((address) => readFileSync(inBuild(address), 'utf8')),
  );
  const cards = await socialCards(siteDir, outDir);
  const scripts = new Set<string>();
  const articles: FeedArticle[] = [];

  async function finishPage(route: string) {
    const file = path.join(outDir, `${route === '/' ? 'index' : route.slice(1).replace(/\.html$/, '')}.html`);
    const page = load(await readFile(file, 'utf8'));
    // By this mark Docusaurus finds what it may change in the head when React moves from page to page; here none does.
    page('[data-rh]').removeAttr('data-rh');
    addBootScript(page, boot, files);
    await addStyles(page);
    addSpeculationRules(page);
    const article = articleOf(page);
    if (article) articles.push(article);
    await cards.provide(page, route);
    for (const source of scriptSources(page)) scripts.add(source);
    await writeFile(file, page.html());
  }

  await inParallel(routesPaths, (route) =>
    finishPage(route).catch((cause: unknown) => {
      throw new Error(`The page ${route} could not be finished.`, { cause });
    }),
  );
  cards.check();

  for (const [file, feed] of Object.entries(writeFeeds(articles)))
    await writeFile(path.join(outDir, 'blog', file), feed);
  const headers = siteHeaders({ scripts, routes: routesPaths, receiver: receiverOrigin(readDelivery(process.env)) });
  await writeFile(path.join(outDir, '_headers'), netlifyHeaders(headers));
  await writeFile(path.join(outDir, '_headers.nginx.conf'), nginxHeaders(headers));
}

/** Post-processes every built page, and writes the feeds that quote them and the headers that allow what stands in them. */
export default function finishPages(context: LoadContext): Plugin {
  return {
    name: 'finish-pages',
    postBuild: (props) => finish(context, props),
  };
}
