import type { Point } from '@site/src/paving';
import { spliced } from './geometry';
import Handle from './Handle';
import { moveCorner, type Edit } from './history';
import { cornerSnap } from './snapEdits';
import { cornerNames } from './texts';
import type { DesignHistory } from './useDesignHistory';
import type { Finder } from './useSnap';

/** What all handles on a picture share. */
export interface HandlesProps extends Pick<DesignHistory, 'design' | 'edit' | 'cancel'> {
  /** Finds what was marked; undefined while snapping is turned off. */
  readonly find: Finder | undefined;
  /** Moves the active handle, and has its place announced. */
  readonly move: (change: Edit, gesture: string) => void;
}

/** The corners of the marked rectangle. */
export default function CornerHandles({ design, find, edit, move, cancel }: HandlesProps) {
  const { corners } = design.ground;
  return corners.map((at, corner) => (
    <Handle
      key={corner}
      label={cornerNames[corner]}
      at={at}
      onMove={(to, gesture, offPx) => move(moveCorner(corner, to, offPx), gesture)}
      onCancel={cancel}
      snap={(to, offPx) => find?.cornerOf(spliced<Point>(corners, corner, 1, to), corner, offPx)}
      onDrop={(to, gesture, offPx) => {
        const change = cornerSnap(design, find, corner, to, offPx);
        if (change) edit(change, gesture);
      }}
    />
  ));
}
