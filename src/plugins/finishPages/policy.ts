import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio';

/** Returns the Content-Security-Policy source for an inline style or script. */
export function policySource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** Adds directives to the policy in the head of a page. */
export function extendPolicy(page: CheerioAPI, directives: string): void {
  page('meta[http-equiv="Content-Security-Policy"]').attr('content', (_, own) => `${directives}; ${own}`);
}

/** Returns the sources of all inline scripts in a page. Structured data is left out, because browsers don't run it. */
export function scriptSources(page: CheerioAPI): string[] {
  return page('script:not([src], [type="application/ld+json"])')
    .toArray()
    .map((script) => policySource(page(script).text()));
}
