import clsx from 'clsx';
import { bentPart, groundGrid, type Ground, type Lens, type Part } from '@site/src/tools/photo/core';
import type { Point } from '@site/src/paving';
import type { Suggestion } from './useOutlining';
import styles from './picture.module.css';

function pathOf(points: readonly Point[]): string {
  return points.length > 0 ? `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z` : '';
}

/** A line that shows on any photo: light on dark. */
function Line({ path }: { readonly path: string }) {
  return (
    <>
      <path className={styles.lineUnder} d={path} />
      <path className={styles.line} d={path} />
    </>
  );
}

/** The marked rectangle, with a grid in perspective if it lies flat. */
export function GridOverlay({ ground, isFlat }: { readonly ground: Ground; readonly isFlat: boolean }) {
  const lines = isFlat ? groundGrid(ground) : [];
  const grid = lines.map(
    ([[ax, ay], [bx, by]]) => `M${ax.toFixed(1)} ${ay.toFixed(1)}L${bx.toFixed(1)} ${by.toFixed(1)}`,
  );
  return (
    <>
      <path className={styles.grid} d={grid.join('')} />
      <Line path={pathOf(bentPart({ points: ground.corners, holes: [] }, ground.lens).points)} />
    </>
  );
}

/** What is paved: all parts, with their holes left open. */
export function OutlineOverlay({ parts, lens }: { readonly parts: readonly Part[]; readonly lens?: Lens }) {
  const paths = parts.map((part) => {
    const { points, holes } = bentPart(part, lens);
    return [points, ...holes].map(pathOf).join('');
  });
  return (
    <>
      {paths.map((path, index) => (
        <path key={index} className={styles.surface} d={path} />
      ))}
      <Line path={paths.join('')} />
    </>
  );
}

/** A suggested outline, and the places that it was made from. */
export function SuggestionOverlay({ taps = [], points = [] }: Pick<Suggestion, 'taps' | 'points'>) {
  const dots = taps.map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}h0.01`).join('');
  return (
    <>
      <path className={styles.surface} d={pathOf(points)} />
      <Line path={pathOf(points)} />
      <path className={clsx(styles.lineUnder, styles.dot)} d={dots} />
      <path className={clsx(styles.line, styles.dot)} d={dots} />
    </>
  );
}
