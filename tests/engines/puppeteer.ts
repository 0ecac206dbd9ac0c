import { launch, type SupportedBrowser } from 'puppeteer-core';
import type { Engine } from './visitor';

/** Starts Chromium with its DevTools protocol, or Firefox with WebDriver BiDi. */
export async function openWithPuppeteer(browser: SupportedBrowser, executablePath: string): Promise<Engine> {
  const args = browser === 'chrome' ? ['--no-sandbox', '--disable-gpu'] : [];
  const program = await launch({ browser, executablePath, args, headless: true });
  const page = await program.newPage();
  return {
    visitor: {
      goTo: async (url) => void (await page.goto(url)),
      reload: async () => void (await page.reload()),
      resize: (width, height) => page.setViewport({ width, height }),
      click: (selector) => page.click(selector),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      see: (look, argument) => page.evaluate(look as never, argument as never),
    },
    close: () => program.close(),
  };
}
