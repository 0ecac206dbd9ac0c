/**
 * The colors that are needed outside of the style sheets. src/css/tokens.css has the same ones for the pages; a test
 * compares them.
 */
export const brand = {
  ground: '#faf5ec',
  groundInDarkMode: '#101c1a',
  ink: '#1b2a27',
  kicker: '#9c3b22',
} as const;
