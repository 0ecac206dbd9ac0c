import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import type { CheerioAPI } from 'cheerio';

/** The script of src/plugins/boot.ts as it stands in every page. */
export function compileBoot(): string {
  const { code } = transformSync(readFileSync(path.join(__dirname, '../boot.ts'), 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022', minify: { compress: true, mangle: true } },
    minify: true,
    module: { type: 'es6' },
  });
  return code;
}

/** What the boot script of a page may have to fetch, as addresses. */
export interface BootFiles {
  /** The styles of what the page may show later. */
  readonly stylesheet: string;
  /** React and the page's islands. */
  readonly scripts: readonly string[];
  /** What opens the page's pictures, if there are any to open. */
  readonly lightbox?: readonly string[];
}

/** The names of the islands that a page has, each once. */
export function islandsOf(page: CheerioAPI): string[] {
  return [
    ...new Set(
      page('[data-island]')
        .toArray()
        .map((island) => page(island).attr('data-island') ?? ''),
    ),
  ];
}

/** Whether a page has pictures that open large. */
export function hasLightbox(page: CheerioAPI): boolean {
  return page('a[data-lightbox]').length > 0;
}

/**
 * Puts the boot script at the end of the page. It stands in the page, since a file of its own would share a slow
 * connection with the picture of the first screen.
 */
export function addBootScript(page: CheerioAPI, code: string, { stylesheet, scripts, lightbox }: BootFiles): void {
  const script = page('<script type="module"></script>').attr({
    'data-styles': stylesheet,
    'data-scripts': scripts.join(' '),
  });
  if (lightbox) script.attr('data-lightbox', lightbox.join(' '));
  page('body').append(script.text(code));
}
