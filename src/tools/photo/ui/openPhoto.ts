import type { PhotoDesign } from './history';
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
