import { useRef, useState } from 'react';
import type { Brush } from './EraseStep';
import type { StrokeHandlers } from './PhotoCanvas';
import { newGesture, type DesignHistory } from './useDesignHistory';

/** The brush that the visitor has chosen, and what its strokes do. */
export interface Brushing {
  readonly brush: Brush;
  readonly setBrush: (brush: Brush) => void;
  readonly stroke: StrokeHandlers;
}

/** Holds the brush, and adds its strokes to the design. */
export function useBrush({ edit, cancel }: Pick<DesignHistory, 'edit' | 'cancel'>): Brushing {
  const [brush, setBrush] = useState<Brush>({ size: 'm', mode: 'erase' });
  const gesture = useRef('');

  const stroke: StrokeHandlers = {
    onStart(at) {
      gesture.current = newGesture();
      edit({ type: 'startStroke', stroke: { ...brush, points: [at] } }, gesture.current);
    },
    onMove: (to) => edit({ type: 'extendStroke', to }, gesture.current),
    onCancel: () => cancel(gesture.current),
  };

  return { brush, setBrush, stroke };
}
