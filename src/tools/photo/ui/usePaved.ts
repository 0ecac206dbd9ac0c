import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { layGround, type Frame, type LaidGround, type Painter } from '@site/src/tools/photo/core';
import { PavingError } from '@site/src/paving/errors';
import type { PhotoDesign } from './history';

/** How long a preview stands before the picture is painted in full, in milliseconds. */
const SETTLE_MS = 120;
/** A picture that is painted in full within this many milliseconds needs no preview. */
const QUICK_MS = 40;

/** The laid pavers, or why they cannot be laid. */
export type Laying = { readonly laid: LaidGround } | { readonly laid?: undefined; readonly problem: string };

function lay(design: PhotoDesign, frame: Frame): Laying {
  try {
    return { laid: layGround(design, frame) };
  } catch (error) {
    if (error instanceof PavingError) return { problem: error.message };
    throw error;
  }
}

/**
 * Lays the pavers of a design, and paints the photo with them. Unless this device is quick, shows a preview first, and
 * the full picture once the visitor pauses.
 * @param photo The photo's size
 * @param canvas As large as the photo
 * @param isShown Whether the pavers are on the screen. The marks must be valid then
 * @returns `laying`, undefined if the pavers are not shown; and whether the canvas has been painted
 */
export function usePaved(
  painter: Painter,
  photo: Frame,
  design: PhotoDesign,
  isShown: boolean,
  canvas: RefObject<HTMLCanvasElement | null>,
): { readonly laying: Laying | undefined; readonly isPainted: boolean } {
  const laying = useMemo(() => (isShown ? lay(design, photo) : undefined), [isShown, design, photo]);
  const isLaid = laying?.laid !== undefined;
  const lastMs = useRef(0);
  const [isPainted, setIsPainted] = useState(false);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !isLaid) return undefined;
    const paintInFull = () => {
      const start = performance.now();
      painter.paint(context, design, 'fine');
      lastMs.current = performance.now() - start;
      setIsPainted(true);
    };
    const isQuick = lastMs.current < QUICK_MS;
    const frame = requestAnimationFrame(isQuick ? paintInFull : () => painter.paint(context, design, 'coarse'));
    const timer = isQuick ? undefined : setTimeout(paintInFull, SETTLE_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [painter, canvas, design, isLaid]);

  return { laying, isPainted };
}
