import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import type { RectangleSize } from './index';
import { drawPlan, PLAN_SCENES } from './plan';
import type { PlanScene, PlanSpec } from './plan';

const rectangle = (length: number, width: number): RectangleSize => ({ shape: 'rectangle', length, width });
const ASPECTS = [3 / 2, 16 / 10, 1, 4 / 5];

function spec(scene: PlanScene, more: Partial<PlanSpec> = {}): PlanSpec {
  return {
    scene,
    pattern: 'running-bond',
    sizes: [rectangle(9, 6)],
    colors: ['#d9c3a0', '#c9ab82', '#b8966c', '#e3d3b6'],
    border: { size: rectangle(9, 6), course: 'soldier' },
    borderColors: ['#9c7f5e', '#8d7150'],
    label: 'Plan',
    ...more,
  };
}

function parse(svg: string): Document {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  return parsed;
}

describe.each(PLAN_SCENES)('the plan of a %s', (scene) => {
  it.each(ASPECTS)('draws well-formed at an aspect of %d', (aspect) => {
    const svg = drawPlan(spec(scene, { aspect }));
    expect(svg).not.toMatch(/NaN|undefined|Infinity| style=|<style|<script/);
    const root = parse(svg).documentElement;
    const [, , width, height] = (root.getAttribute('viewBox') ?? '').split(' ').map(Number);
    expect(width / height).toBeCloseTo(aspect, 1);
    const ids = [...root.querySelectorAll('[id]')].map((element) => element.id);
    expect(new Set(ids).size).toBe(ids.length);
    const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
    expect(gzipSync(svg).length).toBeLessThan(45 * 1024);
  });

  it('is the same for the same seed, and another for another', () => {
    expect(drawPlan(spec(scene, { seed: 2 }))).toBe(drawPlan(spec(scene, { seed: 2 })));
    expect(drawPlan(spec(scene, { seed: 2 }))).not.toBe(drawPlan(spec(scene, { seed: 3 })));
  });

  it('takes any pattern, with or without a border', () => {
    const svg = drawPlan(
      spec(scene, {
        pattern: 'hexagon',
        sizes: [{ shape: 'hexagon', acrossFlats: 12 }],
        border: undefined,
        borderColors: undefined,
      }),
    );
    parse(svg);
    expect(svg).not.toContain('NaN');
  });

  it('says what it shows, in any characters', () => {
    const root = parse(drawPlan(spec(scene, { label: 'Rendering: "6 × 9" pavers & sand < stone' }))).documentElement;
    expect(root.getAttribute('aria-label')).toBe('Rendering: "6 × 9" pavers & sand < stone');
    expect(root.getAttribute('role')).toBe('img');
  });
});

describe('drawPlan', () => {
  it.each<[PlanScene, number, number]>([
    ['driveway', 16, 24],
    ['driveway', 28, 50],
    ['patio', 16, 12],
    ['patio', 40, 24],
    ['pool-deck', 34, 24],
    ['pool-deck', 60, 34],
    ['outdoor-living', 32, 20],
    ['outdoor-living', 46, 30],
    ['captain-walk', 4, 20],
    ['captain-walk', 6, 45],
    ['commercial', 40, 12],
    ['commercial', 70, 20],
  ])('lays a %s of %d by %d ft', (scene, width, depth) => {
    const svg = drawPlan(spec(scene, { width, depth }));
    parse(svg);
    expect(svg).not.toContain('NaN');
  });

  it('writes notes under the parts of a base section', () => {
    const root = parse(
      drawPlan(spec('base-section', { notes: { base: '6–8 in, compacted in lifts' } })),
    ).documentElement;
    expect(root.textContent).toContain('Compacted base6–8 in, compacted in lifts');
  });

  it('refuses a pattern that the sizes do not allow', () => {
    expect(() => drawPlan(spec('patio', { pattern: 'herringbone-45' }))).toThrow(
      'Herringbone needs pieces twice as long as wide',
    );
  });
});
