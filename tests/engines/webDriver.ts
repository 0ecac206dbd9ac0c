import { Builder, By, Capabilities, error, Key } from 'selenium-webdriver';
import { freePort } from '../runners/freePort';
import { answers, startProgram } from '../startProgram';
import type { Engine, Key as VisitorKey } from './visitor';

const keys: Readonly<Record<VisitorKey, string>> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowRight: Key.ARROW_RIGHT,
};

/**
 * Starts WebKit with WebDriver: Safari on a Mac, otherwise WebKitGTK's test browser.
 * @param driver path of safaridriver or WebKitWebDriver
 * @param browser path of WebKitGTK's MiniBrowser; not needed for Safari
 */
export async function openWithWebDriver(driver: string, browser: string): Promise<Engine> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const end = await startProgram(driver, [`--port=${port}`], {}, () => answers(`${url}/status`));
  const capabilities = browser
    ? { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } }
    : { browserName: 'safari' };
  const program = await new Builder().usingServer(url).withCapabilities(new Capabilities(capabilities)).build();
  return {
    visitor: {
      goTo: (address) => program.get(address),
      reload: () => program.navigate().refresh(),
      async resize(width, height) {
        const outer = program.manage().window();
        await outer.setRect({ width, height });
        const bars = await program.executeScript<number>('return arguments[0] - innerHeight', height);
        await outer.setRect({ width, height: height + bars });
      },
      async click(selector) {
        // React may replace the element before the driver presses it.
        await program.wait(async () => {
          const element = program.findElement(By.css(selector));
          try {
            // WebKit scrolls the element, but checks whether it can be clicked before a smooth scroll has ended.
            await program.executeScript(
              "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
              element,
            );
            await element.click();
            return true;
          } catch (problem) {
            if (problem instanceof error.StaleElementReferenceError) return false;
            throw problem;
          }
        }, 15_000);
      },
      type: (text) => program.actions().sendKeys(text).perform(),
      press: (key) => program.actions().sendKeys(keys[key]).perform(),
      see: (look, argument) => program.executeScript(look, argument),
    },
    async close() {
      await program.quit();
      await end();
    },
  };
}
