/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { DEFAULT_LIGHT } from '@site/src/tools/photo/core/light';
import { layGround } from '@site/src/tools/photo/core/lay';
import type { AreaMeasure } from '@site/src/tools/photo/core/measure';
import { groundSample } from '@site/src/images/groundSample';
import { countText, describePavers } from '@site/src/tools/visualizer/core/describe';
import { defaultDesign } from '@site/src/tools/visualizer/core/designs';
import { layableProduct } from '@site/src/tools/visualizer/core/layable';
import { joints, projectServices } from '@site/src/tools/visualizer/core/types';
import { photoRequest, sampleRequest } from '@site/src/tools/visualizer/core/requests';
import { aboutPercent, areaText, describeLook, describePhoto, partText, planDesign } from './describePhoto';
import type { PhotoDesign } from './history';

const { product, pattern, blend, border, borderBlend, joint } = defaultDesign;
const { corners, widthInches, depthInches, outline } = groundSample;
const design: PhotoDesign = {
  ground: { corners, widthInches, depthInches },
  parts: [{ points: outline, holes: [], offPx: 1 }],
  place: 0,
  strokes: [],
  paving: { product, pattern, blend, border, borderBlend, joint },
  project: 'driveway',
  turn: 0,
  origin: [0, 0],
  light: DEFAULT_LIGHT,
  cornersOffPx: [1, 1, 1, 1],
  size: { width: `${widthInches} in`, depth: `${depthInches} in` },
};
const plan = planDesign(design);
const laid = layGround(design, groundSample);
const number = { kind: 'number', squareFeet: 320, offPercent: 3.2, isPart: false } as const;
const range = { kind: 'range', low: 210, high: 390, isPart: false } as const;
const none = ['corners', 'size', 'uncertain'].map((why) => ({ kind: 'none', why, isPart: true }) as AreaMeasure);

test('describes pavers, joints, counts and by how much the area may be off', () => {
  const text = describePhoto(design, laid, number);
  expect(text).toContain(layableProduct(product).name);
  expect(text).toContain(joints[joint].name.toLowerCase());
  expect(text).toContain(countText(laid.layout));
  expect(text).toContain('off by about 4% either way');
});

test('gives a range without counts, and neither if nothing was measured', () => {
  const rough = describePhoto(design, laid, range);
  expect(rough).toContain('210 to 390 sq ft');
  expect(rough).not.toMatch(/\d pavers/);
  for (const area of none) {
    const text = describePhoto(design, laid, area);
    expect(text).not.toMatch(/\d (?:sq ft|pavers)/);
    expect(text).toContain('no area');
    expect(areaText(area)).not.toMatch(/\d/);
  }
});

test('says of how many parts the figures are the sum', () => {
  const parts = { ...design, parts: [...design.parts, ...design.parts] };
  expect(describePhoto(parts, laid, number)).toContain(`2 parts, together ${countText(laid.layout)}`);
  expect(describePhoto(parts, laid, range)).toContain('2 parts, together 210 to 390 sq ft');
  expect(describePhoto(design, laid, number)).not.toContain('parts');
  expect([number, range, none[0]].map(partText)).toEqual(['320 sq ft', '210 to 390 sq ft', '']);
});

test('says that only the part in the picture is counted', () => {
  for (const area of [number, range]) {
    const least = area.kind === 'number' ? 309 : area.low;
    expect(areaText({ ...area, isPart: true })).toMatch(/^The part in the picture is /);
    const text = describePhoto(design, laid, { ...area, isPart: true });
    expect(text).toContain('Only the part in the picture');
    for (const said of [text, areaText({ ...area, isPart: true })]) expect(said).toContain(`at least ${least} sq ft`);
    expect(describePhoto(design, laid, area)).not.toMatch(/part in the picture|at least/);
  }
});

test('says a percentage no more precisely than it is', () => {
  expect([0.2, 1, 7.01].map(aboutPercent)).toEqual(['less than 1%', 'about 1%', 'about 8%']);
});

test('asks for a price with the project, and with the area if there is one', () => {
  const request = photoRequest(plan, describePhoto(design, laid, number), { squareFeet: 320.4, range: '$1–2' });
  expect(request.projectType).toBe(projectServices.driveway);
  expect(request.squareFeet).toBe(320);
  expect(request.message).toContain(countText(laid.layout));
  expect(request.message).toContain('not a quote: $1–2');
  expect(request.summary).toBe(`Driveway in ${layableProduct(product).name}, 320 sq ft, $1–2`);
  expect(photoRequest(plan, describePhoto(design, laid, range)).squareFeet).toBeUndefined();
});

test('asks for a price on what was tried on the sample with its pavers and colors, and no area or count', () => {
  const request = sampleRequest(plan, describeLook(design, laid));
  expect(request.squareFeet).toBeUndefined();
  expect(request.message).toContain('tried on your sample photo');
  expect(request.message).toContain(`${describePavers(planDesign(design), laid)}, `);
  expect(request.message).not.toMatch(/sq ft|\d pavers|cut pieces/);
});
