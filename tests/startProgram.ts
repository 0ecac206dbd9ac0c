import { spawn, type SpawnOptions } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

/** The pause between two requests to a program that does not answer yet, in milliseconds. */
const PAUSE_MS = 50;

/** Requests a URL by a connection of its own; returns whether something answers with success. */
export const answers = (url: string, init?: RequestInit): Promise<boolean> =>
  fetch(url, { ...init, headers: { Connection: 'close' } }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Starts a program, and waits until it answers, however long a busy machine takes for that.
 * @param isReady requests something of it
 * @returns a function that ends it
 * @throws Error with the program's output if it ends before it answers
 */
export async function startProgram(
  program: string,
  args: readonly string[],
  options: SpawnOptions,
  isReady: () => Promise<boolean>,
): Promise<() => Promise<void>> {
  const child = spawn(program, args, { ...options, stdio: 'pipe' });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    child.once('error', ({ message }) => (said += message));
    // After the last output, and also if the program could not be started.
    child.once('close', resolve);
  }).then(() => {
    hasEnded = true;
  });
  while (!(await isReady())) {
    if (hasEnded) throw new Error(`${program} did not start:\n${said}`);
    await delay(PAUSE_MS);
  }
  return async () => {
    child.kill();
    await ended;
  };
}
