import type { FirePit } from '../data/firePits';
import { drawSvg, layPattern } from '../paving';

/** Units of a drawing in an inch, as src/paving draws. */
const UNITS = 16;
/** Length of a wall stone's face, inches. */
const STONE = 8;

/** No two stones of a pallet are quite alike: a veil of light or shade on each. */
const TONES = ['#fff0', '#ffffff2e', '#0000001f', '#ffffff1a', '#00000012'];

interface Corner {
  readonly x: number;
  readonly y: number;
}

function path(corners: readonly Corner[]): string {
  return `M${corners.map(({ x, y }) => `${Math.round(x * UNITS)} ${Math.round(y * UNITS)}`).join('L')}Z`;
}

/** A point on the pit's outline: on a circle, or on a square of the same width. */
function onOutline(shape: FirePit['shape'], radius: number, angle: number): Corner {
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const reach = shape === 'round' ? radius : radius / Math.max(Math.abs(x), Math.abs(y));
  return { x: x * reach, y: y * reach };
}

function ring(shape: FirePit['shape'], radius: number): string {
  const corners = Array.from({ length: 96 }, (_, index) => onOutline(shape, radius, ((index + 12) / 96) * 2 * Math.PI));
  return path(corners);
}

/**
 * A fire pit from straight above, to scale, on a floor of pavers: the wall stones of its cap in the first of its colors, the steel insert, ash and
 * charred logs, and its shadow.
 */
export function drawFirePit({ shape, dimensions, colors }: FirePit, aspect: number): string {
  const height = 84;
  const width = height * aspect;
  const [outer, inner] = [dimensions.outer / 2, dimensions.inner / 2];
  const margin = 24;
  const [left, top] = [-width / 2, -height / 2];
  const floor = layPattern({
    pattern: 'running-bond',
    sizes: [{ shape: 'rectangle', length: 9, width: 6 }],
    rotation: shape === 'round' ? 45 : 0,
    seed: 5,
    polygon: [
      [left - margin, top - margin],
      [-left + margin, top - margin],
      [-left + margin, -top + margin],
      [left - margin, -top + margin],
    ],
  });
  const ground = drawSvg(floor, {
    colors: ['#d9c7a6', '#cbb48c', '#e0d2b6', '#c2ab84'],
    window: { x: left, y: top, width, height },
  });

  const color = colors[0]?.hex;
  const stones = Math.round((dimensions.outer * (shape === 'round' ? Math.PI : 4)) / STONE / 4) * 4;
  const cap = Array.from({ length: stones }, (_, index) => {
    const gap = 0.012;
    const offset = shape === 'round' ? 0 : Math.PI / 4;
    const from = offset + (index / stones) * 2 * Math.PI + gap;
    const to = offset + ((index + 1) / stones) * 2 * Math.PI - gap;
    const middle = (from + to) / 2;
    const corners = [
      onOutline(shape, outer, from),
      onOutline(shape, outer, middle),
      onOutline(shape, outer, to),
      onOutline(shape, inner, to),
      onOutline(shape, inner, middle),
      onOutline(shape, inner, from),
    ];
    const tone = TONES[(index * 5 + Math.floor(index / 3)) % TONES.length];
    return `<path fill="${color}" d="${path(corners)}"/><path fill="${tone}" stroke="#2a211a" stroke-opacity=".35" stroke-width="6" stroke-linejoin="round" d="${path(corners)}"/>`;
  }).join('');

  const shadow = Array.from({ length: 12 }, (_, index) => (index + 1) / 12)
    .map((step) => {
      const shift = Math.round(dimensions.height * step * 0.55 * UNITS);
      return `<path fill="#1d1a2b" fill-opacity=".05" transform="translate(${shift} ${Math.round(shift * 0.7)})" d="${ring(shape, outer)}"/>`;
    })
    .join('');
  const logs = [20, 80, 140]
    .map(
      (turn, index) =>
        `<rect x="${-9 * UNITS}" y="${-2 * UNITS}" width="${18 * UNITS}" height="${4 * UNITS}" rx="${2 * UNITS}" fill="${['#3a2a20', '#4a3527', '#2c2019'][index]}" transform="rotate(${turn})"/>`,
    )
    .join('');
  const bowl =
    `<path fill="#1c1a19" d="${ring(shape, inner)}"/>` +
    `<path fill="#2b2826" d="${ring(shape, inner - 1)}"/>` +
    `<path fill="#57514b" d="${ring(shape, inner * 0.8)}"/>` +
    `<path fill="#8b847b" fill-opacity=".55" d="${ring(shape, inner * 0.5)}"/>` +
    logs;
  const light = `<path fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="8" transform="translate(-5 -5)" d="${ring(shape, outer - 0.4)}"/>`;
  return ground.replace(
    '</svg>',
    `${shadow}<path fill="#4a3b2e" d="${ring(shape, outer)}"/>${cap}${light}${bowl}</svg>`,
  );
}
