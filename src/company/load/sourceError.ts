/**
 * Mistakes in the site's content, by file, line and field, with what to write instead. Its readers are writers, so Node
 * prints only the list, without a stack trace.
 */
export class SourceError extends Error {
  readonly #problems: readonly string[];

  /** @param advice - what to do instead of mending them */
  constructor(problems: readonly string[], advice = '') {
    const count = problems.length === 1 ? 'One thing' : `${problems.length} things`;
    super(`${count} to fix:\n\n${problems.map((problem) => `  ${problem}`).join('\n')}\n${advice && `\n${advice}\n`}`);
    // Rspack, which reads the same files for `npm start`, prints the stack.
    this.stack = this.message;
    this.#problems = problems;
  }

  /** What is wrong, one line each. */
  get problems(): readonly string[] {
    return this.#problems;
  }

  /** What Node's `util.inspect` prints, which Docusaurus reports errors with. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.message;
  }
}
