import { drawSvg } from '../../../paving';
import { designBlends } from './blends';
import { describeDesign } from './describe';
import { defaultDesign } from './designs';
import { layDesign } from './lay';
import { joints } from './types';
import { defaultDrawing } from './layable';
import { drawScene, inks, YARD } from './scene';

/** Margin around the area, in inches; gives the drawing the proportions of the tool. */
const MARGIN = 24;

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
  const [width, height] = [defaultDesign.width * 12, defaultDesign.length * 12];
  const scale = Math.min(defaultDrawing.width / (width + 2 * MARGIN), defaultDrawing.height / (height + 2 * MARGIN));
  const [left, top] = [defaultDrawing.width / scale / 2 - width / 2, defaultDrawing.height / scale / 2 - height / 2];
  const around = [-left, -top, defaultDrawing.width / scale, defaultDrawing.height / scale].map(
    (value) => Math.round(value * 10) / 10,
  );
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
