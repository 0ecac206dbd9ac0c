import { readFileSync } from 'node:fs';
import type { Config } from '@docusaurus/types';
import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import type { Options as SitemapOptions } from '@docusaurus/plugin-sitemap';
import { business } from './src/data/business';
import { articleCards } from './src/data/articleCards';
import { parseFrontMatter } from './src/plugins/frontMatter';
import finishPages, { pagesFinished } from './src/plugins/finishPages';
import { ssrTemplate } from './src/plugins/lateHydration';
import { checkFigures } from './src/plugins/checkFigures';

const development = process.env.NODE_ENV === 'development';

/** In the page itself: as a file it would share a slow connection with the picture of the first screen. */
const icon = readFileSync('src/theme/favicon.svg', 'utf8')
  .trim()
  .replaceAll('"', "'")
  .replace(/[#<>]/g, encodeURIComponent);

const blog: BlogOptions = {
  blogTitle: 'Paver guides for Southwest Florida',
  blogDescription: `Costs, materials, care and design of pavers in ${business.region}, from the crew that lays them.`,
  routeBasePath: 'blog',
  postsPerPage: 'ALL',
  blogSidebarCount: 0,
  archiveBasePath: null,
  showReadingTime: false,
  onUntruncatedBlogPosts: 'throw',
  feedOptions: {
    type: 'all',
    title: `${business.name}: paver guides`,
    copyright: `© ${business.copyrightYear} ${business.name}`,
    // The feeds quote the built articles.
    createFeedItems: async ({ defaultCreateFeedItems, ...articles }) => {
      await pagesFinished;
      return defaultCreateFeedItems(articles);
    },
  },
  // The index shows the cards in the order of articleCards; the companion article is reached from its card.
  processBlogPosts: async ({ blogPosts }) => {
    const position = (permalink: string) => {
      const index = articleCards.indexOf(permalink.replace('/blog/', ''));
      return index === -1 ? articleCards.length : index;
    };
    return [...blogPosts].sort((a, b) => position(a.metadata.permalink) - position(b.metadata.permalink));
  },
  remarkPlugins: [checkFigures],
};

const pages: PagesOptions = {
  mdxPageComponent: '@theme/MDXPage',
  remarkPlugins: [checkFigures],
};

const handbook: DocsOptions = {
  path: 'handbook',
  routeBasePath: 'handbook',
  sidebarPath: './sidebars.ts',
};

const sitemap: SitemapOptions = {
  lastmod: null,
  changefreq: null,
  priority: null,
  ignorePatterns: ['/thanks', '/404'],
};

const config: Config = {
  title: business.name,
  tagline: business.description,
  url: business.url,
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  baseUrlIssueBanner: false,
  i18n: { defaultLocale: 'en', locales: ['en'] },
  future: { v4: true, faster: { rspackPersistentCache: !process.env.CI } },
  // Pictures drawn at build time are served from .generated beside the hand-made files of static.
  staticDirectories: ['static', '.generated'],
  markdown: {
    format: 'mdx',
    parseFrontMatter,
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  ssrTemplate,
  clientModules: ['./src/css/tokens.css', './src/css/base.css'],
  plugins: [
    './src/plugins/pictures.ts',
    './src/plugins/lateHydration.ts',
    './src/plugins/coverage.ts',
    './src/plugins/visualizer.ts',
    './src/plugins/guide.ts',
    ['@docusaurus/plugin-content-pages', pages],
    ['@docusaurus/plugin-content-blog', blog],
    ['@docusaurus/plugin-sitemap', sitemap],
    './src/plugins/siteFiles.ts',
    './src/plugins/leadDelivery.ts',
    // Not by its path, since a plugin named so is loaded a second time, apart from the promise that the feeds wait for.
    finishPages,
    // The handbook is for the people who keep the site; visitors never get it.
    ...(development ? [['@docusaurus/plugin-content-docs', handbook] as [string, DocsOptions]] : []),
  ],
  headTags: [
    { tagName: 'link', attributes: { rel: 'icon', href: `data:image/svg+xml,${icon}`, type: 'image/svg+xml' } },
    { tagName: 'link', attributes: { rel: 'icon', href: '/favicon.ico', sizes: '32x32' } },
    { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' } },
    {
      tagName: 'meta',
      attributes: { name: 'theme-color', content: '#faf5ec', media: '(prefers-color-scheme: light)' },
    },
    { tagName: 'meta', attributes: { name: 'theme-color', content: '#0f1d1b', media: '(prefers-color-scheme: dark)' } },
  ],
};

export default config;
