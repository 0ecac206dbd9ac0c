import type { CheerioAPI } from 'cheerio';
import { withBaseUrl } from '../../company/site';

/**
 * Makes browsers prefetch a page of the site when a pointer rests on its link or a finger touches it. Links to files
 * are left out.
 */
const rules = {
  prefetch: [
    {
      where: { and: [{ href_matches: withBaseUrl('/*') }, { not: { href_matches: withBaseUrl('/*.*') } }] },
      eagerness: 'moderate',
    },
  ],
};

/**
 * Inlines the rules at the end of the page. A separate file, named in a header, would be requested before the first
 * picture.
 */
export function addSpeculationRules(page: CheerioAPI): void {
  page('body').append(page('<script type="speculationrules"></script>').text(JSON.stringify(rules)));
}
