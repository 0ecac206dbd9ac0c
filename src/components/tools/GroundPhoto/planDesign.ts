import { defaultDesign, type Design } from '@site/src/visualizer/design';
import type { PhotoDesign } from './history';

/** Returns a photo's choices as a design of the plan view, whose dimensions nobody reads. */
export function planDesign({ paving, project }: PhotoDesign): Design {
  return { ...defaultDesign, ...paving, project };
}
