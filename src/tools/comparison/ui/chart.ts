import type { Comparison, SurfaceId } from '../core/comparison';

/** Heights of the drawing and of the plot, in pixels; widths are in percent, so that text keeps its size. */
export const CHART = { height: 230, top: 14, plot: 180, left: 14, width: 63 } as const;

/** Returns the smallest of 1, 2, 2.5 and 5 times a power of ten that divides a span into at most this many steps. */
function niceStep(span: number, steps: number): number {
  const raw = span / steps;
  const power = 10 ** Math.floor(Math.log10(raw));
  return power * ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= raw) ?? 10);
}

/** Returns round numbers from 0 to the first one at or above the end. */
export function ticks(end: number, steps: number): readonly number[] {
  const step = niceStep(end, steps);
  return Array.from({ length: Math.ceil(end / step) + 1 }, (_, index) => index * step);
}

/** Returns the years to list or label: the first, the last, and round ones between. */
export function yearTicks(years: number): readonly number[] {
  const step = Math.max(1, Math.round(niceStep(years, 5)));
  const round = Array.from({ length: Math.ceil(years / step) }, (_, index) => index * step);
  return [...round, years];
}

/** Returns the vertical position of a total, in pixels from the top. */
export function heightOf(dollars: number, top: number): number {
  return CHART.top + CHART.plot * (1 - dollars / top);
}

/** Returns one surface's totals as points in a plot of 100 by 100. */
export function linePoints(course: Comparison['course'], surface: SurfaceId, top: number): string {
  const years = course.length - 1;
  return course.map((at) => `${round((100 * at.year) / years)},${round(100 - (100 * at[surface]) / top)}`).join(' ');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Returns the vertical positions of the two labels at the ends of the lines, at least one line of text apart. */
export function labelHeights(concrete: number, pavers: number): Readonly<Record<SurfaceId, number>> {
  const APART = 17;
  const gap = Math.abs(concrete - pavers);
  const shift = (Math.max(0, APART - gap) / 2) * (concrete < pavers ? 1 : -1);
  return { concrete: concrete - shift, pavers: pavers + shift };
}
