/**
 * Measures every page with Lighthouse's mobile settings (simulated slow 4G), beside a hand-written page, the floor.
 * Needs the built site. `--routes /,/faq` measures only these pages, `--runs 1` takes fewer runs than the default five,
 * of which the median counts.
 */
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { Launcher } from 'chrome-launcher';
import { chromiumFlags, findBrowser } from '../tests/runners/findBrowser';
import { siteRoutes } from '../tests/siteRoutes';
import { serveCompressed } from './compressedSite';
import { buildFloor } from './floor';
import { median, table } from './table';

const { values: options } = parseArgs({
  options: {
    routes: { type: 'string', default: siteRoutes.join() },
    runs: { type: 'string', default: '5' },
  },
});

const FLOOR = 'floor';
const TRIES = 5;
/*
 * While a page loads, Chrome starts a process for the next one. A phone with eight cores does not notice, but on two
 * cores the page waits. Chrome uses only the last --disable-features, so this one includes Lighthouse's own.
 */
const DISABLE = '--disable-features=';
const disabledFeatures = [...Launcher.defaultFlags(), `${DISABLE}SpareRendererForSitePerProcess`].flatMap(
  (flag) => flag.split(DISABLE)[1] ?? [],
);
const CHROME_FLAGS = [...chromiumFlags, `${DISABLE}${disabledFeatures.join()}`];

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const timings = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;
const kinds = ['document', 'stylesheet', 'script', 'font', 'image', 'total'] as const;

/** The parts of Lighthouse's report used here. */
interface Report {
  readonly categories: Readonly<Record<(typeof categories)[number], { readonly score: number }>>;
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly numericValue?: number;
        readonly details?: {
          readonly items: readonly { resourceType: string; transferSize: number; requestCount: number }[];
        };
      }
    >
  >;
}

/** One visit: scores up to 100, times in milliseconds, bytes on the wire including headers. */
type Visit = Readonly<
  Record<(typeof categories)[number] | keyof typeof timings | (typeof kinds)[number] | 'requests', number>
>;

function read({ categories: scores, audits }: Report): Visit {
  const resources = audits['resource-summary']?.details?.items ?? [];
  const of = (kind: string) => resources.find(({ resourceType }) => resourceType === kind);
  const entries = [
    ...categories.map((name) => [name, Math.round(scores[name].score * 100)]),
    ...Object.entries(timings).map(([name, audit]) => [name, audits[audit]?.numericValue]),
    ...kinds.map((kind) => [kind, of(kind)?.transferSize ?? 0]),
    ['requests', of('total')?.requestCount ?? 0],
  ] as [keyof Visit, number][];
  return Object.fromEntries(entries) as Visit;
}

/** Returns the bytes of a page's inline scripts, without structured data and speculation rules. */
async function inlineScript(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const scripts = html.match(/<script(?![^>]*(?:src|ld\+json|speculationrules))[^]*?<\/script>/g) ?? [];
  return scripts.length ? brotliCompressSync(scripts.join('')).length : 0;
}

/** Runs Lighthouse in a separate process and browser, so that one visit leaves nothing for the next. */
async function attempt(url: string, browser: string): Promise<Visit> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join('bench', 'visit.mjs'), url, browser, ...CHROME_FLAGS],
    { maxBuffer: 64 * 1024 ** 2 },
  );
  const measured = read(JSON.parse(stdout) as Report);
  return { ...measured, script: measured.script + (await inlineScript(url)) };
}

/**
 * Retries a visit, because Chromium's trace sometimes lacks its beginning, which must not invalidate hours of
 * measurements.
 */
async function visit(url: string, browser: string): Promise<Visit> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt(url, browser);
    } catch (error) {
      const { stderr = String(error) } = error as { stderr?: string };
      if (tries === TRIES)
        throw new Error(`Lighthouse failed ${TRIES} times on ${url}: ${stderr.trim()}`, { cause: error });
      console.error(`again: ${url}: ${stderr.trim()}`);
    }
  }
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
const kibibytes = (bytes: number) => (bytes / 1024).toFixed(1);

/** Lists which pages miss a bound. Those of bytes are in tests/built/weight.test.ts. */
function verdict(pages: ReadonlyMap<string, Visit>, floor: Visit): string {
  const goals: Readonly<Record<string, (page: Visit) => boolean>> = {
    'scores of 100, 100, 100, 100': (page) => categories.every((name) => page[name] === 100),
    'LCP at most 1.15 times the floor': (page) => page.lcp <= 1.15 * floor.lcp,
    'blocking time at most 50 ms': (page) => page.tbt <= 50,
    'layout shift 0': (page) => page.cls === 0,
  };
  return Object.entries(goals)
    .map(([goal, meets]) => {
      const missed = [...pages].filter(([, page]) => !meets(page)).map(([route]) => route);
      return `- ${goal}: ${missed.length ? `missed on ${missed.length} of ${pages.size}: ${missed.join(' ')}` : 'all'}`;
    })
    .join('\n');
}

async function main(): Promise<void> {
  const browser = findBrowser();
  const routes = options.routes.split(',');
  const runs = Number(options.runs);
  const floorFolder = buildFloor(resolve('build'));
  const [site, floorSite] = await Promise.all([serveCompressed('build'), serveCompressed(floorFolder)]);
  const visits = new Map<string, Visit[]>([FLOOR, ...routes].map((name) => [name, []]));
  try {
    // Alternates between the pages, so that a slow minute of the machine affects all of them.
    for (let run = 1; run <= runs; run += 1) {
      for (const [name, seen] of visits) {
        const last = await visit(name === FLOOR ? floorSite.url : site.url + name, browser);
        seen.push(last);
        console.error(
          `round ${run} of ${runs}: ${name} ${last.performance}, LCP ${seconds(last.lcp)} s, TBT ${last.tbt.toFixed(0)} ms`,
        );
      }
    }
  } finally {
    await Promise.all([site.close(), floorSite.close()]);
    rmSync(floorFolder, { recursive: true });
  }

  const medians = new Map(
    [...visits].map(([name, seen]) => {
      const keys = Object.keys(seen[0] ?? {}) as (keyof Visit)[];
      return [name, Object.fromEntries(keys.map((key) => [key, median(seen.map((one) => one[key]))])) as Visit];
    }),
  );
  const floor = medians.get(FLOOR) as Visit;
  const rows = [...medians].map(([name, page]) => [
    name,
    categories.map((category) => page[category]).join(' '),
    seconds(page.fcp),
    (page.fcp / floor.fcp).toFixed(2),
    seconds(page.lcp),
    (page.lcp / floor.lcp).toFixed(2),
    page.tbt.toFixed(0),
    page.cls.toFixed(3),
    ...kinds.map((kind) => kibibytes(page[kind])),
    (page.total / floor.total).toFixed(2),
    String(page.requests),
  ]);
  const head = ['page', 'scores', 'FCP s', '× floor', 'LCP s', '× floor', 'TBT ms', 'CLS'];
  console.log(`Medians of ${runs}, Lighthouse's mobile setting: simulated slow 4G, processor slowed down four times. Scores are performance,
accessibility, best practices and search engines. Sizes in KiB on the wire, brotli, with headers. Served over HTTP/1.1 without
encryption, floor and pages alike, by a browser that starts no process for the next page meanwhile. What script stands in a
page counts as script and as HTML. The simulated LCP includes pictures below the window if they were complete before it was
painted, as they are from a server on the same machine; the floor has none.
`);
  console.log(table([...head, 'HTML', 'CSS', 'script', 'font', 'images', 'all', '× floor', 'requests'], rows));
  medians.delete(FLOOR);
  console.log(`\nGoals, of ${medians.size} pages:\n\n${verdict(medians, floor)}`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
