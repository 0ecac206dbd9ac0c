/** @jest-environment node */
import { describe, expect, it, test } from '@jest/globals';
import { rectangleAt, type Camera, type GroundScene } from '../../../../tests/groundViews';
import { solvedGround } from './camera';
import { focalLength35, readFocalPx } from './exif';

const camera: Camera = { width: 1600, height: 1200, focal: 1200, eye: 62, down: 22, roll: 2, k1: 0 };
const rectangle = { at: [0, 0], width: 96, depth: 48 } as const;
const scene = (turn: number): GroundScene => ({
  slab: { at: [-40, 150], width: 96, depth: 48, turn },
  sheet: rectangle,
});

describe('one measured side of a rectangle', () => {
  const ground = (turn: number) => ({ corners: rectangleAt(camera, scene(turn), rectangle), focalPx: camera.focal });

  it('tells the other one by the focal length that the camera noted', () => {
    for (const turn of [0, 10, 45]) {
      const known = { ...ground(turn), widthInches: 96, depthInches: 96 };
      expect(solvedGround({ ...known, unmeasured: 'depth' }, camera)?.depthInches).toBeCloseTo(48, 3);
      const deep = { ...ground(turn), widthInches: 48, depthInches: 48 };
      expect(solvedGround({ ...deep, unmeasured: 'width' }, camera)?.widthInches).toBeCloseTo(96, 3);
    }
  });

  it('tells it by two vanishing points without that, and nothing where there is only one', () => {
    const known = { widthInches: 96, depthInches: 96, unmeasured: 'depth', focalPx: undefined } as const;
    expect(solvedGround({ ...ground(40), ...known }, camera)?.depthInches).toBeCloseTo(48, 3);
    const level = { ...camera, roll: 0 };
    const corners = rectangleAt(level, scene(0), rectangle);
    expect(solvedGround({ corners, ...known }, level)).toBeUndefined();
  });
});

/** Returns the first bytes of a JPEG whose camera noted this focal length for 35 mm film. */
function jpegHead(focal: number, isLittle: boolean): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(64));
  view.setUint32(0, 0xffd8ffe1);
  view.setUint16(4, 58);
  view.setUint32(6, 0x45786966);
  const tiff = 12;
  view.setUint16(tiff, isLittle ? 0x4949 : 0x4d4d);
  view.setUint32(tiff + 4, 8, isLittle);
  // A folder with one entry: its tag, at which offset the next folder begins, and there the focal length.
  view.setUint16(tiff + 8, 1, isLittle);
  view.setUint16(tiff + 10, 0x8769, isLittle);
  view.setUint32(tiff + 18, 26, isLittle);
  view.setUint16(tiff + 26, 1, isLittle);
  view.setUint16(tiff + 28, 0xa405, isLittle);
  view.setUint16(tiff + 36, focal, isLittle);
  return view.buffer;
}

test('reads the focal length that a camera noted, in either order of bytes, and survives other files', async () => {
  for (const isLittle of [true, false]) expect(focalLength35(jpegHead(26, isLittle))).toBe(26);
  expect(focalLength35(new ArrayBuffer(0))).toBeUndefined();
  expect(focalLength35(jpegHead(26, true).slice(0, 40))).toBeUndefined();
  const file = new Blob([jpegHead(26, true)]);
  // 26 mm before a film of 36 by 24 mm.
  expect(await readFocalPx(file, { width: 1600, height: 1200 })).toBeCloseTo((26 / 43.267) * 2000, 0);
  expect(await readFocalPx(file, { width: 1600, height: 1000 })).toBeUndefined();
});
