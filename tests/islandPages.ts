/** The islands of the built site, and what other programs do to their pages. */

import type { Page } from '@playwright/test';
import { listFiles } from '../src/company/load/projectFiles';
import { ISLAND } from '../src/islands/contract';
import * as programs from './otherPrograms';
import { readHtml, routeWith, sitemapRoutes } from './routes';

const FOLDER = 'src';

/** The names of all islands that a page shows before anybody uses it. */
export const islands = listFiles(FOLDER)
  .filter((file) => file.endsWith('.island.tsx'))
  .map((file) => file.replace('.island.tsx', ''))
  // Empty until a lead waits, or a product's color is chosen.
  .filter((name) => !/(LeadStatus|ProductViews)$/.test(name))
  // A company can lack the tool.
  .filter((name) => routeWith(`${ISLAND}="${name}"`));

export type Change = (page: Page) => Promise<void>;

/** A host that removes comments from HTML. */
export const stripComments: Change = async (page) => {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: (await response.text()).replace(/<!--.*?-->/gs, '') });
  });
};

/** A password manager that puts an element beside each field as soon as the browser reads it. */
export const addWhileParsing: Change = async (page) => {
  await page.addInitScript(() => {
    new MutationObserver((records) => {
      for (const added of records.flatMap((record) => [...record.addedNodes])) {
        if (added instanceof HTMLInputElement && added.closest('[data-island]'))
          added.after(document.createElement('x-manager'));
      }
    }).observe(document, { childList: true, subtree: true });
  });
};

export interface Visit {
  /** What other programs do before the visitor uses the page, or while React takes it over. */
  readonly early?: Change;
  /** What other programs do once React has taken the page over. */
  readonly late?: Change;
  /** Whether the browser fills in the fields instead of the visitor. */
  readonly silently?: boolean;
}

/** Visits with one program each. */
export const oneByOne: Readonly<Record<string, Visit>> = {
  'translated by wrapping': { early: (page) => page.evaluate(programs.translate, { wraps: true }) },
  'translated by rewriting': { early: (page) => page.evaluate(programs.translate, { wraps: false }) },
  'translated by wrapping while React takes over': {
    early: (page) => page.evaluate(programs.translate, { wraps: true, isSlow: true }),
  },
  'translated by rewriting while React takes over': {
    early: (page) => page.evaluate(programs.translate, { wraps: false, isSlow: true }),
  },
  'with elements beside fields': { early: (page) => page.evaluate(programs.addElements) },
  'with copied, wrapped and changed fields': { early: (page) => page.evaluate(programs.changeFields) },
  'with comments': { early: (page) => page.evaluate(programs.addComments) },
  'with more attributes and hidden email addresses': {
    early: async (page) => {
      await page.evaluate(programs.addAttributes);
      await page.evaluate(programs.hideAddresses);
    },
  },
  'without comments': { early: (page) => page.evaluate(programs.compress) },
  'filled in by the browser': { silently: true },
  'translated by wrapping afterwards': { late: (page) => page.evaluate(programs.translate, { wraps: true }) },
  'translated by rewriting afterwards': { late: (page) => page.evaluate(programs.translate, { wraps: false }) },
  'with elements beside fields afterwards': { late: (page) => page.evaluate(programs.addElements) },
};

/** Visits with several programs at once. Together they have every program. */
export const together: Readonly<Record<string, Visit>> = {
  'changed by other programs and translated by wrapping': {
    early: async (page) => {
      await page.evaluate(programs.compress);
      await page.evaluate(programs.addElements);
      await page.evaluate(programs.changeFields);
      await page.evaluate(programs.addAttributes);
      await page.evaluate(programs.hideAddresses);
      await page.evaluate(programs.translate, { wraps: true });
    },
  },
  'filled in by the browser, with comments, and translated by wrapping afterwards': {
    silently: true,
    early: (page) => page.evaluate(programs.addComments),
    late: async (page) => {
      await page.evaluate(programs.addElements);
      await page.evaluate(programs.translate, { wraps: true });
    },
  },
};

export const CONTACT = 'components/forms/ContactForm/ContactForm';

/** The selector of an island by its name. */
export const selectorOf = (name: string) => `[${ISLAND}="${name}"]`;

/** Returns the smallest page with this island, because the programs change all of a page. */
export function routeOf(name: string): string {
  const [smallest] = sitemapRoutes
    .map((route) => ({ route, html: readHtml(route) }))
    .filter(({ html }) => html.includes(`${ISLAND}="${name}"`))
    .sort((one, other) => one.html.length - other.html.length);
  if (!smallest) throw new Error(`No page has the island ${name}.`);
  return smallest.route;
}

/** Opens the chat or the pop-up that an island is in. */
export async function showIsland(page: Page, name: string): Promise<void> {
  await page.evaluate((selector) => {
    const island = document.querySelector(selector);
    island?.closest<HTMLElement>('[popover]')?.showPopover();
    island?.closest('dialog')?.showModal();
  }, selectorOf(name));
}
