import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Runs `playwright test` with these arguments and those of this process, and takes over its exit status.
 * @param settings additional environment variables
 * @param wrapper a program that runs it, with that program's arguments, such as xvfb-run
 */
export function runPlaywright(
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
  wrapper: readonly string[] = [],
): void {
  const cli = join('node_modules', '@playwright', 'test', 'cli.js');
  const [command, ...rest] = [...wrapper, process.execPath, cli, 'test', ...args, ...process.argv.slice(2)];
  const { status } = spawnSync(command ?? '', rest, { stdio: 'inherit', env: { ...process.env, ...settings } });
  process.exitCode = status ?? 1;
}
