import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import initTypst, { TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import { listFiles } from '../company/load/projectFiles';
import { siteUrl } from '../company/site';
import { qrPath } from '../qr/qrPath';
import { draw, drawings } from './drawings';
import { collectFacts } from './facts';
import { finishPdf, type FigureBox } from './finishPdf';
import { unpackWoff } from './unpackWoff';

const require = createRequire(__filename);

/**
 * Returns the fonts that these facts need. Those with the letters of names from Central and Eastern Europe, such as Ż and
 * Ć, come first: else Typst would build these letters from parts, and the PDF's text would say ć wherever it shows a c.
 */
function fontsFor(facts: string): readonly string[] {
  const parts = /[\u0100-\u024f]/.test(facts) ? ['latin-ext', 'latin'] : ['latin'];
  return parts.flatMap((letters) => [
    `@fontsource/fraunces/files/fraunces-${letters}-600-normal.woff`,
    `@fontsource/source-sans-3/files/source-sans-3-${letters}-400-normal.woff`,
    `@fontsource/source-sans-3/files/source-sans-3-${letters}-600-normal.woff`,
  ]);
}

/** Draws the QR code that opens the estimate form. */
function drawCode(): string {
  const { size, path: modules } = qrPath(`${siteUrl}/#contact`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="100%" height="100%" fill="#fff"/><path d="${modules}"/></svg>`;
}

/** Collects the files that Typst compiles, by name: the sources in this folder, and files made from the data. */
async function collectFiles(facts: string): Promise<[name: string, content: string | Buffer][]> {
  const sources = listFiles(__dirname).filter((name) => name.endsWith('.typ'));
  return [
    ...(await Promise.all(
      sources.map(async (name): Promise<[string, Buffer]> => [name, await readFile(path.join(__dirname, name))]),
    )),
    ['facts.json', facts],
    ['drawings/code.svg', drawCode()],
    ...Object.entries(drawings).map(([name, drawing]): [string, string] => [`drawings/${name}.svg`, draw(drawing)]),
  ];
}

interface Diagnostic {
  readonly path: string;
  /** Lines and columns, counted from 0: "12:4-12:9". */
  readonly range: string;
  readonly message: string;
}

/**
 * Compiles the paver guide to a tagged PDF.
 * @param from the facts in it: those of this company, unless a test brings longer ones
 * @throws Error if Typst cannot compile it; the message names file and line
 */
export async function makeGuide(from = collectFacts()): Promise<Uint8Array> {
  await initTypst({ module_or_path: readFile(require.resolve('@myriaddreamin/typst-ts-web-compiler/wasm')) });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  const facts = JSON.stringify(from);
  for (const font of fontsFor(facts)) await builder.add_raw_font(unpackWoff(await readFile(require.resolve(font))));
  const typst = await builder.build();
  for (const [name, content] of await collectFiles(facts)) typst.map_shadow(`/${name}`, Buffer.from(content));

  const { result, diagnostics = [] } = typst.compile('/guide.typ', undefined, 'pdf', 3) as {
    result?: Uint8Array;
    diagnostics?: readonly Diagnostic[];
  };
  if (!result) {
    const reasons = diagnostics.map(
      ({ path: file, range, message }) => `src/guide${file}, line ${Number.parseInt(range) + 1}: ${message}`,
    );
    throw new Error(`The guide cannot be compiled.\n${reasons.join('\n')}`);
  }
  const boxes = JSON.parse(typst.query('/guide.typ', undefined, '<figure-box>', 'value')) as FigureBox[];
  return finishPdf(result, boxes);
}
