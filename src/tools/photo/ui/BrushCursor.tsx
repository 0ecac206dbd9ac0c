import { useState } from 'react';
import type { StrokeHandlers } from './PhotoCanvas';
import PictureCursor from './PictureCursor';

export interface BrushCursorProps {
  /** In photo px. */
  readonly width: number;
  readonly stroke: StrokeHandlers;
}

/** The brush for the keyboard: Space puts it down and lifts it. */
export default function BrushCursor({ width, stroke }: BrushCursorProps) {
  const [isDown, setIsDown] = useState(false);
  return (
    <PictureCursor
      label="Brush"
      width={width}
      isDown={isDown}
      onSpace={(at) => {
        if (!isDown) stroke.onStart(at);
        setIsDown(!isDown);
      }}
      onMove={(to) => {
        if (isDown) stroke.onMove(to);
      }}
      onBlur={() => setIsDown(false)}
    />
  );
}
