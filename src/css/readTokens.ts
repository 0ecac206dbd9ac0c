import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Color tokens by name, without the leading dashes, as hex colors. */
export type ColorTokens = ReadonlyMap<string, string>;

/** The hex colors of each color scheme. */
export interface ColorSchemes {
  readonly light: ColorTokens;
  readonly dark: ColorTokens;
}

const TOKENS = path.join(__dirname, 'tokens.css');

/** The rule that starts the dark scheme in tokens.css. */
export const DARK_SCHEME = '@media (prefers-color-scheme: dark)';

/** Reads the hex colors of each color scheme from tokens.css. */
export function readTokens(css = readFileSync(TOKENS, 'utf8')): ColorSchemes {
  const [screenCss = ''] = css.split('@media print');
  const [lightCss = '', darkCss = ''] = screenCss.split(DARK_SCHEME);
  const colors = (text: string) =>
    [...text.matchAll(/--([\w-]+):\s*(#[\da-f]{6})\b/gi)].map(([, name = '', hex = '']): [string, string] => [
      name,
      hex,
    ]);
  const light = colors(lightCss);
  return { light: new Map(light), dark: new Map([...light, ...colors(darkCss)]) };
}

/**
 * Returns the color of this token, for anything that CSS does not draw: icons, social cards, the browser's own bars.
 * @throws Error if tokens.css has no such color
 */
export function colorOf(name: string, tokens: ColorTokens = readTokens().light): string {
  const color = tokens.get(name);
  if (!color) throw new Error(`src/css/tokens.css has no hex color --${name}.`);
  return color;
}
