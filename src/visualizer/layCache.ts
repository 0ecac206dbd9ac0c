import { layDesign, layoutKey, type Design, type LaidDesign } from './design';
import { preparePaint, type PaintedLayout } from './paint';

export interface ReadyDesign extends LaidDesign {
  readonly painted: PaintedLayout;
}

/** Two designs side by side, and one step back for each. */
const KEPT = 4;

const ready = new Map<string, ReadyDesign>();

/**
 * The laid design, ready to be painted; the last few are kept, so that a change of color lays nothing.
 * @throws PavingError as layDesign does.
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
