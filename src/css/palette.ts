/** Makes a palette from the four colors in company.yaml, in light and dark, with enough contrast. */

import { converter, formatHex, toGamut, wcagLuminance, type Oklch } from 'culori';
import type { BrandColors } from '../company/schemas/company';
import { contrastOf, pairs, weakPairs, type Pair } from './contrast';
import { parseTokens, tokensCss, type ColorSchemes } from './tokens';

/** The tokens that a company chooses; all others follow. */
export const chosen = ['ground', 'mangrove', 'lagoon', 'terracotta'] as const;
export type Chosen = (typeof chosen)[number];

/** The tokens that take their hue and chroma from a chosen color. Those in `shift` follow its lightness, too. */
const families: Readonly<Record<Chosen, { readonly shift: readonly string[]; readonly tint: readonly string[] }>> = {
  ground: {
    shift: ['ground-sand', 'surface', 'surface-sunk', 'line'],
    tint: ['line-strong', 'ink-inverse', 'on-terracotta'],
  },
  mangrove: { shift: ['mangrove-deep', 'mangrove-line'], tint: ['ink', 'ink-soft', 'ink-inverse-soft'] },
  lagoon: { shift: ['lagoon-strong'], tint: ['focus'] },
  terracotta: { shift: ['terracotta-strong', 'terracotta-deep', 'kicker'], tint: ['kicker-inverse'] },
};

/** On dark screens, lightness stays and the backgrounds take the hue of the deep color. */
const darkFamilies: Readonly<Record<Chosen, readonly string[]>> = {
  ground: ['ink'],
  mangrove: [
    ...['ground', 'ground-sand', 'surface', 'surface-sunk', 'line', 'line-strong', 'ink-soft'],
    ...['mangrove', 'mangrove-deep', 'mangrove-line'],
  ],
  lagoon: ['lagoon', 'lagoon-strong'],
  terracotta: ['terracotta', 'terracotta-strong', 'kicker'],
};

const toOklch = converter('oklch');
const fit = toGamut('rgb', 'oklch');

function oklch(color: string): Oklch {
  const read = toOklch(color);
  if (!read) throw new Error(`"${color}" is not a color.`);
  return read;
}

const hex = (color: Oklch): string => formatHex(fit(color));

/** Moves a color as far as `to` is from `from`: always in hue and chroma, and in lightness if asked. */
function follow(color: string, from: string, to: string, withLightness: boolean): string {
  const [own, before, after] = [oklch(color), oklch(from), oklch(to)];
  const chroma = before.c < 0.004 ? after.c : Math.min(own.c * (after.c / before.c), own.c + 0.08);
  return hex({
    mode: 'oklch',
    l: Math.min(1, Math.max(0, own.l + (withLightness ? after.l - before.l : 0))),
    c: chroma,
    h: (own.h ?? after.h ?? 0) + ((after.h ?? before.h ?? 0) - (before.h ?? after.h ?? 0)),
  });
}

/** Changes the lightness of `name` in small steps, away from the other color, until the pair has enough contrast. */
function separate(tokens: Map<string, string>, pair: Pair, name: string): void {
  const other = name === pair.color ? pair.ground : pair.color;
  const isLighter = wcagLuminance(tokens.get(name) ?? '') >= wcagLuminance(tokens.get(other) ?? '');
  for (let step = 0; step < 100 && contrastOf(pair, tokens) < pair.least; step++) {
    const color = oklch(tokens.get(name) ?? '');
    tokens.set(name, hex({ ...color, l: Math.min(1, Math.max(0, color.l + (isLighter ? 0.01 : -0.01))) }));
  }
}

const isChosen = (name: string) => chosen.some((own) => own === name);

function settle(tokens: Map<string, string>, isFree: (name: string) => boolean): void {
  for (const pair of pairs) {
    // Moving a background for a color that is hard to read on the pages would make the other colors hard to read.
    const isHopeless = isChosen(pair.color) && contrastOf({ ...pair, ground: 'ground' }, tokens) < pair.least;
    const name = isHopeless ? undefined : [pair.color, pair.ground].find(isFree);
    if (name) separate(tokens, pair, name);
  }
}

/** Makes the palette of these four colors from that of tokens.css, which stays as it is if none of the four is another. */
export function makePalette(choice: BrandColors, before: ColorSchemes = parseTokens(tokensCss())): ColorSchemes {
  const isNew = chosen.filter((name) => before.light.get(name) !== choice[name]);
  const light = new Map(before.light);
  const dark = new Map(before.dark);
  const isOwnInDark = (name: string) => before.dark.get(name) !== before.light.get(name);
  for (const name of isNew) {
    const [from, to] = [before.light.get(name) ?? '', choice[name]];
    const move = (tokens: Map<string, string>, token: string, withLightness: boolean) =>
      tokens.set(token, follow(tokens.get(token) ?? '', from, to, withLightness));
    light.set(name, to);
    for (const token of families[name].shift) move(light, token, true);
    for (const token of families[name].tint) move(light, token, false);
    for (const token of darkFamilies[name]) move(dark, token, false);
  }
  if (isNew.length === 0) return before;
  settle(light, (name) => !isChosen(name));
  for (const [name, color] of light) if (!isOwnInDark(name)) dark.set(name, color);
  settle(dark, isOwnInDark);
  return { light, dark };
}

/** Returns the pairs of a choice that are too weak. */
function weakOf(choice: BrandColors): readonly Pair[] {
  const { light, dark } = makePalette(choice);
  return [...weakPairs(light), ...weakPairs(dark)];
}

/** Returns the pairs that stay too weak because of this chosen color. */
function weakBecauseOf(name: Chosen, choice: BrandColors): readonly Pair[] {
  const present = parseTokens(tokensCss()).light;
  const others = chosen.filter((token) => token !== 'ground');
  return weakOf(choice).filter(({ color, ground }) => {
    const own = [color, ground].find((token) => token !== 'ground' && isChosen(token));
    // A token that follows a chosen color can be weak on the background: whichever color heals it is to blame.
    const healing = () =>
      others.find((token) => {
        const weak = weakOf({ ...choice, [token]: present.get(token) ?? choice[token] });
        return !weak.some((pair) => pair.color === color && pair.ground === ground);
      });
    return (own ?? healing() ?? 'ground') === name;
  });
}

/** Returns the color nearest in lightness that can be read everywhere: the color itself if it can. */
function nearestReadable(name: Chosen, choice: BrandColors): string | undefined {
  const start = oklch(choice[name]);
  for (let step = 0; step <= 100; step++) {
    for (const sign of step === 0 ? [0] : [-1, 1]) {
      const l = start.l + (sign * step) / 100;
      if (l < 0 || l > 1) continue;
      const color = step === 0 ? choice[name] : hex({ ...start, l });
      if (weakBecauseOf(name, { ...choice, [name]: color }).length === 0) return color;
    }
  }
  return undefined;
}

/** Lists the colors in company.yaml in which text would be hard to read, each with what to write instead. */
export function colorProblems(choice: BrandColors | undefined): readonly string[] {
  if (!choice) return [];
  return chosen.flatMap((name) => {
    const near = nearestReadable(name, choice);
    if (near === choice[name]) return [];
    const advice = near ? `Write ${near}, the nearest one that works` : 'Choose another color';
    return [`company.yaml: colors.${name}: Text would be hard to read with ${choice[name]}. ${advice}.`];
  });
}
