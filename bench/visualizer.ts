/**
 * Measures a change of color in the pattern visualizer, with the CPU slowed down four times: `npx tsx
 * bench/visualizer.ts`, after a build. The goal is to draw 1,500 pieces within one frame at 60 Hz.
 */
import { withSite } from './withBrowser';

/** 23 × 27 ft of 6 × 9 in with a soldier course: more than 1,500 pieces. */
const DESIGN = '1.paver-6x9.running-bond.own.soldier.own.tan.patio.230.270';
const SLOWDOWN = 4;
const ROUNDS = 6;
const FRAME_MS = 1000 / 60;

interface Timing {
  /** From the click to the end of the script it causes: state, components, canvas commands. */
  readonly script: number;
  /** From the click until the browser has painted. */
  readonly shown: number;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

async function main(): Promise<void> {
  await withSite(async (browser, site) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    await page.goto(`${site}/paver-products?design=${DESIGN}`);
    await page.locator('canvas').waitFor();
    const pieces = await page
      .getByRole('table')
      .first()
      .evaluate((table) =>
        [...table.querySelectorAll('tbody td:not(:last-child)')]
          .map((cell) => Number(cell.textContent.replace(/\D/g, '')))
          .reduce((sum, count) => sum + count, 0),
      );
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const timings = await page.evaluate(async (rounds): Promise<Timing[]> => {
      const groups = [...document.querySelectorAll('fieldset')];
      const colors = groups.find((group) => group.querySelector('legend')?.textContent === 'Colors');
      const blends = [...(colors?.querySelectorAll('input') ?? [])];
      const measured: Timing[] = [];
      for (let round = 0; round < rounds; round++) {
        for (const blend of blends) {
          await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
          const start = performance.now();
          blend.click();
          const script = performance.now() - start;
          await new Promise(requestAnimationFrame);
          await new Promise((done) => setTimeout(done));
          measured.push({ script, shown: performance.now() - start });
        }
      }
      // Drops the first round, which fills caches.
      return measured.slice(blends.length);
    }, ROUNDS);
    console.log(`${pieces} pieces, ${timings.length} changes of color, processor slowed down ${SLOWDOWN} times`);
    for (const key of ['script', 'shown'] as const) {
      const values = timings.map((timing) => timing[key]);
      const text = [0.5, 0.95, 1].map((share) => quantile(values, share).toFixed(1)).join(' / ');
      console.log(`${key.padEnd(7)} median / 95 % / worst: ${text} ms`);
    }
    const median = quantile(
      timings.map(({ script }) => script),
      0.5,
    );
    if (pieces < 1500 || median > FRAME_MS) process.exitCode = 1;
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
