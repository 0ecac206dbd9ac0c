import { Button } from '../../../components/base/Button';
import { arrowMove } from './Handle';
import type { ActiveHandle } from './photoSpace';
import styles from './styles.module.css';

/** How much a press on a button enlarges the picture. */
const ZOOM = 1.6;

const arrows = [
  { key: 'ArrowLeft', label: 'left', sign: '←' },
  { key: 'ArrowUp', label: 'up', sign: '↑' },
  { key: 'ArrowDown', label: 'down', sign: '↓' },
  { key: 'ArrowRight', label: 'right', sign: '→' },
] as const;

export interface PictureBarProps {
  readonly zoom: number;
  readonly onZoom: (factor: number) => void;
  /** What the arrow buttons move; without it, there are none. */
  readonly active?: ActiveHandle;
  /** Called when the focus leaves the buttons. */
  readonly onLeave: () => void;
}

/** Enlarges the picture, and moves the last point that was touched by one photo px. */
export default function PictureBar({ zoom, onZoom, active, onLeave }: PictureBarProps) {
  return (
    <div className={styles.pictureBar} onBlur={onLeave}>
      <Button variant="outline" size="icon" aria-label="Zoom in" onClick={() => onZoom(ZOOM)}>
        +
      </Button>
      <Button
        variant="outline"
        size="icon"
        aria-label="Zoom out"
        disabled={zoom === 1}
        onClick={() => onZoom(1 / ZOOM)}
      >
        −
      </Button>
      {active &&
        arrows.map(({ key, label, sign }) => (
          <Button
            key={key}
            variant="outline"
            size="icon"
            aria-label={`Move ${label}: ${active.label}`}
            onClick={() => active.moveBy(arrowMove({ key, shiftKey: false }) ?? [0, 0])}
          >
            {sign}
          </Button>
        ))}
    </div>
  );
}
