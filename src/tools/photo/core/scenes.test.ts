/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { marksOf, photographScene, photoScenes, type PhotoScene } from '../../../../tests/photoScenes';
import type { Point } from '../../../paving';
import { normalStream } from '../../../paving/random';
import { solvedGround } from './camera';
import { markedPx, SNAPPED_PX, snapReach } from './marking';
import { measureArea } from './measure';
import { surfaceSquareFeet } from './metric';
import { grayOf, type Gray } from './sides';
import { snapMarks } from './snap';
import type { Corners } from './types';

const TRIALS = 20;
/** How many areas may be outside of what the tool states. */
const MOST_OUTSIDE = 1;
/** The scenes are half as large as the photos that the tool works on. */
const SCALE = 0.5;
/** A finger's error across and down, in px of such a photo, and how many of those are under a CSS px on a phone. */
const SIGMA = 5 * SCALE;
const PX_PER_CSS_PX = 4.5 * SCALE;
/** By how much the focal length is off that the camera notes: one standard deviation, as a share. */
const FOCAL_SIGMA = 0.02;

/** Marks a scene with a finger, snaps to a picture of it if there is one, and returns whether what the tool states holds the true area. */
function holdsTruth(scene: PhotoScene, next: () => number, gray?: Gray): boolean {
  const { corners, outline, squareFeet, frame } = marksOf(scene);
  const mark = ([x, y]: Point): Point => [
    Math.max(0, Math.min(frame.width, x + SIGMA * next())),
    Math.max(0, Math.min(frame.height, y + SIGMA * next())),
  ];
  const marks = { corners: corners.map(mark), points: outline.map(mark) };
  const byFinger = markedPx(PX_PER_CSS_PX, 'finger');
  const found = gray && snapMarks(gray, marks.corners, marks.points, snapReach(byFinger));
  const settled = (name: 'corners' | 'points') => marks[name].map((at, k) => found?.[name][k] ?? at);
  const offPx = (name: 'corners' | 'points') => marks[name].map((_, k) => (found?.[name][k] ? SNAPPED_PX : byFinger));
  const sides = scene.depthInches
    ? { depthInches: scene.depthInches }
    : { depthInches: 1, unmeasured: 'depth' as const, focalPx: scene.camera.focal * (1 + FOCAL_SIGMA * next()) };
  const ground = solvedGround(
    { corners: settled('corners') as unknown as Corners, widthInches: scene.widthInches, lens: found?.lens, ...sides },
    frame,
  );
  if (!ground) return true;
  const points = settled('points');
  const area = [
    { points, holes: [], offPx: Math.sqrt(offPx('points').reduce((sum, px) => sum + px ** 2, 0) / points.length) },
  ];
  const measured = measureArea(
    ground,
    area,
    {
      cornersOffPx: offPx('corners'),
      hasSize: true,
      endsAtEdge: true,
    },
    frame,
  );
  if (measured.kind === 'none') return true;
  if (measured.kind === 'range') return measured.low <= squareFeet && squareFeet <= measured.high;
  return Math.abs(surfaceSquareFeet(ground, area) / squareFeet - 1) * 100 <= measured.offPercent;
}

/** Returns in how many trials the true area is outside of what the tool states. */
function outside(scene: PhotoScene, trials: number, gray?: Gray): number {
  const next = normalStream(photoScenes.indexOf(scene) + 1);
  return Array.from({ length: trials }, () => holdsTruth(scene, next, gray)).filter((isHeld) => !isHeld).length;
}

test.each(photoScenes)('marks by a finger: what is stated holds the true area ($name)', (scene) => {
  expect(outside(scene, TRIALS)).toBeLessThanOrEqual(MOST_OUTSIDE);
});

/** Drawing and snapping take a second for each mark: `npm run soak` tries all scenes, and other runs the quickest one. */
const snapped = process.env.SOAK ? photoScenes : photoScenes.slice(-1);

test.each(snapped)('marks that snap: what is stated holds the true area ($name)', (scene) => {
  expect(outside(scene, TRIALS, grayOf(photographScene(scene)))).toBeLessThanOrEqual(MOST_OUTSIDE);
});
