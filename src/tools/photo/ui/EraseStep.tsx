import { useRef, useState } from 'react';
import type { EraserStroke } from '@site/src/tools/photo/core';
import { Button } from '../../../components/base/Button';
import RadioGroup, { type RadioOption } from '../../../components/base/RadioGroup';
import { extendStroke, startStroke } from './history';
import type { StrokeHandlers } from './PhotoCanvas';
import { newGesture, type DesignHistory } from './useDesignHistory';
import styles from './styles.module.css';

export type Brushing = ReturnType<typeof useBrush>;

/** Holds the brush that the visitor has chosen, and adds its strokes to the design. */
export function useBrush({ edit, cancel }: Pick<DesignHistory, 'edit' | 'cancel'>) {
  const [brush, setBrush] = useState<Pick<EraserStroke, 'size' | 'mode'>>({ size: 'm', mode: 'erase' });
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

const modes: readonly RadioOption<EraserStroke['mode']>[] = [
  { value: 'erase', label: 'Brush out pavers' },
  { value: 'restore', label: 'Bring pavers back' },
];

const sizes: readonly RadioOption<EraserStroke['size']>[] = [
  { value: 's', label: 'Small' },
  { value: 'm', label: 'Medium' },
  { value: 'l', label: 'Large' },
];

interface EraseStepProps extends Pick<Brushing, 'brush' | 'setBrush'> {
  readonly onClear?: () => void;
}

/** Chooses the eraser with which a car or a pot in front of the pavers is brushed out. */
export default function EraseStep({ brush, setBrush, onClear }: EraseStepProps) {
  return (
    <>
      <p>
        Do the pavers cover a car, a planter or a chair? Brush over it to bring it back in front. Nothing in the way? Go
        on to the pavers.
      </p>
      <RadioGroup
        legend="What the brush does"
        options={modes}
        value={brush.mode}
        onChoose={(mode) => setBrush({ ...brush, mode })}
      />
      <RadioGroup
        legend="Size of the brush"
        options={sizes}
        value={brush.size}
        onChoose={(size) => setBrush({ ...brush, size })}
      />
      <div className={styles.actions}>
        <Button variant="outline" disabled={!onClear} onClick={onClear}>
          Put all the pavers back
        </Button>
      </div>
      <p className={styles.hint}>
        With the keyboard: Tab to the brush on the picture, move it with the arrow keys, and press Space to start or
        stop brushing.
      </p>
    </>
  );
}
