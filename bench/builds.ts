/**
 * Measures the time and memory of builds as articles are added: cold, as on a fresh checkout, and warm, with nothing
 * changed. Also measures how much the articles add to other pages, which should be almost nothing. Works in a copy of
 * the project in the system's temporary folder.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parseArgs } from 'node:util';
import { siteRoutes } from '../tests/siteRoutes';
import { addArticles } from './articles';
import { table } from './table';

const { values: options } = parseArgs({ options: { articles: { type: 'string', default: '0,100,500,1000' } } });

/** Folders that a build creates or that are too large to copy. */
const left = new Set(['.docusaurus', '.generated', '.git', 'build', 'build-inbox', 'node_modules', 'test-results']);
const MEBI = 1024 ** 2;

/** Copies the project, with links to the installed packages but with a separate build cache. */
function copyProject(project: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'site-bench-'));
  cpSync(project, copy, { recursive: true, filter: (path) => path === project || !left.has(basename(path)) });
  const packages = join(copy, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(project, 'node_modules')).filter((entry) => entry !== '.cache')) {
    symlinkSync(join(project, 'node_modules', name), join(packages, name));
  }
  return copy;
}

/** Returns the memory of a process in KiB from its status in /proc; 0 on systems without /proc. */
function memoryOf(pid: string): number {
  try {
    return Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    // The process has just ended.
    return 0;
  }
}

/** Returns a process and all of its descendants. */
function family(pid: string): string[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return [pid, ...children.flatMap(family)];
  } catch {
    return [pid];
  }
}

interface Build {
  readonly seconds: number;
  /** Peak of all processes together, in MiB; undefined if the system does not report it. */
  readonly memory: number | undefined;
}

async function build(project: string): Promise<Build> {
  const start = performance.now();
  const cli = join(project, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const child = spawn(process.execPath, [cli, 'build'], {
    cwd: project,
    // CI builds skip the cache that makes a build warm.
    env: { ...process.env, CI: '' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (text) => (errors += text));
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(
      peak,
      family(String(child.pid)).reduce((sum, pid) => sum + memoryOf(pid), 0),
    );
  }, 50);
  const code = await new Promise((ended) => child.once('close', ended));
  clearInterval(watch);
  if (code !== 0) throw new Error(`The build failed:\n${errors}`);
  return { seconds: (performance.now() - start) / 1000, memory: peak ? (peak * 1024) / MEBI : undefined };
}

function forgetBuilds(project: string): void {
  for (const made of ['.docusaurus', '.generated', 'build', 'node_modules/.cache']) {
    rmSync(join(project, made), { recursive: true, force: true });
  }
}

function brotli(file: string): number {
  return brotliCompressSync(readFileSync(file)).length;
}

/**
 * Brotli bytes by route: the page and every script, style and font that it names, whether loaded before use or after.
 */
type Weights = ReadonlyMap<string, number>;

function weigh(site: string): Weights {
  const weights = new Map<string, number>();
  const weightOf = (path: string) => {
    const weight = weights.get(path) ?? brotli(join(site, path));
    weights.set(path, weight);
    return weight;
  };
  return new Map(
    siteRoutes.map((route) => {
      const page = `${route === '/' ? '/index' : route}.html`;
      // `data-href` only marks styles that the page already contains, so that file is not loaded.
      const html = readFileSync(join(site, page), 'utf8').replace(/ data-href="[^"]*"/g, '');
      const named = new Set(html.match(/\/assets\/[\w./~-]+/g));
      return [route, [page, ...named].reduce((sum, path) => sum + weightOf(path), 0)];
    }),
  );
}

interface Measurement {
  /** Number of extra articles. */
  readonly count: number;
  readonly cold: Build;
  readonly warm: Build;
  readonly weights: Weights;
}

async function measure(counts: readonly number[]): Promise<Measurement[]> {
  const project = copyProject(resolve('.'));
  const measured: Measurement[] = [];
  let added = 0;
  try {
    for (const count of counts) {
      addArticles(project, added, count);
      added = count;
      forgetBuilds(project);
      const cold = await build(project);
      const warm = await build(project);
      measured.push({ count, cold, warm, weights: weigh(join(project, 'build')) });
      console.error(`${count} extra articles: ${cold.seconds.toFixed(1)} s cold, ${warm.seconds.toFixed(1)} s warm`);
    }
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
  return measured;
}

/** Returns one row of the results: the number of articles added since the first row, and their cost. */
function row({ count, cold, warm, weights }: Measurement, first: Measurement): string[] {
  const more = count - first.count;
  const perArticle = (way: 'cold' | 'warm', { seconds }: Build) =>
    more ? ((seconds - first[way].seconds) / more).toFixed(3) : '–';
  const growth = [...weights].map(([route, bytes]) => bytes - (first.weights.get(route) ?? 0));
  return [
    `${count}`,
    cold.seconds.toFixed(1),
    perArticle('cold', cold),
    warm.seconds.toFixed(1),
    perArticle('warm', warm),
    cold.memory?.toFixed(0) ?? '–',
    warm.memory?.toFixed(0) ?? '–',
    `${weights.get('/')}`,
    more ? `${Math.max(...growth)}` : '–',
  ];
}

async function main(): Promise<void> {
  const measured = await measure(options.articles.split(',').map(Number));
  const [first] = measured;
  if (!first) throw new Error('Give at least one number of articles, as in --articles 0,100.');
  const head = ['extra articles', 'cold s', 'per article', 'warm s', 'per article', 'cold MiB', 'warm MiB'];
  console.log(`Cold is a fresh checkout, with every picture and social card to be drawn; warm is the same again with nothing changed.
Memory is the peak of all processes. An extra article has five minutes of text, three questions and a picture of its own.
Bytes are brotli, of a page and of all scripts, styles and fonts that it names, for before use and after.
`);
  console.log(
    table(
      [...head, 'bytes, home page', 'most a page grew'],
      measured.map((one) => row(one, first)),
    ),
  );
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
