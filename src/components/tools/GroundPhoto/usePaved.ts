import { useDeferredValue, useEffect, useMemo, useRef, type RefObject } from 'react';
import {
  groundProblem,
  layGround,
  outlineProblem,
  paint,
  photoLight,
  type GroundProblem,
  type LaidGround,
  type OutlineProblem,
} from '@site/src/groundPhoto';
import { PavingError } from '@site/src/paving/errors';
import type { PhotoDesign } from './history';

/** How long a design rests before the picture is painted in full, in milliseconds. */
const SETTLE_MS = 120;
/** A picture that is painted in full within this many milliseconds needs no preview. */
const QUICK_MS = 40;

/** What is wrong with the marks on a photo, if anything. */
export interface MarkProblems {
  readonly ground?: GroundProblem;
  readonly outline?: OutlineProblem;
}

/** Returns what is wrong with the marks on a photo. The outline is checked only on a valid ground. */
export function markProblems({ ground, outline }: PhotoDesign, photo: HTMLCanvasElement): MarkProblems {
  const found = groundProblem(ground, photo);
  return found ? { ground: found } : { outline: outlineProblem(ground, outline) };
}

type Laying = { readonly laid: LaidGround } | { readonly laid?: undefined; readonly problem: string };

function lay(design: PhotoDesign): Laying {
  try {
    return { laid: layGround(design) };
  } catch (error) {
    if (error instanceof PavingError) return { problem: error.message };
    throw error;
  }
}

/**
 * Lays the pavers of a design whose marks are valid, and paints the photo with them: a preview while the design
 * changes, in full once it rests. Lags behind quick changes rather than holding them up.
 * @param isShown Whether the pavers are on the screen, and the marks valid
 * @returns the laid pavers, or why they cannot be laid; undefined if they are not shown
 */
export function usePaved(
  photo: HTMLCanvasElement,
  current: PhotoDesign,
  isShown: boolean,
  canvas: RefObject<HTMLCanvasElement | null>,
): Laying | undefined {
  const design = useDeferredValue(current);
  const { ground, outline, paving, turn, origin } = design;
  const laying = useMemo(
    () => (isShown && !hasProblem(design, photo) ? lay(design) : undefined),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- strokes and light change no paver
    [isShown, photo, ground, outline, paving, turn, origin],
  );
  const laid = laying?.laid;
  const light = useMemo(
    () => laid && photoLight(photo, photo, design, laid.layout),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the light is on the surface, whatever lies there
    [photo, ground, outline, laid === undefined],
  );
  const lastMs = useRef(0);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !laid) return undefined;
    const options = { photo, frame: photo, design, laid, light };
    const paintInFull = () => {
      const start = performance.now();
      paint(context, { ...options, quality: 'fine' });
      lastMs.current = performance.now() - start;
    };
    if (lastMs.current < QUICK_MS) {
      const frame = requestAnimationFrame(paintInFull);
      return () => cancelAnimationFrame(frame);
    }
    const frame = requestAnimationFrame(() => paint(context, { ...options, quality: 'coarse' }));
    const timer = setTimeout(paintInFull, SETTLE_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [canvas, photo, design, laid, light]);

  return laying;
}

function hasProblem(design: PhotoDesign, photo: HTMLCanvasElement): boolean {
  const { ground, outline } = markProblems(design, photo);
  return ground !== undefined || outline !== undefined;
}
