import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio';

/** How a Content-Security-Policy names a style or script that stands in a page. */
export function policySource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** The sources of all scripts that stand in a page. Structured data is none: browsers do not run it. */
export function scriptSources(page: CheerioAPI): string[] {
  return page('script:not([src], [type="application/ld+json"])')
    .toArray()
    .map((script) => policySource(page(script).text()));
}
