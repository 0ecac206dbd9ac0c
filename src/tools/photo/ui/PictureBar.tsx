import type { ReactNode } from 'react';
import { Button } from '../../../components/base/Button';
import type { DesignHistory } from './useDesignHistory';
import styles from './styles.module.css';

/** How much a press on a button enlarges the picture. */
const ZOOM = 1.6;

export interface PictureBarProps extends Pick<DesignHistory, 'undo' | 'redo'> {
  readonly zoom: number;
  readonly onZoom: (factor: number) => void;
  /** The way to the next step. */
  readonly next: ReactNode;
}

/** The row under the picture, which stays in sight with it: undo, redo, zoom, and the next step. */
export default function PictureBar({ undo, redo, zoom, onZoom, next }: PictureBarProps) {
  const buttons = [
    { label: 'Undo', sign: '↶', onClick: undo },
    { label: 'Redo', sign: '↷', onClick: redo },
    { label: 'Zoom in', sign: '+', onClick: () => onZoom(ZOOM) },
    { label: 'Zoom out', sign: '−', onClick: zoom > 1 ? () => onZoom(1 / ZOOM) : undefined },
  ];
  return (
    <div className={styles.pictureBar}>
      {buttons.map(({ label, sign, onClick }) => (
        <Button
          key={label}
          variant="outline"
          size="icon"
          aria-label={label}
          title={label}
          disabled={!onClick}
          onClick={onClick}
        >
          {sign}
        </Button>
      ))}
      {next}
    </div>
  );
}
