/**
 * Mistakes in what people write for the site, by file, line and field, with what to write instead. Whoever reads it made
 * one of them, so Node prints the list alone, without the stack of calls that found it.
 */
export class SourceError extends Error {
  readonly #problems: readonly string[];

  constructor(problems: readonly string[]) {
    const count = problems.length === 1 ? 'One thing' : `${problems.length} things`;
    super(`${count} to fix:\n\n${problems.map((problem) => `  ${problem}`).join('\n')}\n`);
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
