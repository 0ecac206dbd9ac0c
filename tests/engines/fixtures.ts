import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test as base } from '@playwright/test';
import { startServer } from '../../scripts/server';
import { openFirefox, openOldChromium } from './puppeteer';
import type { Engine, Visitor } from './visitor';
import { openWithWebDriver } from './webDriver';

/** How a server fails to deliver scripts. */
export type Fault = 'missing' | 'dropped' | 'stalled';

/** The site on its own server, with the faults to simulate. Both properties can be changed while a visitor uses it. */
export interface Site {
  readonly url: string;
  /** The leads that have arrived, as sent. */
  readonly leads: string[];
  scripts?: Fault;
  /** The status with which the receiver answers leads. */
  status: number;
}

interface Conditions {
  /** Whether the site is built with a receiver of leads. */
  readonly receives?: boolean;
  readonly scripts?: Fault;
  readonly status?: number;
  /** Script that runs first in each page. */
  readonly first?: string;
  /** False serves the pages so that browsers run no script in them. */
  readonly javaScript?: false;
}

const faults: Readonly<Record<Fault, (response: ServerResponse) => unknown>> = {
  missing: (response) => response.writeHead(404).end(),
  dropped: (response) => response.destroy(),
  stalled: () => undefined,
};

/** A document in a sandbox without `allow-scripts` behaves as without JavaScript, including <noscript>. */
const NO_SCRIPTS = 'sandbox allow-forms allow-popups allow-same-origin allow-top-navigation';

async function serve({ receives, first, javaScript, ...initial }: Conditions) {
  const directory = resolve(receives ? 'build-inbox' : 'build');
  const leads: string[] = [];
  const state: Pick<Site, 'scripts' | 'status'> = { status: 200, ...initial };

  /** Serves a page with additional headers and a script. */
  function answerPage(path: string, response: ServerResponse): boolean {
    const file = path === '/' ? 'index' : path;
    const html = readFileSync(join(directory, `${file}.html`), 'utf8');
    const policy = javaScript === false && { 'Content-Security-Policy': NO_SCRIPTS };
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...policy });
    response.end(first ? html.replace('<head>', `<head><script>${first}</script>`) : html);
    return true;
  }

  const server = await startServer({
    directory,
    port: 0,
    intercept({ method, url = '/', headers }: IncomingMessage, response) {
      // Compressing every file of a new build takes longer than sending it.
      delete headers['accept-encoding'];
      const [path = '/'] = url.split('?');
      if (state.scripts && path.startsWith('/assets/js/')) {
        faults[state.scripts](response);
        return true;
      }
      const isPage = method === 'GET' && !path.includes('.');
      return isPage && (first !== undefined || javaScript === false) && answerPage(path, response);
    },
    receiver: {
      path: '/inbox',
      async receive(request, response) {
        const body = await text(request);
        if (state.status === 200) leads.push(body);
        const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
        if (isForm) response.writeHead(303, { Location: '/thanks' }).end();
        else response.writeHead(state.status, { 'Content-Type': 'application/json' }).end('{"ok":true}');
      },
    },
  });
  return { site: Object.assign(state, { url: server.url, leads }) as Site, close: () => server.close() };
}

function openEngine(name: string): Promise<Engine> {
  const { FIREFOX_PATH = '', WEBKIT_DRIVER = '', WEBKIT_PATH = '' } = process.env;
  if (name === 'webkit') return openWithWebDriver(WEBKIT_DRIVER, WEBKIT_PATH);
  return name === 'firefox' ? openFirefox(FIREFOX_PATH) : openOldChromium(name);
}

interface PerTest {
  readonly visitor: Visitor;
  /** Starts the site under these conditions until the end of the test. */
  readonly start: (conditions?: Conditions) => Promise<Site>;
}

export const test = base.extend<PerTest, { readonly engine: Engine }>({
  engine: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires the pattern
    async ({}, provide, { project }) => {
      const engine = await openEngine(project.name);
      await provide(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visitor: async ({ engine }, provide, testInfo) => {
    await engine.visitor.resize(1440, 900);
    await provide(engine.visitor);
    if (testInfo.status !== testInfo.expectedStatus) {
      const seen = await engine.visitor.see(() => [location.href, scrollY, document.body.innerText].join('\n'), null);
      await testInfo.attach('what the page showed', { body: seen });
    }
    // Ends the page, so that it cannot affect the next test.
    await engine.visitor.goTo('about:blank');
  },
  // eslint-disable-next-line no-empty-pattern -- Playwright requires the pattern
  start: async ({}, provide) => {
    const running: { close: () => Promise<void> }[] = [];
    await provide(async (conditions = {}) => {
      const { site, close } = await serve(conditions);
      running.push({ close });
      return site;
    });
    for (const { close } of running) await close();
  },
});

/** Repeats a check until it passes: pages need time, and engines cannot look at a page while it navigates. */
export async function eventually(check: () => Promise<void>): Promise<void> {
  await expect(check).toPass();
}

export function expectShown(visitor: Visitor, selector: string, isShown = true): Promise<void> {
  return eventually(async () => {
    const seen = await visitor.see((target) => {
      const element = document.querySelector(target);
      if (!element) return false;
      const { height } = element.getBoundingClientRect();
      // Chromium 103 has no `checkVisibility`.
      return height > 0 && (!('checkVisibility' in element) || element.checkVisibility());
    }, selector);
    expect(seen, selector).toBe(isShown);
  });
}

/** Expects that what covered the page is closed, and that the browser has gone back in its history, which would end a navigation. */
export async function expectUncovered(visitor: Visitor, selector: string): Promise<void> {
  await expectShown(visitor, selector, false);
  await eventually(async () => {
    expect(await visitor.see(() => (history.state as { covered?: true } | null)?.covered, null)).toBeFalsy();
  });
}

/** Expects visible text in the page, or in a part of it. */
export function expectText(visitor: Visitor, words: string | RegExp, selector = 'body'): Promise<void> {
  return eventually(async () => {
    const seen = await visitor.see((target) => document.querySelector<HTMLElement>(target)?.innerText ?? '', selector);
    if (typeof words === 'string') expect(seen).toContain(words);
    else expect(seen).toMatch(words);
  });
}

export function expectValue(visitor: Visitor, selector: string, value: string): Promise<void> {
  return eventually(async () => {
    const seen = await visitor.see((target) => document.querySelector<HTMLInputElement>(target)?.value, selector);
    expect(seen, selector).toBe(value);
  });
}

export function expectPath(visitor: Visitor, path: string): Promise<void> {
  return eventually(async () => {
    expect(await visitor.see(() => location.pathname + location.hash, null)).toBe(path);
  });
}

export function expectFocus(visitor: Visitor, selector: string): Promise<void> {
  return eventually(async () => {
    expect(await visitor.see((target) => document.activeElement?.matches(target), selector), selector).toBe(true);
  });
}

export function expectCount(visitor: Visitor, selector: string, count: number): Promise<void> {
  return eventually(async () => {
    expect(await visitor.see((target) => document.querySelectorAll(target).length, selector), selector).toBe(count);
  });
}

/** Types into the fields of a form by name. */
export async function fill(visitor: Visitor, form: string, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await visitor.click(`${form} [name="${name}"]`);
    await visitor.type(value);
  }
}

export { expect };
