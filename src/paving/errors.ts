/** Paving that cannot be laid as asked: a bad outline, size, joint or border. The message says what would do. */
export class PavingError extends Error {
  override name = 'PavingError';
}

/** A laying pattern that its sizes do not allow. The message says why and what they do allow. */
export class PatternError extends PavingError {
  override name = 'PatternError';
}
