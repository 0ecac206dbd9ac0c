/**
 * The widths in rem at which layouts change, of the window or of the place that a component stands in. Styles read them
 * by name, `@media (width >= env(--laptop))`; src/plugins/namedWidths.ts fills them in.
 */
export const widths = {
  /** Two short fields side by side; below it, words shrink to icons. Also a window with text too large for long words. */
  narrow: 16,
  /** From here on, the names on a map grow less than the map. */
  map: 22,
  /** A form in two columns. */
  pair: 26,
  /** From here on, more than a phone: two columns of cards. */
  tablet: 40,
  /** A tool's answer beside its questions. */
  split: 46,
  /** Three columns of cards. */
  cards: 60,
  /** From here on, no bar at the bottom; words beside pictures. */
  laptop: 64,
  /** From here on, the whole menu is in the header. */
  desktop: 68.75,
  /** From here on, the page is as wide as it gets. */
  wide: 80,
} as const;

/** Returns the width in rem just below this one, for `max-width`, which old browsers know in place of `width <`. */
export const below = (width: number): number => width - 0.001;
