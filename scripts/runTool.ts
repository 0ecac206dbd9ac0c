import { spawnSync } from 'node:child_process';

/** Environment variables, added to those of this process. */
export type Settings = Readonly<Record<string, string>>;

/**
 * Runs a package's command-line program with this Node. Not by npm or npx: those need a shell on Windows, which splits
 * arguments at spaces.
 * @param file path of the program's script
 * @param wrapper a program that runs it, with that program's arguments, such as xvfb-run
 * @returns its exit status
 */
export function runTool(
  file: string,
  args: readonly string[],
  settings: Settings = {},
  wrapper: readonly string[] = [],
): number {
  const [command = '', ...rest] = [...wrapper, process.execPath, file, ...args];
  const { status } = spawnSync(command, rest, { stdio: 'inherit', env: { ...process.env, ...settings } });
  return status ?? 1;
}

/** Runs a command of this project. An error ends it with its message alone, because that says what to do. */
export function runCommand(main: () => void | Promise<void>): void {
  Promise.resolve()
    .then(main)
    .catch((error: unknown) => {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      // Stopped at a question with Ctrl+C, a command has changed nothing yet.
      console.error(name === 'ExitPromptError' ? 'Nothing was changed.' : message);
      process.exitCode = 1;
    });
}
