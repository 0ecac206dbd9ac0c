import type { Point } from '@site/src/paving';
import { meanPoint } from '@site/src/paving/geometry';
import { spliced } from './geometry';
import type { HandlesProps } from './CornerHandles';
import Handle from './Handle';
import { moveHole, movePoint, type Ring } from './history';
import { outlineSnap } from './snapEdits';
import type { Outlining } from './useOutlining';

export interface OutlineHandlesProps extends HandlesProps {
  readonly outlining: Outlining;
}

/** The points of the outline and of the holes in it, and the middle of each hole, which moves all of it. */
export default function OutlineHandles({ design, find, edit, move, cancel, outlining }: OutlineHandlesProps) {
  const { points, holes } = design.outline;

  function pointHandles(ring: Ring, ringPoints: readonly Point[]) {
    const kind = ring === 'outer' ? 'Point' : `Cutout ${ring + 1}, point`;
    return ringPoints.map((at, index) => (
      <Handle
        key={`${ring} ${index}`}
        id={outlining.idOf({ ring, index })}
        label={`${kind} ${index + 1}`}
        at={at}
        isSmall
        isPassive={outlining.isTracing || outlining.suggestion.taps !== undefined}
        onMove={(to, gesture, offPx) => move(movePoint(ring, index, to, offPx), gesture)}
        onCancel={cancel}
        snap={(to, offPx) => find?.cornerOf(spliced(ringPoints, index, 1, to), index, offPx)}
        onDrop={(to, gesture, offPx) => {
          const dropped =
            ring === 'outer' && outlineSnap(design, find, spliced(ringPoints, index, 1, to), offPx, index);
          if (dropped) edit(dropped, gesture);
        }}
        onDelete={() => outlining.removePoint({ ring, index })}
        onSelect={() => outlining.select({ ring, index })}
      />
    ));
  }

  return (
    <>
      {pointHandles('outer', points)}
      {holes.map((hole, index) => pointHandles(index, hole))}
      {holes.map((hole, index) => (
        <Handle
          key={`center ${index}`}
          label={`All of cutout ${index + 1}`}
          at={meanPoint(hole)}
          isCenter
          onMove={(to, gesture) => move(moveHole(index, to), gesture)}
          onCancel={cancel}
          onDelete={() => outlining.removeHole(index)}
        />
      ))}
    </>
  );
}
