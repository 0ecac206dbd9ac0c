import { spawnSync } from 'node:child_process';

/**
 * Runs a package's command-line program with this Node. Not by npm or npx: those need a shell on Windows, which splits
 * arguments at spaces.
 * @param file path of the program's script
 * @param settings additional environment variables
 * @returns its exit status
 */
export function runTool(
  file: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): number {
  const { status } = spawnSync(process.execPath, [file, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...settings },
  });
  return status ?? 1;
}
