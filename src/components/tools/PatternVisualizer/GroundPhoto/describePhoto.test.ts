/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { DEFAULT_LIGHT } from '@site/src/groundPhoto/light';
import { evenMarking } from '@site/src/groundPhoto/marking';
import { layGround } from '@site/src/groundPhoto/lay';
import { groundSample } from '@site/src/images/groundSample';
import { countText } from '@site/src/visualizer/describe';
import { defaultDesign } from '@site/src/visualizer/designs';
import { layableProduct } from '@site/src/visualizer/layable';
import { joints, projectServices } from '@site/src/visualizer/types';
import { photoRequest } from '@site/src/visualizer/handOver';
import { aboutPercent, describePhoto } from './describePhoto';
import type { PhotoDesign } from './history';

const { product, pattern, blend, border, borderBlend, joint } = defaultDesign;
const { corners, widthInches, depthInches, outline } = groundSample;
const design: PhotoDesign = {
  ground: { corners, widthInches, depthInches },
  outline: { points: outline, holes: [] },
  strokes: [],
  paving: { product, pattern, blend, border, borderBlend, joint },
  project: 'driveway',
  turn: 0,
  origin: [0, 0],
  light: DEFAULT_LIGHT,
  marking: evenMarking(1),
};
const laid = layGround(design);

test('describes pavers, joints, counts and by how much the area may be off', () => {
  const text = describePhoto(design, laid, 3.2);
  expect(text).toContain(layableProduct(product).name);
  expect(text).toContain(joints[joint].name.toLowerCase());
  expect(text).toContain(countText(laid.layout));
  expect(text).toContain('off by about 4% either way');
});

test('says a percentage no more precisely than it is', () => {
  expect([0.2, 1, 7.01].map(aboutPercent)).toEqual(['less than 1%', 'about 1%', 'about 8%']);
});

test('asks for a price with the project, the area and the counts', () => {
  const request = photoRequest(design.project, laid, describePhoto(design, laid, 3.2));
  expect(request.projectType).toBe(projectServices.driveway);
  expect(request.squareFeet).toBe(Math.round(laid.layout.area.totalSqFt));
  expect(request.message).toContain(countText(laid.layout));
});
