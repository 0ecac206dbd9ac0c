import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bootScript, pageScripts } from './lateHydration';
import { pageStyles, policySource, stylesheetOf, withoutFonts } from './pageStyles';
import { addSpeculationRules, speculationRules } from './speculationRules';

/** Browsers run a script that stands in a page only where the policy names its hash. */
function checkPolicy(headers: string): void {
  for (const [file, script] of Object.entries({
    boot: bootScript,
    speculationRules,
  })) {
    const source = policySource(script);
    if (headers.includes(source)) continue;
    throw new Error(
      `static/_headers does not allow the script of src/plugins/${file}.ts. Replace its old hash in the script-src there, and in the lines for nginx in README.md, by ${source}.`,
    );
  }
}

/**
 * The last hand laid on each built page: its scripts, its styles, its speculation rules, and its path in forms that are
 * sent without JavaScript. In one plugin, since Docusaurus runs all of them at the same time after the build and each
 * page is written once.
 */
export default function finishPages(context: LoadContext): Plugin {
  return {
    name: 'finish-pages',
    async postBuild({ outDir, routesPaths }) {
      const fileOf = (route: string) =>
        path.join(outDir, `${route === '/' ? 'index' : route.slice(1).replace(/\.html$/, '')}.html`);
      checkPolicy(await readFile(path.join(context.siteDir, 'static/_headers'), 'utf8'));
      const stylesheet = stylesheetOf(await readFile(fileOf('/'), 'utf8'));
      const addScripts = await pageScripts(context, stylesheet);
      const allStyles = await readFile(path.join(outDir, stylesheet), 'utf8');
      const addStyles = pageStyles(allStyles);
      await writeFile(path.join(outDir, stylesheet), withoutFonts(allStyles));

      await Promise.all(
        routesPaths.map(async (route) => {
          const built = await readFile(fileOf(route), 'utf8');
          // By this mark Docusaurus finds what it may change in the head when React moves from page to page; here none does.
          const html = built.replaceAll(' data-rh=true', '');
          await writeFile(fileOf(route), addSpeculationRules(await addStyles(addScripts(html))));
        }),
      );
    },
  };
}
