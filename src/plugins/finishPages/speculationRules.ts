import type { CheerioAPI } from 'cheerio';

/**
 * Asks browsers to fetch a page of the site as soon as a pointer rests on its link or a finger touches it. Links to files
 * are left out.
 */
const rules = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] },
      eagerness: 'moderate',
    },
  ],
};

/**
 * Puts the rules at the end of the page. They stand in the page, since a file of their own, named by a header, would be
 * asked for before the picture of the first screen.
 */
export function addSpeculationRules(page: CheerioAPI): void {
  page('body').append(page('<script type="speculationrules"></script>').text(JSON.stringify(rules)));
}
