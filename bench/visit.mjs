/**
 * Visits a page with Lighthouse, and prints its report as JSON. Usage: `node bench/visit.mjs <url> <browser> [flags…]`. Not
 * in TypeScript, because Lighthouse runs some of its functions in the page, without the helpers that tsx adds to them.
 */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';

const [url, chromePath, ...chromeFlags] = process.argv.slice(2);

/**
 * Turns throttling off with the protocol's value, -1, instead of Lighthouse's, 0. With 0, Chromium takes the connection
 * for unknown, and loads lazy pictures up to 3,000 px below the window; over slow 4G, it loads them up to 1,250 px below.
 * See https://chromedevtools.github.io/devtools-protocol/tot/Network/#method-emulateNetworkConditions
 */
function keepLazyDistance(page) {
  const target = page.target();
  const createSession = target.createCDPSession.bind(target);
  target.createCDPSession = async () => {
    const session = await createSession();
    const send = session.send.bind(session);
    session.send = (method, params, ...rest) =>
      method === 'Network.emulateNetworkConditions'
        ? send(method, { ...params, downloadThroughput: -1, uploadThroughput: -1 }, ...rest)
        : send(method, params, ...rest);
    return session;
  };
}

const chrome = await launch({ chromePath, chromeFlags });
try {
  const browser = await puppeteer.connect({ browserURL: `http://localhost:${chrome.port}`, defaultViewport: null });
  const page = await browser.newPage();
  keepLazyDistance(page);
  const result = await lighthouse(url, { output: 'json', logLevel: 'error' }, undefined, page);
  console.log(result.report);
} finally {
  chrome.kill();
}
