import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import { inParallel } from '../../images/encode';
import { checkRedirectsHideNothing, ownRedirects } from '../../checks/checkRedirects';
import { siteFolder, withBaseUrl, withoutBaseUrl } from '../../company/site';
import { siteParts } from '../../company/siteParts';
import { countsVisits, tags } from '../../company/tags';
import { pagePolicy, siteHeaders } from '../../hosting/headers';
import { hostFiles } from '../../hosting/hostFiles';
import { readDelivery } from '../../leads/delivery/readDelivery';
import { HEAD_ATTRIBUTE } from '../docusaurusInternals';
import { chunkOf, clientFilesPath, type ClientFiles } from '../lateHydration';
import { articleOf, writeFeeds, type FeedArticle } from '../../seo/feeds';
import { receiverOrigin, spamCheckOf } from '../leadDelivery';
import { SPAM_CHECK_ORIGIN } from '../../leads/form/spamCheck';
import { hostsOf } from '../../tags/policy';
import { addBootScript, compileBoot, islandsOf } from './bootScript';
import { writeLicenses } from './licenses';
import { pageStyles } from './pageStyles';
import { extendPolicy, scriptSources } from './policy';
import { keepTogether } from './keepTogether';
import { listSections } from './listSections';
import { preloadFonts } from './preloadFonts';
import { socialCards } from './socialCard';
import { articleCrops } from './articleCrops';
import { addSpeculationRules } from './speculationRules';
import { compileTags, hideReferrer } from './tags';
import { removeUnusedPictures } from './unusedPictures';

/** Reads, processes and writes each built page once. */
async function finish(context: LoadContext, { outDir, routesPaths }: Pick<Props, 'outDir' | 'routesPaths'>) {
  const {
    siteDir,
    siteConfig: { noIndex },
  } = context;
  const clientFiles = JSON.parse(await readFile(clientFilesPath(context), 'utf8')) as ClientFiles;
  const tagScript = countsVisits(tags) ? compileTags(tags) : undefined;
  const delivery = readDelivery(process.env);
  const boot = compileBoot({ hasTags: tagScript !== undefined, hasReceiver: delivery.via !== 'none' });
  const files = {
    react: clientFiles.islands,
    lightbox: clientFiles.lightbox,
    popup: clientFiles.popup,
    island: (name: string) => chunkOf(clientFiles, name).scripts,
    tags: tagScript && withBaseUrl(tagScript.file),
  };
  if (tagScript) await writeFile(path.join(outDir, tagScript.file), tagScript.code);
  const addStyles = pageStyles(clientFiles.stylesheets, (page) =>
    islandsOf(page).flatMap((name) => chunkOf(clientFiles, name).styles),
  );
  const addFontPreloads = preloadFonts(clientFiles.stylesheets.map(({ css }) => css).join(''));
  const addCard = await socialCards(siteDir, outDir);
  const addCrops = articleCrops(outDir);
  const scripts = new Set<string>();
  const articles: FeedArticle[] = [];

  const routes = routesPaths.map(withoutBaseUrl);
  const receiver = receiverOrigin(delivery);
  const spamCheck = spamCheckOf(delivery) ? SPAM_CHECK_ORIGIN : undefined;
  const tagHosts = hostsOf(tags);

  async function finishPage(route: string) {
    const file = path.join(outDir, `${route === '/' ? 'index' : route.slice(1).replace(/\.html$/, '')}.html`);
    const page = load(await readFile(file, 'utf8'));
    // Docusaurus marks head elements with this attribute so that React can replace them on navigation, which never
    // happens here.
    page(`[${HEAD_ATTRIBUTE}]`).removeAttr(HEAD_ATTRIBUTE);
    addBootScript(page, boot, files);
    if (tagScript) hideReferrer(page);
    addStyles(page);
    addFontPreloads(page);
    addSpeculationRules(page);
    const article = articleOf(page);
    if (article) articles.push(article);
    await addCard(page);
    await addCrops(page);
    listSections(page);
    keepTogether(page);
    const sources = scriptSources(page);
    for (const source of sources) scripts.add(source);
    // Hosts such as GitHub Pages do not send the site's headers.
    extendPolicy(page, pagePolicy({ scripts: sources, receiver, spamCheck, tags: tagHosts }));
    await writeFile(file, page.html());
  }

  await inParallel(routes, (route) =>
    finishPage(route).catch((cause: unknown) => {
      throw new Error(`The page ${route} could not be finished.`, { cause });
    }),
  );

  const feeds = siteParts.blog ? Object.entries(writeFeeds(articles)) : [];
  for (const [file, feed] of feeds) await writeFile(path.join(outDir, 'blog', file), feed);
  await writeFile(path.join(outDir, 'licenses.txt'), await writeLicenses(clientFiles.packages));
  await removeUnusedPictures(outDir);
  // GitHub Pages, the host for sites in a folder, reads none of these.
  if (siteFolder) return;
  const headers = siteHeaders({ scripts, routes, receiver, spamCheck, tags: tagHosts, noIndex });
  checkRedirectsHideNothing(ownRedirects, outDir);
  for (const [file, text] of Object.entries(hostFiles(headers, ownRedirects, routes)))
    await writeFile(path.join(outDir, file), text);
}

/**
 * Post-processes every built page, then writes the feeds, which quote pages, and the headers, which allow their inline
 * scripts.
 */
export default function finishPages(context: LoadContext): Plugin {
  return {
    name: 'finish-pages',
    postBuild: (props) => finish(context, props),
  };
}
