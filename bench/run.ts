/**
 * `npm run bench` measures everything and writes RESULTS.md; `npm run bench -- pages interactions` measures only these
 * parts, and writes theirs. Options go to a part that is named alone, whose results are only printed:
 * `npm run bench -- pages --routes /,/faq --runs 1`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem, version as systemVersion } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../tests/runners/findBrowser';
import { runCommand, runTool } from '../scripts/runTool';

const RESULTS = join('bench', 'RESULTS.md');
const tsx = join('node_modules', 'tsx', 'dist', 'cli.mjs');

/** The parts in order, by file name. */
const titles = {
  pages: 'Pages beside a hand-written one',
  interactions: 'From input to paint',
  firstUse: 'First use on a slow phone',
  builds: 'Building, as articles are added',
  paving: 'Laying patterns',
  visualizer: 'Recoloring the pattern visualizer',
  groundPhoto: 'Pavers in a photo, beside the truth',
  groundPhotoMarks: 'Areas in a photo, marked by a finger',
} as const;
type Part = keyof typeof titles;
const all = Object.keys(titles) as Part[];
/** The parts that measure something other than the built site, or build it themselves. */
const needNoBuild: readonly Part[] = ['builds', 'paving', 'groundPhoto', 'groundPhotoMarks'];

function versionOf(name: string): string {
  return (JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8')) as { version: string }).version;
}

/** Describes when, on which machine and with which versions the measurement ran, and how busy the machine was. */
function circumstances(browser: string): string {
  const [processor] = cpus();
  const chrome = spawnSync(browser, ['--version'], { encoding: 'utf8' }).stdout.trim();
  return (
    `${new Date().toISOString().slice(0, 10)}; ${cpus().length} × ${processor?.model.trim()}, ` +
    `${Math.round(totalmem() / 1024 ** 3)} GiB, ${systemVersion()}; Node ${process.version}, ${chrome}, ` +
    `Lighthouse ${versionOf('lighthouse')}, Docusaurus ${versionOf('@docusaurus/core')}; load before ${(loadavg()[0] ?? 0).toFixed(1)}`
  );
}

async function measure(part: Part, options: readonly string[], browser: string): Promise<string> {
  console.log(`\n${titles[part]}\n`);
  const child = spawn(process.execPath, [tsx, join('bench', `${part}.ts`), ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, CHROME_PATH: browser },
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    process.stdout.write(chunk);
  });
  const code = await new Promise((ended) => child.once('close', ended));
  if (code !== 0) process.exitCode = 1;
  return text.trim();
}

/** Replaces a part's previous results. */
function record(part: Part, text: string): void {
  const before = existsSync(RESULTS) ? readFileSync(RESULTS, 'utf8') : '';
  const sections = new Map(
    before
      .split(/^## /m)
      .slice(1)
      .map((section): [string, string] => [section.slice(0, section.indexOf('\n')), section.trim()]),
  );
  sections.set(titles[part], `${titles[part]}\n\n${text}`);
  const ordered = all.flatMap((name) => sections.get(titles[name]) ?? []);
  const head =
    '# Results of `npm run bench`\n\nWritten by the benchmark, good or bad. Each section says when it was measured.\n';
  writeFileSync(RESULTS, [head, ...ordered.map((section) => `## ${section}\n`)].join('\n'));
}

runCommand(async () => {
  const given = process.argv.slice(2);
  const firstOption = given.findIndex((argument) => argument.startsWith('--'));
  const named = firstOption === -1 ? given : given.slice(0, firstOption);
  const unknown = named.filter((name) => !(all as string[]).includes(name));
  if (unknown.length) throw new Error(`There is no part "${unknown.join(' ')}". The parts are ${all.join(', ')}.`);
  const options = firstOption === -1 ? [] : given.slice(firstOption);
  if (options.length && named.length !== 1)
    throw new Error('Options require exactly one part, as in npm run bench -- pages --runs 1.');
  const parts = named.length ? (named as Part[]) : all;
  const browser = findBrowser();

  if (parts.some((part) => !needNoBuild.includes(part))) {
    if (runTool(require.resolve('@docusaurus/core/bin/docusaurus.mjs'), ['build']) !== 0)
      throw new Error('The site could not be built.');
  }
  for (const part of parts) {
    const around = circumstances(browser);
    const text = await measure(part, options, browser);
    // Keeps the previous results of a part that failed, because it printed nothing.
    if (text && options.length === 0) record(part, `${around}\n\n${text}`);
  }
});
