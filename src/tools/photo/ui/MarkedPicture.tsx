import { eraserWidth } from '@site/src/tools/photo/core';
import BrushCursor from './BrushCursor';
import CornerHandles, { type HandlesProps } from './CornerHandles';
import OutlineHandles from './OutlineHandles';
import { GridOverlay, OutlineOverlay, SuggestionOverlay } from './Overlays';
import PictureCursor from './PictureCursor';
import PhotoCanvas, { type PhotoCanvasProps } from './PhotoCanvas';
import type { StepId } from './texts';
import type { Brushing } from './useBrush';
import type { Outlining } from './useOutlining';

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
  const { ground, outline } = handles.design;
  const { suggestion } = outlining;
  // A suggestion replaces the part that is being marked, and no other.
  const shown = suggestion.taps ? { ...outline, points: [], holes: [] } : outline;
  const outlineOverlay = (
    <>
      <OutlineOverlay outline={shown} lens={ground.lens} />
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
      {suggestion.taps && (
        <PictureCursor label="Spot" width={eraserWidth('s', canvas.photo)} onSpace={suggestion.tap} />
      )}
      {brushing && <BrushCursor width={eraserWidth(brushing.brush.size, canvas.photo)} stroke={brushing.stroke} />}
    </PhotoCanvas>
  );
}
