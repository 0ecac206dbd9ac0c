import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import { inParallel } from '../../images/encode';
import { readDelivery } from '../../leads/configuration';
import { withPagePath } from '../../leads/formPost';
import { lightboxStyleFile } from '../lateHydration';
import { receiverOrigin } from '../leadDelivery';
import { addBootScript, compileBoot, hasLightbox, islandsOf } from './bootScript';
import { readClientFiles } from './clientManifest';
import { netlifyHeaders, nginxHeaders, siteHeaders } from './headers';
import { pageStyles, withoutFonts } from './pageStyles';
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
  const { baseUrl, siteDir } = context;
  const { scriptFilesOf, stylesheet } = await readClientFiles(context);
  const stylesFile = path.join(outDir, path.relative(baseUrl, stylesheet));
  const allStyles = await readFile(stylesFile, 'utf8');
  await writeFile(stylesFile, withoutFonts(allStyles));

  const boot = compileBoot();
  const lightbox = [baseUrl + lightboxStyleFile, ...scriptFilesOf('lightbox')];
  const addStyles = pageStyles(stylesheet, allStyles);
  const cards = await socialCards(siteDir, outDir);
  const scripts = new Set<string>();

  await inParallel(routesPaths, async (route) => {
    const file = path.join(outDir, `${route === '/' ? 'index' : route.slice(1).replace(/\.html$/, '')}.html`);
    const page = load(withPagePath(await readFile(file, 'utf8'), route));
    // By this mark Docusaurus finds what it may change in the head when React moves from page to page; here none does.
    page('[data-rh]').removeAttr('data-rh');
    const chunks = ['runtime~islands', 'islands', ...islandsOf(page).map((name) => `island-${name}`)];
    addBootScript(page, boot, {
      stylesheet,
      scripts: [...new Set(chunks.flatMap(scriptFilesOf))],
      ...(hasLightbox(page) && { lightbox }),
    });
    await addStyles(page);
    addSpeculationRules(page);
    await cards.provide(page, route);
    for (const source of scriptSources(page)) scripts.add(source);
    await writeFile(file, page.html());
  });
  cards.check();

  const headers = siteHeaders({ scripts, receiver: receiverOrigin(readDelivery(process.env)) });
  await writeFile(path.join(outDir, '_headers'), netlifyHeaders(headers));
  await writeFile(path.join(outDir, '_headers.nginx.conf'), nginxHeaders(headers));
}

/** The last hand laid on each built page, and the headers that allow what it put there. */
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
