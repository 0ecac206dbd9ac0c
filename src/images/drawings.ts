import { products } from '../data/products';
import { drawSvg, layPattern } from '../paving';
import { pictures, type PictureId } from './pictures';

const feet = (n: number) => n * 12;

function closeUp(id: string): string {
  const product = products.find((p) => p.picture === id) ?? products[id.length % products.length];
  const { width, height } = pictures[id as PictureId];
  const w = feet(6);
  const h = (w * height) / width;
  const m = 24;
  const layout = layPattern({
    pattern: product.pattern,
    sizes: product.pieces.slice(0, product.pattern === 'ashlar' || product.pattern === 'cobble' ? 3 : 1),
    polygon: [
      [-m, -m],
      [w + m, -m],
      [w + m, h + m],
      [-m, h + m],
    ],
    seed: 7,
  });
  return drawSvg(layout, { colors: product.colors.map((c) => c.hex), window: { x: 0, y: 0, width: w, height: h } });
}

export const drawings: Record<string, () => string> = Object.fromEntries(
  Object.keys(pictures).map((id) => [id, () => closeUp(id)]),
);
drawings['soldier-course'] = () => {
  const [w, h] = [360, 9];
  const layout = layPattern({
    pattern: 'stack-bond',
    sizes: [{ shape: 'rectangle', length: 9, width: 6 }],
    polygon: [
      [0, 0],
      [w, 0],
      [w, h],
      [0, h],
    ],
    seed: 3,
    rotation: 90,
  });
  return drawSvg(layout, { colors: ['#b5674a', '#96523f', '#c98c6f', '#a85d44'] });
};
