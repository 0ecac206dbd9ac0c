import { layDesign, layoutKey, type LaidDesign } from './lay';
import type { Design } from './types';
import { preparePaint, type PaintedLayout } from './paint';

export interface ReadyDesign extends LaidDesign {
  readonly painted: PaintedLayout;
}

/** Two designs side by side, and the previous version of each. */
const KEPT = 4;

const ready = new Map<string, ReadyDesign>();

/**
 * Returns the laid design, ready to paint. Keeps the last few, so that a change of color needs no new layout.
 * @throws PavingError as layDesign does
 */
export function readyDesign(design: Design): ReadyDesign {
  const key = layoutKey(design);
  const known = ready.get(key);
  if (known) return known;
  const laid = layDesign(design);
  const made = { ...laid, painted: preparePaint(laid) };
  ready.set(key, made);
  if (ready.size > KEPT) ready.delete(ready.keys().next().value ?? key);
  return made;
}
