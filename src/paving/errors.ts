/**
 * Thrown for an outline, size, joint or border that cannot be laid, and for a pattern that the sizes do not allow. The message says
 * what would work.
 */
export class PavingError extends Error {
  override name = 'PavingError';
}
