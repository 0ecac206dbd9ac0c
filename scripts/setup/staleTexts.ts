import { isSeq } from 'yaml';
import { frontMatterOf, headLength } from '../../src/company/load/texts';
import { landingFields } from '../../src/site/landingTexts';

const LEAST_KEYWORDS = 3;

/**
 * Returns a page or an article without the keywords that are stale, as long as enough are left, and the page of a town or a
 * service also without each stale field that the site fills in itself.
 */
export function withoutStale(source: string, isStale: (text: string) => boolean): string {
  const { document, mistakes } = frontMatterOf(source);
  if (mistakes.length > 0) return source;
  const before = String(document);
  const keywords = document.get('keywords');
  if (isSeq(keywords)) {
    const left = keywords.items.filter((item) => !isStale(String(item)));
    if (left.length >= LEAST_KEYWORDS) keywords.items = left;
  }
  // An article, which has a date, may be about a service, too.
  if ((document.has('area') || document.has('service')) && !document.has('date')) {
    for (const field of landingFields) if (isStale(String(document.get(field)))) document.delete(field);
  }
  if (String(document) === before) return source;
  return `---\n${document.toString({ lineWidth: 0, singleQuote: true })}---\n${source.slice(headLength(source))}`;
}
