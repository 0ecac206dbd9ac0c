import { defaultDesign } from '@site/src/visualizer/designs';
import type { Design } from '@site/src/visualizer/types';
import type { PhotoDesign } from './history';

/** Returns a photo's choices as a design of the plan view, whose dimensions nobody reads. */
export function planDesign({ paving, project }: PhotoDesign): Design {
  return { ...defaultDesign, ...paving, project };
}
