import { drawSvg } from '../../../paving';
import { designBlends } from './blends';
import { describeDesign } from './describe';
import { defaultDesign } from './designs';
import { extentOf } from './dimensions';
import { layDesign } from './lay';
import { joints } from './types';
import { defaultDrawing } from './layable';
import { drawScene, inks, YARD } from './scene';
import { fitView } from './view';

/** Draws the default design for use without a script, at build time. */
export function drawDefault(): string {
  const laid = layDesign(defaultDesign);
  const { field, border } = designBlends(defaultDesign);
  const stones = drawSvg(laid.layout, {
    colors: field.hexes,
    borderColors: border.hexes,
    jointColor: joints[defaultDesign.joint].hex,
    depth: false,
  });
  const { width, height } = extentOf(defaultDesign);
  const { x, y, scale } = fitView({ width, height }, defaultDrawing);
  const [across, down] = [defaultDrawing.width / scale, defaultDrawing.height / scale];
  const around = [x - across / 2, y - down / 2, across, down].map((value) => Math.round(value * 10) / 10);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${around.join(' ')}">` +
    `<path fill="${YARD}" d="M${around[0]} ${around[1]}h${around[2]}v${around[3]}h-${around[2]}z"/>` +
    stones.replace('<svg ', `<svg x="0" y="0" width="${width}" height="${height}" `) +
    drawScene(defaultDesign)
      .shapes.map(({ ink, path }) => `<path fill="${inks[ink]}" d="${path}"/>`)
      .join('') +
    '</svg>'
  );
}

/** Describes the default design in words. */
export function describeDefault(): string {
  return describeDesign(defaultDesign, layDesign(defaultDesign));
}
