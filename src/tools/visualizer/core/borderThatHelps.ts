/** The trade's remedy for small cuts: a border, which shifts the edge that cuts the field. */
import { layDesign, type LaidDesign } from './lay';
import { borderIds, type BorderId, type Design } from './types';

export interface BorderRemedy {
  readonly border: BorderId;
  /** Cuts under a third of a paver that are left with it. */
  readonly small: number;
}

/**
 * Returns the border that leaves a driveway without one the fewest cuts under a third of a paver; undefined if none leaves at
 * most half of them.
 */
export function borderThatHelps(design: Design, { layout }: LaidDesign): BorderRemedy | undefined {
  if (design.project !== 'driveway' || design.border !== 'none' || layout.cuts.small === 0) return undefined;
  const tried = borderIds.flatMap((border): BorderRemedy[] => {
    if (border === 'none') return [];
    const laid = layDesign({ ...design, border });
    return laid.borderProblem ? [] : [{ border, small: laid.layout.cuts.small }];
  });
  const [best] = tried.sort((one, other) => one.small - other.small);
  return best && best.small <= layout.cuts.small / 2 ? best : undefined;
}
