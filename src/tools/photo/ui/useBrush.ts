import { useRef, useState } from 'react';
import type { Brush } from './EraseStep';
import { extendStroke, startStroke } from './history';
import type { StrokeHandlers } from './PhotoCanvas';
import { newGesture, type DesignHistory } from './useDesignHistory';

export type Brushing = ReturnType<typeof useBrush>;

/** Holds the brush that the visitor has chosen, and adds its strokes to the design. */
export function useBrush({ edit, cancel }: Pick<DesignHistory, 'edit' | 'cancel'>) {
  const [brush, setBrush] = useState<Brush>({ size: 'm', mode: 'erase' });
  const gesture = useRef('');

  const stroke: StrokeHandlers = {
    onStart(at) {
      gesture.current = newGesture();
      edit(startStroke({ ...brush, points: [at] }), gesture.current);
    },
    onMove: (to) => edit(extendStroke(to), gesture.current),
    onCancel: () => cancel(gesture.current),
  };

  return { brush, setBrush, stroke };
}
