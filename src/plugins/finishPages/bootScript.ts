import path from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { buildSync } from 'esbuild';
import { browserslist } from '../../../package.json';
import { ISLAND, LIGHTBOX } from '../../islands/contract';

/** The oldest browsers that the site supports, as esbuild names them: `ios15.4` for `ios_saf >= 15.4`. */
const oldestBrowsers = browserslist.production.map((query) => query.replace('ios_saf', 'ios').replace(' >= ', ''));

/** Bundles and minifies src/islands/boot for inlining into every page. */
export function compileBoot(): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, '../../islands/boot/index.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: oldestBrowsers,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/** URLs of the files that the boot script may load. */
export interface BootFiles {
  /** The scripts that contain React. */
  readonly react: readonly string[];
  /** The files of the lightbox. */
  readonly lightbox: readonly string[];
  /** Returns an island's own scripts. */
  readonly island: (name: string) => readonly string[];
}

/** Returns the names of the page's islands, each once. */
export function islandsOf(page: CheerioAPI): string[] {
  const names = page(`[${ISLAND}]`).map((_, island) => page(island).attr(ISLAND));
  return [...new Set(names.get())];
}

/**
 * Inlines the boot script at the end of the page, and adds the URLs of the files it may load to its tag and to the
 * islands. A separate file would compete with the first picture for a slow connection.
 */
export function addBootScript(page: CheerioAPI, code: string, { react, lightbox, island }: BootFiles): void {
  for (const name of islandsOf(page)) {
    const own = island(name).filter((file) => !react.includes(file));
    page(`[${ISLAND}="${name}"]`).attr('data-scripts', own.join(' '));
  }
  const script = page('<script type="module"></script>').attr('data-scripts', react.join(' '));
  if (page(`a[${LIGHTBOX}]`).length > 0) script.attr('data-lightbox', lightbox.join(' '));
  page('body').append(script.text(code));
}
