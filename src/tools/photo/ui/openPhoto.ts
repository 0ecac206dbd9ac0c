/** Opens photos: decodes them to their working size, with a design to start from. */
import { decodePhoto, DEFAULT_LIGHT, readFocalPx, type PavingChoice } from '@site/src/tools/photo/core';
import { groundSample } from '@site/src/images/groundSample';
import { isLayable } from '@site/src/tools/visualizer/core/layable';
import { projectIds, type ProjectId } from '@site/src/tools/visualizer/core/types';
import { startCorners } from './geometry';
import type { PhotoDesign } from './history';
import type { KeptPhoto } from './keptPhoto';
import { NO_SIZE } from './markedSize';
import type { StepId } from './texts';

/** A photo that is open, with the design it starts with. */
export interface OpenPhoto {
  /** The photo at its working size. */
  readonly photo: HTMLCanvasElement;
  /** The file with the photo at its working size, if it is a kept one. */
  readonly file?: Blob;
  readonly design: PhotoDesign;
  readonly step: StepId;
  readonly isKept: boolean;
  /** Whether it is the company's sample, of which nothing but pavers and colors is the visitor's. */
  readonly isSample: boolean;
}

/** What a photo starts with: the pavers and the project that the visitor has chosen. */
export interface StartChoice {
  readonly paving: PavingChoice;
  readonly project: ProjectId;
}

/** The size that a new photo's rectangle is drawn with until the visitor says what it is, in inches. */
const START_SIZE = { widthInches: 120, depthInches: 120 };

/** How a photo starts: nothing on it is measured. */
const UNMARKED = {
  cornersOffPx: [null, null, null, null],
  parts: [{ points: [], holes: [], offPx: 0 }],
  size: NO_SIZE,
} as const;

const inFeet = (inches: number) => String(Number((inches / 12).toFixed(2)));

/** The sample's corners are known to a px, and its size as a visitor would type it, in feet. */
const sampleMarks = {
  cornersOffPx: [1, 1, 1, 1],
  parts: [{ points: groundSample.outline, holes: [], offPx: 1 }],
  size: { width: inFeet(groundSample.widthInches), depth: inFeet(groundSample.depthInches) },
} as const;

/** The sample shows a driveway. */
const sampleProject = projectIds.find((id) => id === 'driveway') ?? projectIds[0];

/** Nothing is brushed out of a new photo, and its pattern is neither turned nor shifted. */
const UNTOUCHED = { place: 0, strokes: [], turn: 0, origin: [0, 0], light: DEFAULT_LIGHT } as const;

/**
 * Opens the visitor's own photo.
 * @throws PictureError if it is no picture that this browser can read
 */
export async function openFile(file: Blob, choice: StartChoice): Promise<OpenPhoto> {
  const photo = await decodePhoto(file);
  const focalPx = await readFocalPx(file, photo);
  const ground = { corners: startCorners(photo), ...START_SIZE, focalPx };
  const design = { ...UNTOUCHED, ...UNMARKED, ...choice, ground };
  return { photo, design, step: 'mark', isKept: true, isSample: false };
}

/**
 * Opens the company's sample, which is already marked.
 * @throws Error if it doesn't load
 */
export async function openSample({ paving }: StartChoice): Promise<OpenPhoto> {
  const response = await fetch(groundSample.url);
  if (!response.ok) throw new Error(`The sample answered ${response.status}.`);
  const photo = await decodePhoto(await response.blob());
  const { corners, widthInches, depthInches } = groundSample;
  const ground = { corners, widthInches, depthInches };
  return {
    photo,
    design: { ...UNTOUCHED, ...sampleMarks, ground, paving, project: sampleProject },
    step: 'look',
    isKept: false,
    isSample: true,
  };
}

/**
 * Opens a photo that is kept on this device.
 * @throws PictureError if this browser cannot read it anymore
 */
export async function openKept(
  { photo, design, step, isSample }: KeptPhoto,
  { paving }: StartChoice,
): Promise<OpenPhoto> {
  // The catalog may have changed since.
  const known = { ...design, paving: isLayable(design.paving.product) ? design.paving : paving };
  return { photo: await decodePhoto(photo), file: photo, design: known, step, isKept: true, isSample };
}
