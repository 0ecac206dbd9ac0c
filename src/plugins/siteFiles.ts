import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { business } from '../company/business';
import { CONTACT_CARD, contactCard } from '../site/contactCard';
import { siteFolder, siteUrl, withBaseUrl } from '../company/site';
import { icons, touchIcon } from '../images/iconFiles';
import { drawFavicon, drawIcon, drawTabIcon, FAVICON, TAB_ICON } from '../images/icons';
import { webManifest } from '../seo/webManifest';

/** Days for which security.txt is valid; RFC 9116 recommends less than a year. */
const SECURITY_DAYS = 364;

/** Writes security.txt (RFC 9116): whom to tell about a weakness. A date without a time keeps builds of a day equal. */
function securityText(): string {
  const expires = new Date(Date.now() + SECURITY_DAYS * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const fields = {
    Contact: `mailto:${business.email}`,
    Expires: `${expires}T00:00:00Z`,
    'Preferred-Languages': 'en',
    Canonical: `${siteUrl}/.well-known/security.txt`,
  };
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}

/**
 * Writes robots.txt, security.txt, the contact card, the web app manifest and the icons, from the company's facts, and links
 * to the last two.
 */
export default function siteFiles({ siteConfig: { noIndex } }: LoadContext): Plugin<string> {
  return {
    name: 'site-files',
    loadContent: drawTabIcon,
    injectHtmlTags({ content: tabIcon }) {
      const links = [
        // Before the tab's: of two icons that are large enough, browsers take the smaller, or the later one.
        { rel: 'icon', sizes: `${FAVICON}x${FAVICON}`, href: withBaseUrl('/favicon.ico') },
        { rel: 'icon', sizes: `${TAB_ICON}x${TAB_ICON}`, href: tabIcon },
        { rel: 'apple-touch-icon', href: withBaseUrl('/apple-touch-icon.png') },
        { rel: 'manifest', href: withBaseUrl('/manifest.webmanifest') },
      ];
      return { headTags: links.map((attributes) => ({ tagName: 'link', attributes })) };
    },
    async postBuild({ outDir }) {
      const inBuild = (file: string) => path.join(outDir, file);
      // A preview may be crawled, because search engines obey `noindex` only on pages that they read.
      const sitemap = noIndex ? '' : `\nSitemap: ${siteUrl}/sitemap.xml\n`;
      await writeFile(inBuild('robots.txt'), `User-agent: *\nAllow: /\n${sitemap}`);
      // At the root of the host, where a site in a folder has no files.
      if (!siteFolder) {
        await mkdir(inBuild('.well-known'), { recursive: true });
        await writeFile(inBuild('.well-known/security.txt'), securityText());
      }
      await writeFile(inBuild(CONTACT_CARD), contactCard());
      await writeFile(inBuild('manifest.webmanifest'), JSON.stringify(webManifest));
      for (const icon of [...icons, touchIcon]) await writeFile(inBuild(icon.file), await drawIcon(icon));
      await writeFile(inBuild('favicon.ico'), await drawFavicon());
    },
  };
}
