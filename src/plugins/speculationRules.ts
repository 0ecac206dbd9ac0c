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

/** The rules as they stand in a page. */
export const speculationRules = JSON.stringify(rules);

/**
 * The page with the rules at its end. They stand in the page, since a file of their own, named by a header, would be
 * asked for before the picture of the first screen. The policy of static/_headers allows them by their hash.
 */
export function addSpeculationRules(html: string): string {
  return html.replace('</body>', () => `<script type="speculationrules">${speculationRules}</script></body>`);
}
