import { spawnSync } from 'node:child_process';

/** A command that failed, with what it printed. */
export class CommandError extends Error {
  constructor(
    command: string,
    readonly output: string,
  ) {
    super(`${command} failed.`);
  }
}

function start(folder: string, [program, ...args]: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    // On Windows, npm is a script of the shell.
    shell: process.platform === 'win32',
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  return { status, output: `${stdout}${stderr}` };
}

/** Runs a command in a folder, and returns what it printed, whether it succeeds or not. */
export function outputOf(folder: string, command: readonly string[]): string {
  return start(folder, command).output;
}

/**
 * Runs a command in a folder, and returns what it printed.
 * @throws CommandError if it fails
 */
export function run(folder: string, command: readonly string[]): string {
  const { status, output } = start(folder, command);
  if (status !== 0) throw new CommandError(command.join(' '), output);
  return output;
}
