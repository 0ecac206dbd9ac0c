import { brandColors } from '../company/facts';
import { makePalette } from './palette';
import { colorIn, parseTokens, tokensCss, type ColorSchemes, type ColorTokens } from './tokens';

/** Returns the colors of this company's site: those of tokens.css, changed by the four that company.yaml may have. */
export function readTokens(): ColorSchemes {
  const tokens = parseTokens(tokensCss());
  return brandColors ? makePalette(brandColors, tokens) : tokens;
}

/**
 * Returns the color of this token, for anything that CSS does not draw: icons, social cards, the browser's own bars.
 * @throws Error if tokens.css has no such color
 */
export function colorOf(name: string, tokens: ColorTokens = readTokens().light): string {
  return colorIn(tokens, name);
}
