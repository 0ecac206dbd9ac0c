import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import { inParallel } from '../../images/encode';
import { readDelivery } from '../../leads/configuration';
import { lightboxStyleFile } from '../lateHydration';
import { receiverOrigin } from '../leadDelivery';
import { addBootScript, compileBoot, islandsOf } from './bootScript';
import { islandChunk, readClientFiles, readIslandScripts } from './clientManifest';
import { netlifyHeaders, nginxHeaders, siteHeaders } from './headers';
import { pageStyles } from './pageStyles';
import { scriptSources } from './policy';
import { socialCards } from './socialCard';
import { addSpeculationRules } from './speculationRules';

let announce: (work: Promise<void>) => void;

/**
 * Settled once the pages are. All plugins' work after a build begins at the same time, so whoever reads built pages waits
 * for this.
 */
export const pagesFinished = new Promise<void>((resolve) => {
  announce = resolve;
});

/** Reads each built page once, takes it through every step as one document, and writes it once. */
async function finish(context: LoadContext, { outDir, routesPaths }: Pick<Props, 'outDir' | 'routesPaths'>) {
  const { baseUrl, generatedFilesDir, siteDir } = context;
  const { scriptFilesOf, stylesheet } = await readClientFiles(context);
  const stylesFile = path.join(outDir, path.relative(baseUrl, stylesheet));
  const allStyles = await readFile(stylesFile, 'utf8');
  // No page links to it any more. Tests compare pages with it.
  await rename(stylesFile, path.join(generatedFilesDir, 'all-styles.css'));

  const boot = compileBoot();
  const files = {
    react: [...new Set(['runtime~islands', 'islands'].flatMap(scriptFilesOf))],
    lightbox: [baseUrl + lightboxStyleFile, ...scriptFilesOf('lightbox')],
    island: (name: string) => scriptFilesOf(islandChunk(name)),
  };
  const islandScripts = await readIslandScripts(generatedFilesDir, outDir);
  const addStyles = pageStyles(stylesheet, allStyles, (page) =>
    islandsOf(page).map((name) => islandScripts.get(islandChunk(name)) ?? ''),
  );
  const cards = await socialCards(siteDir, outDir);
  const scripts = new Set<string>();

  async function finishPage(route: string) {
    const file = path.join(outDir, `${route === '/' ? 'index' : route.slice(1).replace(/\.html$/, '')}.html`);
    const page = load(await readFile(file, 'utf8'));
    // By this mark Docusaurus finds what it may change in the head when React moves from page to page; here none does.
    page('[data-rh]').removeAttr('data-rh');
    addBootScript(page, boot, files);
    await addStyles(page);
    addSpeculationRules(page);
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

  const headers = siteHeaders({ scripts, receiver: receiverOrigin(readDelivery(process.env)) });
  await writeFile(path.join(outDir, '_headers'), netlifyHeaders(headers));
  await writeFile(path.join(outDir, '_headers.nginx.conf'), nginxHeaders(headers));
}

/** Post-processes every built page, and writes the headers that allow what stands in them. */
export default function finishPages(context: LoadContext): Plugin {
  return {
    name: 'finish-pages',
    postBuild(props) {
      const work = finish(context, props);
      announce(work);
      return work;
    },
  };
}
