/** Thrown for an outline, size, joint or border that cannot be laid. The message says what would work. */
export class PavingError extends Error {
  override name = 'PavingError';
}

/** Thrown for a laying pattern that the sizes do not allow. The message says why, and which patterns they allow. */
export class PatternError extends PavingError {
  override name = 'PatternError';
}
