/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { placeIn, pointIn, WHOLE, windowAt } from './photoWindow';

const frame = { width: 1600, height: 1200 };

describe('the part of the photo in sight', () => {
  it('keeps the point between two fingers between them', () => {
    const shown = windowAt(3, [800, 700], [0.4, 0.6], frame);
    const place = placeIn(shown, [800, 700], frame);
    expect(place[0]).toBeCloseTo(0.4);
    expect(place[1]).toBeCloseTo(0.6);
    const point = pointIn(shown, place, frame);
    expect(point[0]).toBeCloseTo(800);
    expect(point[1]).toBeCloseTo(700);
  });

  it('never shows what is beside the photo', () => {
    expect(windowAt(0.3, [0, 0], [0.5, 0.5], frame)).toEqual(WHOLE);
    expect(windowAt(2, [0, 1200], [0.5, 0.5], frame)).toEqual({ zoom: 2, left: 0, top: 600 });
    const { zoom, left, top } = windowAt(99, [1600, 1200], [0.5, 0.5], frame);
    expect(left + frame.width / zoom).toBeCloseTo(frame.width);
    expect(top + frame.height / zoom).toBeCloseTo(frame.height);
  });
});
