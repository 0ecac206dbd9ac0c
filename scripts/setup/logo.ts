import { optimize } from 'svgo';
import type * as v from 'valibot';
import type { logoSchema } from '../../src/company/schemas/company';
import { readNamed } from '../new/files';

/** Largest mark, in characters: every page contains it twice. */
const LARGEST = 4000;

/** Largest ratio of a mark's longer side to its shorter one. */
const MOST_OBLONG = 1.25;

/**
 * Reads a mark from an SVG file, as pictures/logo.yaml has it, and leaves out what a drawing does not need.
 * @throws Error that says why it cannot be the mark, and what to do
 */
export function readLogo(file: string): v.InferOutput<typeof logoSchema> {
  const source = readNamed(file);
  let svg;
  try {
    svg = optimize(source, {
      multipass: true,
      plugins: ['preset-default', 'removeTitle', 'removeDimensions', 'convertStyleToAttrs', 'removeScripts'],
    }).data;
  } catch {
    throw new Error(`${file} is not an SVG file. Export the logo as SVG.`);
  }
  const [, attributes = '', drawing = ''] = /^<svg\b([^>]*)>(.*)<\/svg>$/s.exec(svg.trim()) ?? [];
  const viewBox = /viewBox="([^"]+)"/.exec(attributes)?.[1] ?? '';
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number);
  if (!(width > 0 && height > 0)) throw new Error(`${file} does not say how large it is. Export it with a viewBox.`);
  if (Math.max(width / height, height / width) > MOST_OBLONG) {
    throw new Error(`${file} is not square. Use the mark alone: the name is beside it.`);
  }
  if (/\s(?:id|style|href|xlink:href|on\w+)=|<(?:style|script|image|text)\b/.test(drawing)) {
    throw new Error(
      `${file} has gradients, letters or pictures in it. Save it with plain fills, and letters as paths.`,
    );
  }
  if (drawing.length > LARGEST) {
    throw new Error(`${file} has ${drawing.length} characters, and every page contains it. Simplify it to ${LARGEST}.`);
  }
  return { viewBox: viewBox.replaceAll(',', ' '), drawing: drawing.replaceAll('"', "'") };
}
