import { createHash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio';
import type { Tags } from '../../company/tags';
import { compileScript } from './compileScript';

/** Compiles src/tags with the company's own tags. Returns the script and its path within the site. */
export function compileTags(tags: Tags) {
  const code = compileScript(
    `import { startTags } from './startTags'; startTags(${JSON.stringify(tags)});`,
    'tags',
    'iife',
  );
  return { file: `/assets/js/tags.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`, code };
}

/**
 * Keeps the address of this page from the next one, where the tags could read it: the address may hold what a visitor
 * typed. By a tag, because some hosts send no headers.
 */
export function hideReferrer(page: CheerioAPI): void {
  page('head').append('<meta name="referrer" content="strict-origin">');
}
