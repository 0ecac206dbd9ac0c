import { withBaseUrl } from '../company/site';
import type { Point } from '../paving';
import data from './groundSample.json';

/** A picture of bare ground with what a homeowner would mark in it, for people without a photo at hand. */
export interface GroundSample {
  readonly url: string;
  readonly alt: string;
  /** In px, like all points below. */
  readonly width: number;
  readonly height: number;
  /** The corners of a rectangle on the ground: near left, near right, far right, far left. */
  readonly corners: readonly [Point, Point, Point, Point];
  /** The rectangle's sides. */
  readonly widthInches: number;
  readonly depthInches: number;
  /** What can be paved. */
  readonly outline: readonly Point[];
}

/** Size and points in groundSample.json are written by rendering ground-drive-paved (renders/README.md). */
export const groundSample = {
  url: withBaseUrl('/ground-sample.webp'),
  alt: 'Rendering of an old concrete drive to a two-car garage, with the shadows of palms across it',
  ...data,
} as unknown as GroundSample;
