import { join } from 'node:path';
import { runTool, type Settings } from '../../scripts/runTool';

/** A project of a Playwright configuration. */
export interface Project {
  /** Finds the programs that it needs, or installs them; undefined if there are none. */
  readonly find: () => Settings | undefined;
  /** What to do if there are none; by default, to install what the project is named after. */
  readonly help?: string;
}

/** Runs `playwright test` with these arguments and those of this process, and takes over its exit status. */
export function runPlaywright(args: readonly string[], settings: Settings): void {
  // WebKitGTK has no headless mode.
  const needsScreen = Boolean(settings.WEBKIT_PATH) && !process.env.DISPLAY;
  process.exitCode = runTool(
    join('node_modules', '@playwright', 'test', 'cli.js'),
    ['test', ...args, ...process.argv.slice(2)],
    settings,
    needsScreen ? ['xvfb-run', '-a', '-s', '-screen 0 1920x1200x24'] : [],
  );
}

/**
 * Runs the projects of a Playwright configuration that this machine has the programs for, and prints which others there are.
 */
export function testProjects(config: string, projects: Readonly<Record<string, Project>>): void {
  const settings: Record<string, string> = {};
  const found: string[] = [];
  const missing: string[] = [];
  for (const [name, { find, help = `Install ${name}.` }] of Object.entries(projects)) {
    const own = find();
    if (own) found.push(`--project=${name}`);
    else missing.push(`Not tested with ${name}: it is not on this machine and could not be installed. ${help}`);
    Object.assign(settings, own);
  }
  // Without any, Playwright would run all.
  if (found.length > 0) runPlaywright([`--config=${config}`, ...found], settings);
  for (const line of missing) console.log(line);
}
