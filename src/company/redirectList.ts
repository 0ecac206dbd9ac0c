/** Old addresses and the pages that took their place, as people paste them into redirects.yaml. */

/** The routes of pages by old path. Paths are decoded, with no query and no slash at the end. */
export type Redirects = ReadonlyMap<string, string>;

/**
 * Characters that mean the same in the configuration of every host. The build's own files for hosts begin with _ or a dot.
 */
const PLAIN = /^\/(?![._])[\p{L}\p{M}\p{N} ._~!&'()+,;=@/-]*$/u;

/**
 * Returns the path of an address: with or without a host, a query, escapes and a slash at the end. Undefined if it is no
 * address of a page.
 */
export function pathOf(address: string): string | undefined {
  const written = address.trim().replace(/^(?=www\.)/i, 'https://');
  if (!/^(?:https?:\/)?\//i.test(written)) return undefined;
  try {
    const { pathname } = new URL(written, 'https://www.example.com');
    const path = decodeURI(pathname).normalize().replace(/\/+$/, '') || '/';
    return PLAIN.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads redirects that have passed src/checks/checkRedirects.ts. Each old path is listed as it is written and in lower
 * case, because old hosts often ignored case, and Cloudflare Pages, nginx and Apache do not.
 */
export function readRedirects(written: Readonly<Record<string, string>>): Redirects {
  const redirects = new Map<string, string>();
  for (const [address, target] of Object.entries(written)) {
    const [from, to] = [pathOf(address), pathOf(target)];
    if (from === undefined || to === undefined) continue;
    for (const path of [from, from.toLowerCase()]) if (path !== to) redirects.set(path, to);
  }
  return redirects;
}
