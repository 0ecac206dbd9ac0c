import { drawSvg, layPattern } from '../paving';
import { corners } from '../paving/geometry';

/** Size of the strip above the footer, in inches; long enough to stay a single row of pavers on the widest screen. */
export const soldierCourse = { width: 1080, height: 9 } as const;

/** File name of that strip, at the root of the site. */
export const SOLDIER_COURSE_FILE = 'soldier-course.svg';

/** Draws that strip to scale, as SVG. */
export function drawSoldierCourse(): string {
  const { width, height } = soldierCourse;
  const layout = layPattern({
    pattern: 'stack-bond',
    sizes: [{ shape: 'rectangle', width: 6, length: 9 }],
    rotation: 90,
    seed: 3,
    polygon: corners({ minX: 0, minY: 0, maxX: width, maxY: height }),
  });
  return drawSvg(layout, { colors: ['#b5674a', '#96523f', '#c98c6f', '#a85d44'] });
}
