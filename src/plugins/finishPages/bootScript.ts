import path from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { buildSync } from 'esbuild';
import { ISLAND, LIGHTBOX } from '../../islands/contract';

/** The script of src/islands/boot.ts as it stands in every page. */
export function compileBoot(): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, '../../islands/boot.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/** What the boot script may have to fetch, as addresses. */
export interface BootFiles {
  /** The scripts that bring React. */
  readonly react: readonly string[];
  /** What opens pictures. */
  readonly lightbox: readonly string[];
  /** An island's own scripts. */
  readonly island: (name: string) => readonly string[];
}

/** The names of the islands that a page has, each once. */
export function islandsOf(page: CheerioAPI): string[] {
  const names = page(`[${ISLAND}]`).map((_, island) => page(island).attr(ISLAND));
  return [...new Set(names.get())];
}

/**
 * Puts the boot script at the end of the page, and the addresses of what it may have to fetch on its tag and on the
 * islands. It stands in the page, since a file of its own would share a slow connection with the first picture.
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
