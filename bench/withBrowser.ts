import { chromium, type Browser } from '@playwright/test';
import { chromiumFlags, findBrowser } from '../tests/runners/findBrowser';
import { serveCompressed } from './compressedSite';

/** Starts Chromium, measures something in it, and closes it. */
export async function withBrowser(measure: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: chromiumFlags });
  try {
    await measure(browser);
  } finally {
    await browser.close();
  }
}

/** Serves the built site meanwhile; `site` is its URL without a slash at the end. */
export async function withSite(measure: (browser: Browser, site: string) => Promise<void>): Promise<void> {
  const server = await serveCompressed('build');
  try {
    await withBrowser((browser) => measure(browser, server.url));
  } finally {
    await server.close();
  }
}
