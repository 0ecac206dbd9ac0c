import { defaultDesign } from '@site/src/tools/visualizer/core/designs';
import type { Design } from '@site/src/tools/visualizer/core/types';
import type { PhotoDesign } from './history';

/** Returns a photo's choices as a design of the plan view, whose dimensions nobody reads. */
export function planDesign({ paving, project }: PhotoDesign): Design {
  return { ...defaultDesign, ...paving, project };
}
