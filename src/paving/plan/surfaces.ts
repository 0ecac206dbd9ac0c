import { average, mix } from '../color';
import { layPattern } from '../layout';
import { hash } from '../random';
import { drawSurface, escapeText } from '../svg';
import type { Layout, Polygon } from '../types';
import { crown } from './plants';
import type { PlanSpec } from './types';

/** Inches across a close view, and of pavers beyond its edge. */
const VIEW = 84;
const BLEED = 30;

interface View {
  readonly layout: Layout;
  readonly width: number;
  readonly height: number;
}

function view(spec: PlanSpec, aspect: number): View {
  const width = aspect >= 1 ? VIEW : VIEW * Math.max(0.75, aspect);
  const height = width / aspect;
  const polygon: Polygon = [
    [-BLEED, -BLEED],
    [width + BLEED, -BLEED],
    [width + BLEED, height + BLEED],
    [-BLEED, height + BLEED],
  ];
  const layout = layPattern({
    pattern: spec.pattern,
    sizes: spec.sizes,
    polygon,
    origin: [0, 0],
    seed: spec.seed ?? 1,
  });
  return { layout, width, height };
}

/** Ids of two different drawings in one document must differ. */
function prefixOf(spec: PlanSpec): string {
  const text = `${spec.scene}${spec.pattern}${spec.colors.join()}${spec.aspect ?? ''}${spec.seed ?? ''}`;
  return `s${Math.floor(hash(...[...text].map((letter) => letter.charCodeAt(0))) * 36 ** 5).toString(36)}`;
}

/** Two palm crowns' shadows, soft, as they lie over paving in the late afternoon. */
function palmShade(prefix: string, width: number, height: number): string {
  const scale = Math.round((Math.max(width, height) / 420) * 10) / 10;
  const path = (x: number, y: number, turn: number, seed: number): string =>
    `<path transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${turn})scale(${scale})" d="${crown(9, 17, 0.22, seed)}"/>`;
  return (
    `<filter id="${prefix}b"><feGaussianBlur stdDeviation="${Math.round(Math.max(width, height) / 190)}"/></filter>` +
    `<g fill="#151917" opacity=".36" filter="url(#${prefix}b)">${path(width * 0.92, -height * 0.1, 20, 4)}${path(-width * 0.06, height * 1.02, 50, 6)}</g>`
  );
}

function warmLight(prefix: string, width: number, height: number): string {
  return (
    `<linearGradient id="${prefix}l" x2="1" y2="1"><stop stop-color="#ffedc2" stop-opacity=".2"/><stop offset=".55" stop-color="#ffedc2" stop-opacity="0"/><stop offset="1" stop-color="#0d2a2a" stop-opacity=".2"/></linearGradient>` +
    `<path fill="url(#${prefix}l)" d="M0 0h${width}v${height}H0z"/>`
  );
}

function svg(spec: PlanSpec, width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeText(spec.label)}">${body}</svg>`;
}

/** The pattern from close by, in the late sun, with the shade of palms on it. */
export function closeUp(spec: PlanSpec, aspect: number): string {
  const { layout, width, height } = view(spec, aspect);
  const window = { x: 0, y: 0, width, height };
  const { markup, frame } = drawSurface(layout, { colors: spec.colors, window });
  const [, , w, h] = frame;
  const prefix = prefixOf(spec);
  return svg(spec, w, h, markup + palmShade(prefix, w, h) + warmLight(prefix, w, h));
}

/** One surface before and after: to the left dry and dulled, to the right sealed, deep in color and wet in look. */
export function sealing(spec: PlanSpec, aspect: number): string {
  const { layout, width, height } = view(spec, aspect);
  const window = { x: 0, y: 0, width, height };
  const dull = spec.colors.map((color) => mix(mix(color, average(spec.colors), 0.4), '#c4beb2', 0.5));
  const deep = spec.colors.map((color) => mix(color, '#3a1506', 0.24));
  const dry = drawSurface(layout, { colors: dull, jointColor: '#a3998a', window });
  const wet = drawSurface(layout, { colors: deep, jointColor: mix(average(deep), '#1c0f06', 0.62), window });
  const [, , w, h] = dry.frame;
  const prefix = prefixOf(spec);
  // The roller goes up the surface in lanes: the wet edge runs straight along a lane, and steps at its head.
  const edge = Math.round(w * 0.47);
  const lane = Math.round(w * 0.15);
  const head = Math.round(h * 0.36);
  const wetArea = `M${edge} ${h}V${head}q${Math.round(lane / 2)} ${Math.round(-h * 0.012)} ${lane} 0V0H${w}V${h}z`;
  const streaks = [0.06, 0.2, 0.27, 0.5, 0.62, 0.86]
    .map((t, k) => {
      const x = Math.round(edge + (w - edge) * (t + 0.25));
      const wide = Math.round(w * [0.05, 0.014, 0.028, 0.07, 0.018, 0.05][k]);
      return `M${x} 0h${wide}L${x + wide - Math.round(h * 0.6)} ${h}h${-wide}z`;
    })
    .join('');
  const stains = Array.from({ length: 16 }, (_, k) => {
    const x = Math.round(hash(k, 1) * edge);
    const y = Math.round(hash(k, 2) * h);
    const r = Math.round(w * (0.008 + 0.03 * hash(k, 3)));
    return `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${Math.round(r * (0.5 + 0.4 * hash(k, 4)))}"/>`;
  }).join('');
  const cover = Math.round(w * 0.036);
  const [rx, ry] = [edge, head - Math.round(cover * 0.8)];
  const thick = Math.round(cover * 0.16);
  const roller =
    `<g filter="url(#${prefix}b)" opacity=".45"><path fill="#151917" d="M${rx + cover} ${ry + cover * 0.7}h${lane}v${cover}h${-lane}z"/></g>` +
    `<path fill="none" stroke="#5e6a6a" stroke-width="${thick}" stroke-linejoin="round" d="M${rx + lane} ${ry + cover / 2}h${Math.round(cover * 0.7)}V${ry + cover * 2}H${rx + lane / 2}V${ry + cover * 3}"/>` +
    `<path stroke="#c28d52" stroke-width="${thick * 2.4}" stroke-linecap="round" d="M${rx + lane / 2} ${ry + cover * 3}L${Math.round(rx + lane * 1.15)} ${h + 80}"/>` +
    `<path stroke="#e3b77f" stroke-width="${thick * 0.7}" d="M${Math.round(rx + lane / 2 - thick * 0.5)} ${ry + cover * 3}L${Math.round(rx + lane * 1.15 - thick * 0.5)} ${h + 80}"/>` +
    `<rect x="${rx}" y="${ry}" width="${lane}" height="${cover}" rx="${Math.round(cover * 0.3)}" fill="url(#${prefix}n)"/>`;
  return svg(
    spec,
    w,
    h,
    dry.markup +
      `<g fill="#4b4a3a" fill-opacity=".13" filter="url(#${prefix}c)">${stains}</g>` +
      `<filter id="${prefix}c" x="-.2" width="1.4"><feGaussianBlur stdDeviation="14"/></filter>` +
      `<clipPath id="${prefix}w"><path d="${wetArea}"/></clipPath>` +
      `<linearGradient id="${prefix}s" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".5"/><stop offset=".6" stop-color="#fff" stop-opacity=".12"/><stop offset="1" stop-color="#fff" stop-opacity=".02"/></linearGradient>` +
      `<linearGradient id="${prefix}n" x2="0" y2="1"><stop stop-color="#fdfaf0"/><stop offset=".5" stop-color="#eadfc6"/><stop offset="1" stop-color="#a89a7c"/></linearGradient>` +
      `<g clip-path="url(#${prefix}w)">${wet.markup}<path fill="url(#${prefix}s)" fill-opacity=".5" d="${streaks}"/></g>` +
      `<path fill="none" stroke="#1c0f06" stroke-opacity=".35" stroke-width="7" d="M${edge} ${h}V${head}"/>` +
      palmShade(prefix, w, h) +
      roller +
      warmLight(prefix, w, h),
  );
}
