/**
 * The color options of the catalog. Apart from its products, because the conditions in their texts would come with scripts.
 */

import { colorFamilies } from './facts';
import { ownText } from './text/ownText';
import { hexesOf } from './products';

/** Families of colors, each with its tones from light to dark, `#rrggbb`, and what it is good for. */
export const colorOptions = colorFamilies.map(({ name, tones, note }) => ({
  name,
  hexes: hexesOf(tones),
  note: ownText(note),
}));
