import { eraserWidth } from '@site/src/tools/photo/core';
import type { Point } from '@site/src/paving';
import { meanPoint } from '@site/src/paving/geometry';
import type { Brushing } from './EraseStep';
import { spliced } from './geometry';
import Handle from './Handle';
import { markedPart, moveCorner, moveHole, movePoint, type Edit, type Ring } from './history';
import { GridOverlay, OutlineOverlay, SuggestionOverlay } from './Overlays';
import PictureCursor from './PictureCursor';
import PhotoCanvas, { type PhotoCanvasProps } from './PhotoCanvas';
import { cornerSnap, outlineSnap } from './snapEdits';
import { cornerNames, type StepId } from './texts';
import type { DesignHistory } from './useDesignHistory';
import type { Outlining } from './useOutlining';
import type { Finder } from './useSnap';

/** What all handles on a picture share. */
export interface HandlesProps extends Pick<DesignHistory, 'design' | 'edit' | 'cancel'> {
  /** Finds what was marked; undefined while snapping is turned off. */
  readonly find: Finder | undefined;
  /** Moves the active handle, and has its place announced. */
  readonly move: (change: Edit, gesture: string) => void;
}

/** The corners of the marked rectangle. */
function CornerHandles({ design, find, edit, move, cancel }: HandlesProps) {
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

/** The points of the outline and of the holes in it, and the middle of each hole, which moves all of it. */
function OutlineHandles(props: HandlesProps & { readonly outlining: Outlining }) {
  const { design, find, edit, move, cancel, outlining } = props;
  const { points, holes } = markedPart(design);

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

export interface MarkedPictureProps extends Omit<PhotoCanvasProps, 'overlay' | 'onPress' | 'stroke' | 'children'> {
  readonly step: StepId;
  /** Whether the marked rectangle can lie on the ground. */
  readonly isFlat: boolean;
  readonly handles: HandlesProps;
  readonly outlining: Outlining;
  /** Undefined while there are no pavers to brush out. */
  readonly brushing?: Brushing;
}

/** The picture, with the lines, handles or brush of a step on it. */
export default function MarkedPicture({ step, isFlat, handles, outlining, brushing, ...canvas }: MarkedPictureProps) {
  const { ground, parts, place } = handles.design;
  const { suggestion } = outlining;
  // A suggestion replaces the part that is being marked, and no other.
  const shown = suggestion.taps ? spliced(parts, place, 1) : parts;
  const outlineOverlay = (
    <>
      <OutlineOverlay parts={shown} lens={ground.lens} />
      {suggestion.taps && <SuggestionOverlay {...suggestion} />}
    </>
  );
  return (
    <PhotoCanvas
      {...canvas}
      overlay={step === 'mark' ? <GridOverlay ground={ground} isFlat={isFlat} /> : step === 'outline' && outlineOverlay}
      onPress={step === 'outline' ? outlining.press : undefined}
      stroke={brushing?.stroke}
    >
      {step === 'mark' && <CornerHandles {...handles} />}
      {step === 'outline' && <OutlineHandles {...handles} outlining={outlining} />}
      {suggestion.taps && <PictureCursor label="Spot" width={eraserWidth('s', canvas.photo)} onTap={suggestion.tap} />}
      {brushing && (
        <PictureCursor label="Brush" width={eraserWidth(brushing.brush.size, canvas.photo)} stroke={brushing.stroke} />
      )}
    </PhotoCanvas>
  );
}
