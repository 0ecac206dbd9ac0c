import type { ComparisonYear, SurfaceId } from '@site/src/estimate/comparison';

/** Height of the drawing and of the plot within, in pixels; widths are in percent, so that text keeps its size. */
export const CHART = { height: 230, top: 14, plot: 180, left: 14, width: 63 } as const;

/** The smallest of 1, 2, 2.5 and 5 times a power of ten that cuts a span into at most so many steps. */
export function niceStep(span: number, steps: number): number {
  const raw = span / steps;
  const power = 10 ** Math.floor(Math.log10(raw));
  return power * ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= raw) ?? 10);
}

/** Round numbers from 0 to the first that is not below the end. */
export function ticks(end: number, steps: number): readonly number[] {
  const step = niceStep(end, steps);
  return Array.from({ length: Math.ceil(end / step) + 1 }, (_, index) => index * step);
}

/** Years to list or to mark: the first, the last, and round ones between. */
export function yearTicks(years: number): readonly number[] {
  const step = Math.max(1, Math.round(niceStep(years, 5)));
  const round = Array.from({ length: Math.ceil(years / step) }, (_, index) => index * step);
  return [...round, years];
}

/** How far down a sum stands, in pixels. */
export function heightOf(dollars: number, top: number): number {
  return CHART.top + CHART.plot * (1 - dollars / top);
}

/** The course of one surface as points of a plot that is 100 wide and 100 high; a sum that jumps, jumps at its year. */
export function linePoints(course: readonly ComparisonYear[], surface: SurfaceId, top: number): string {
  const years = course.length - 1;
  return course.map((at) => `${round((100 * at.year) / years)},${round(100 - (100 * at[surface]) / top)}`).join(' ');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Heights of the two labels at the ends of the lines, kept apart by the height of a line of text. */
export function labelHeights(concrete: number, pavers: number): Readonly<Record<SurfaceId, number>> {
  const APART = 17;
  const gap = Math.abs(concrete - pavers);
  const shift = gap < APART ? (APART - gap) / 2 : 0;
  return concrete < pavers
    ? { concrete: concrete - shift, pavers: pavers + shift }
    : { concrete: concrete + shift, pavers: pavers - shift };
}
