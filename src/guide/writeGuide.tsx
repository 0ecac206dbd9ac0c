/** Program: writes the guide to the file that is named on the command line. The plugin compiles and runs it. */
import { createRequire } from 'node:module';
import { Font, renderToFile } from '@react-pdf/renderer';
import PaverGuide from './PaverGuide';

const { resolve } = createRequire(import.meta.url);

const face = (family: string, weight: number) =>
  resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`);

Font.register({ family: 'Fraunces', src: face('fraunces', 600), fontWeight: 600 });
Font.register({
  family: 'Source Sans 3',
  fonts: [400, 600].map((fontWeight) => ({ src: face('source-sans-3', fontWeight), fontWeight })),
});
// Words stay whole: lines are ragged, and short.
Font.registerHyphenationCallback((word) => [word]);

const [, , file] = process.argv;
if (!file) throw new Error('Name the file to write the guide to.');
await renderToFile(<PaverGuide />, file);
