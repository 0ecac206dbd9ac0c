// First: a mistake in the company's facts ends the build with its message alone.
import './scripts/factsFirst';
import path from 'node:path';
import type { Config, PluginModule } from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';
import { GlobExcludeDefault } from '@docusaurus/utils';
import { themes } from 'prism-react-renderer';
import { colorOf, readTokens } from './src/css/readTokens';
import { colorProblems } from './src/css/palette';
import { articleSlugs, brandColors, drafts } from './src/company/facts';
import { folders, madeFiles, siteDir } from './src/company/load/folders';
import { business } from './src/company/business';
import { withBaseUrl, siteFolder } from './src/company/site';
import { absentPages, siteParts } from './src/company/siteParts';
import { tags } from './src/company/tags';
import { parseFrontMatter, preprocess } from './src/checks/parseFrontMatter';
import { smartQuotes } from './src/checks/smartQuotes';
import { feedFormats } from './src/site/feedFormats';
import { feedDescription, feedTitle } from './src/seo/feeds';
import { verificationTags } from './src/seo/verification';
import { optionalFacts } from './src/company/optionalFacts';
import { pictureProblems } from './src/images/namedPictures';
import { readDelivery } from './src/leads/delivery/readDelivery';
import { datePages } from './src/seo/sitemapDates';
import { ssrTemplate } from './src/theme/ssrTemplate';
import { callInMiddle, callsInTexts } from './src/plugins/callsInTexts';
import { companyColors } from './src/plugins/companyColors';
import { figures } from './src/plugins/figures';
import { checkSamples } from './src/checks/checkSamples';
import { checkSources } from './src/checks/checkSources';
import { comparisonProblems } from './src/tools/comparison/core/comparison';
import { extraPriceProblems } from './src/tools/estimator/core/extraPrices';
import { nameSections } from './src/plugins/nameSections';
import { namedWidths } from './src/plugins/namedWidths';
import { nameTables } from './src/plugins/nameTables';
import { relateArticles } from './src/plugins/relateArticles';

// The renderer reads every global, and since Node 25, reading this one prints a warning.
Reflect.deleteProperty(globalThis, 'localStorage');

const development = process.env.NODE_ENV === 'development';

const blog: Preset.Options['blog'] = {
  path: folders.blog,
  blogTitle: `Paver ${articleSlugs.length === 1 ? 'advice' : 'guides'} for ${business.region}`,
  blogDescription: feedDescription,
  routeBasePath: 'blog',
  exclude: [...GlobExcludeDefault, ...drafts.map((route) => `${path.basename(route)}.mdx`)],
  postsPerPage: 'ALL',
  blogSidebarCount: 0,
  archiveBasePath: null,
  showReadingTime: false,
  // Passes the date of an article's last change, from its front matter, to its page and the sitemap.
  showLastUpdateTime: true,
  // The index shows cards made of front matter. Cutting every article off at the end of its front matter keeps its text
  // out of the index, and writers need no <!-- truncate --> marker.
  truncateMarker: /(?<=\n---\r?\n)/,
  onUntruncatedBlogPosts: 'ignore',
  // src/seo/feeds.ts writes the feeds. Docusaurus' own lack the author, the feed's own URL and the articles' text.
  feedOptions: { type: null },
  processBlogPosts: relateArticles,
  // Before Docusaurus lists the headings of an article, which its page shows as links.
  beforeDefaultRemarkPlugins: [smartQuotes],
  remarkPlugins: [figures, nameTables, callInMiddle],
};

/** The pages that compose the site's parts. */
const pages: Preset.Options['pages'] = {
  exclude: [...GlobExcludeDefault, ...absentPages.map((route) => `${route.slice(1)}.tsx`)],
};

/** The company's own pages: towns, services, privacy and the like. */
const companyPages: Preset.Options['pages'] = {
  path: path.join(folders.company, 'pages'),
  mdxPageComponent: '@theme/MDXPage',
  exclude: [...GlobExcludeDefault, ...absentPages.map((route) => `${route.slice(1)}.mdx`)],
  remarkPlugins: [figures, smartQuotes, nameSections, nameTables, callsInTexts],
};

/** Only for the people who maintain the site. */
const handbook: Preset.Options['docs'] = {
  path: 'handbook',
  routeBasePath: 'handbook',
  sidebarPath: './sidebars.ts',
};

const sitemap: Preset.Options['sitemap'] = {
  // From the front matter of articles: files have no date that is worth stating, because any correction changes it.
  lastmod: 'date',
  createSitemapItems: async ({ defaultCreateSitemapItems, ...site }) =>
    datePages(await defaultCreateSitemapItems(site), optionalFacts.privacy?.since),
  changefreq: null,
  priority: null,
  ignorePatterns: ['/thanks', '/404'],
};

/**
 * Fills in the company's colors and named widths, and drops PostCSS' fallback for `font-variant-numeric`, which all browsers
 * have supported since 2016: it is invalid for two values.
 */
const modernStyles: PluginModule = () => ({
  name: 'modern-styles',
  configurePostCss: ({ plugins, ...options }) => ({
    ...options,
    plugins: [
      companyColors(),
      namedWidths,
      ...plugins.map((plugin: unknown) =>
        // Docusaurus lists postcss-preset-env with its settings; the handbook's layers come as a plugin alone.
        Array.isArray(plugin)
          ? [plugin[0], { ...(plugin[1] as object), features: { 'font-variant-property': false } }]
          : plugin,
      ),
    ],
  }),
});

/** Tells pages and browsers the folder of the site, which they have no Node to read. */
const nodeFacts: PluginModule = () => ({
  name: 'node-facts',
  configureWebpack: (_config, _isServer, { currentBundler }) => ({
    plugins: [new currentBundler.instance.DefinePlugin({ 'process.env.SITE_FOLDER': JSON.stringify(siteFolder) })],
  }),
});

const feedLinks = siteParts.blog
  ? feedFormats.map(({ name, type, file }) => ({
      tagName: 'link',
      attributes: { rel: 'alternate', type, href: withBaseUrl(`/blog/${file}`), title: `${feedTitle} (${name})` },
    }))
  : [];

const config: Config = {
  title: business.name,
  tagline: business.description,
  url: business.url,
  baseUrl: withBaseUrl('/'),
  trailingSlash: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  baseUrlIssueBanner: false,
  i18n: { defaultLocale: 'en', locales: ['en'] },
  future: {
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      // Only the handbook needs layers, because the build contains no styles of the classic theme.
      useCssCascadeLayers: development,
      siteStorageNamespacing: true,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
    },
    faster: { rspackPersistentCache: !process.env.CI },
    // A copy of the site may come without its history, which would also make each build read it.
    experimental_vcs: false,
  },
  staticDirectories: ['src/static', folders.static, madeFiles(siteDir)],
  markdown: {
    format: 'mdx',
    parseFrontMatter,
    preprocessor: preprocess,
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  ssrTemplate,
  presets: [
    [
      'classic',
      {
        docs: development ? handbook : false,
        blog: siteParts.blog && blog,
        pages,
        sitemap,
        debug: false,
        svgr: false,
        theme: { customCss: ['./src/css/tokens.css', './src/css/base.css'] },
      } satisfies Preset.Options,
    ],
  ],
  plugins: [
    './src/plugins/companyFacts.ts',
    ['@docusaurus/plugin-content-pages', { id: 'company', ...companyPages }],
    './src/plugins/classicTheme.ts',
    './src/plugins/pictures.ts',
    './src/plugins/lateHydration.ts',
    './src/plugins/coverage.ts',
    './src/plugins/visualizer.ts',
    './src/plugins/guide.ts',
    './src/plugins/siteFiles.ts',
    './src/plugins/leadDelivery.ts',
    './src/plugins/linkedParts.ts',
    './src/plugins/finishPages/index.ts',
    './src/plugins/redirectPages.ts',
    modernStyles,
    nodeFacts,
  ],
  themeConfig: {
    colorMode: { disableSwitch: true, respectPrefersColorScheme: true },
    // The handbook's header; the site's own header is src/theme/Navbar.
    navbar: { title: business.name, items: [{ to: '/handbook', label: 'Handbook' }] },
    prism: { theme: themes.github, darkTheme: themes.dracula, additionalLanguages: ['bash'] },
  } satisfies Preset.ThemeConfig,
  headTags: [
    ...verificationTags(tags),
    ...feedLinks,
    {
      tagName: 'meta',
      attributes: { name: 'theme-color', content: colorOf('ground'), media: '(prefers-color-scheme: light)' },
    },
    {
      tagName: 'meta',
      attributes: {
        name: 'theme-color',
        content: colorOf('ground', readTokens().dark),
        media: '(prefers-color-scheme: dark)',
      },
    },
  ],
};

/** Docusaurus puts lines of its own around whatever a plugin throws, but prints what is thrown here as it is. */
export default async function checkedConfig(): Promise<Config> {
  if (!/^(\/[\w.~-]+)*$/.test(siteFolder)) {
    throw new Error(`SITE_FOLDER is "${siteFolder}". Write it like "/pavers", or leave it out if there is no folder.`);
  }
  await checkSources([
    comparisonProblems,
    extraPriceProblems,
    () => colorProblems(brandColors),
    pictureProblems,
    () => void readDelivery(process.env),
  ]);
  return { ...config, noIndex: !development && checkSamples(process.env) };
}
