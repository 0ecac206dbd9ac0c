/** Shapes in which search results show an article's picture: Google's guide to article data asks for all three. */
const heights = { '16x9': 675, '4x3': 900, '1x1': 1200 } as const;

type Shape = keyof typeof heights;

export const articleShapes = Object.keys(heights) as readonly Shape[];

/** Width of a crop in pixels. */
const WIDTH = 1200;

/** Returns the size of a crop in pixels. */
export function articleCropSize(shape: Shape): { readonly width: number; readonly height: number } {
  return { width: WIDTH, height: heights[shape] };
}

/** Returns the name of a crop's file in the folder `social`. */
export function articleCropFile(picture: string, shape: Shape): string {
  return `${picture}-${shape}.jpg`;
}
