import { withBaseUrl } from '../company/site';

/**
 * The picture that the photo tool opens with: the sample, its right half with the pavers that the tool lays in it. Written
 * by `npm run bench -- groundPhoto`. Apart from groundSample.ts, so that pages don't load the sample's corners with it.
 */
export const groundDoor = {
  url: withBaseUrl('/ground-sample-paved.webp'),
  alt: 'Rendering of an old concrete drive to a two-car garage: bare on the left, with pavers on the right, under the same shadows of palms',
  width: 960,
  height: 640,
} as const;
