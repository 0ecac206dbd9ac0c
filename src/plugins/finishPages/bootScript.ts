import type { CheerioAPI } from 'cheerio';
import { ISLAND, LIGHTBOX, POPUP_ID } from '../../islands/contract';
import { compileScript } from './compileScript';

/**
 * Compiles src/islands/boot for inlining into every page.
 * @param site whether the site loads tags, and whether leads go anywhere, so that one may say how its visitor came to the site
 */
export function compileBoot(site: { readonly hasTags: boolean; readonly hasReceiver: boolean }): string {
  const jobs = ['./index', ...(site.hasReceiver ? ['./keepArrival'] : []), ...(site.hasTags ? ['./tags'] : [])];
  const code = compileScript(jobs.map((job) => `import '${job}';`).join(''), 'islands/boot', 'esm');
  // Another program may put it into the page twice. A page that is written again has a body, and needs listeners, of its own.
  return `if(!document.body.started){document.body.started=1;${code}}`;
}

/** URLs of the files that the boot script may load. */
export interface BootFiles {
  /** The scripts that contain React. */
  readonly react: readonly string[];
  /** The files of the lightbox. */
  readonly lightbox: readonly string[];
  /** The scripts of the lead pop-up. */
  readonly popup: readonly string[];
  /** Returns an island's own scripts. */
  readonly island: (name: string) => readonly string[];
  /** The script that loads the company's tags; undefined if it has none. */
  readonly tags?: string;
}

/** Returns the names of the page's islands, each once. */
export function islandsOf(page: CheerioAPI): string[] {
  const names = page(`[${ISLAND}]`).map((_, island) => page(island).attr(ISLAND));
  return [...new Set(names.get())];
}

/**
 * Inlines the boot script at the end of the page, and adds the URLs of the files it may load to its tag, to
 * the islands and to the pop-up. A separate file would compete with the first picture for a slow connection.
 */
export function addBootScript(
  page: CheerioAPI,
  code: string,
  { react, lightbox, popup, island, tags }: BootFiles,
): void {
  for (const name of islandsOf(page)) {
    const own = island(name).filter((file) => !react.includes(file));
    page(`[${ISLAND}="${name}"]`).attr('data-scripts', own.join(' '));
  }
  page(`#${POPUP_ID}`).attr('data-scripts', popup.join(' '));
  const script = page('<script type="module"></script>').attr('data-scripts', react.join(' '));
  if (page(`a[${LIGHTBOX}]`).length > 0) script.attr('data-lightbox', lightbox.join(' '));
  if (tags) script.attr('data-tags', tags);
  page('body').append(script.text(code));
}
