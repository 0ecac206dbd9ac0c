import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Color tokens by name, without the leading dashes, as hex colors. */
export type ColorTokens = ReadonlyMap<string, string>;

/** The hex colors of each color scheme. */
export interface ColorSchemes {
  readonly light: ColorTokens;
  readonly dark: ColorTokens;
}

export const TOKENS_FILE = path.join(__dirname, 'tokens.css');

/** Returns the text of tokens.css. */
export const tokensCss = (): string => readFileSync(TOKENS_FILE, 'utf8');

/** The rule that starts the dark scheme in tokens.css. */
export const DARK_SCHEME = '@media (prefers-color-scheme: dark)';

/** Reads the hex colors of each color scheme from the text of tokens.css: those of a company without colors of its own. */
export function parseTokens(css: string): ColorSchemes {
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
 * Returns the color of this token.
 * @throws Error if there is no such color
 */
export function colorIn(tokens: ColorTokens, name: string): string {
  const color = tokens.get(name);
  if (!color) throw new Error(`src/css/tokens.css has no hex color --${name}.`);
  return color;
}
