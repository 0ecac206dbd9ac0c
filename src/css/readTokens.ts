import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Color tokens by name, without the leading dashes, as hex colors. */
type ColorTokens = ReadonlyMap<string, string>;

/** Reads the hex colors of each color scheme from tokens.css. */
export function readTokens(): { readonly light: ColorTokens; readonly dark: ColorTokens } {
  const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
  const [screenCss = ''] = css.split('@media print');
  const [lightCss = '', darkCss = ''] = screenCss.split('@media (prefers-color-scheme: dark)');
  const colors = (text: string) =>
    [...text.matchAll(/--([\w-]+):\s*(#[\da-f]{6})\b/gi)].map(([, name = '', hex = '']): [string, string] => [
      name,
      hex,
    ]);
  const light = colors(lightCss);
  return { light: new Map(light), dark: new Map([...light, ...colors(darkCss)]) };
}
