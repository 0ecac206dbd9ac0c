import { PDFArray, PDFDict, PDFDocument, PDFName, PDFStream } from '@cantoo/pdf-lib';

/** Position of a figure on its page, in points: left and top edge, width, height. */
export type FigureBox = readonly [x: number, y: number, width: number, height: number];

const UA_PART = '<pdfuaid:part xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">1</pdfuaid:part>';

const name = (text: string) => PDFName.of(text);

/** Returns the child elements of a structure element. */
function childrenOf(element: PDFDict): PDFDict[] {
  const children = element.lookupMaybe(name('K'), PDFArray)?.asArray() ?? [];
  return children.map((child) => element.context.lookup(child)).filter((child) => child instanceof PDFDict);
}

/** Returns the elements with a role, in reading order. */
function findElements(element: PDFDict, role: string): PDFDict[] {
  return childrenOf(element).flatMap((child) => [
    ...(child.get(name('S')) === name(role) ? [child] : []),
    ...findElements(child, role),
  ]);
}

/** Returns the attributes of an element for tables or for layout. */
function attributesOf(element: PDFDict, owner: 'Table' | 'Layout'): PDFDict {
  const attributes = element.lookup(name('A'), PDFArray).asArray();
  const owned = attributes.find((each) => each instanceof PDFDict && each.get(name('O')) === name(owner));
  if (!(owned instanceof PDFDict)) throw new Error(`An element of the guide has no ${owner} attributes.`);
  return owned;
}

/** Makes the first cell of a row the header of the others, which Typst has no setting for. */
function nameRow(row: PDFDict): void {
  const [first, ...others] = childrenOf(row);
  if (first.get(name('S')) !== name('TD')) return;
  first.set(name('S'), name('TH'));
  attributesOf(first, 'Table').set(name('Scope'), name('Row'));
  // An explicit list of headers would not include this one, so columns and rows get scopes instead.
  for (const cell of [first, ...others]) attributesOf(cell, 'Table').delete(name('Headers'));
}

/**
 * Adds what PDF/UA-1 requires to a tagged PDF, and compresses it to half its size. Typst has a setting for that
 * standard, but not in its WebAssembly build.
 * @param boxes positions of the figures, in reading order
 * @throws Error if an image is outside of a figure, so that its position is unknown
 */
export async function finishPdf(tagged: Uint8Array, boxes: readonly FigureBox[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(tagged, { updateMetadata: false });
  const structure = pdf.catalog.lookup(name('StructTreeRoot'), PDFDict);
  findElements(structure, 'TR').forEach(nameRow);
  // PDF 1.7 has no role for a title. Typst maps it to a paragraph, which screen readers don't list among the headings.
  structure.lookup(name('RoleMap'), PDFDict).set(name('Title'), name('H1'));
  const figures = findElements(structure, 'Figure');
  if (figures.length !== boxes.length)
    throw new Error('src/guide: an image is outside of a figure. Write figure(image(…), alt: …).');
  const pageHeight = pdf.getPage(0).getHeight();
  figures.forEach((figure, index) => {
    const [x, y, width, height] = boxes[index];
    const box = [x, pageHeight - y - height, x + width, pageHeight - y];
    attributesOf(figure, 'Layout').set(name('BBox'), pdf.context.obj(box));
  });

  pdf.catalog.getOrCreateViewerPreferences().setDisplayDocTitle(true);
  const metadata = pdf.catalog.lookup(name('Metadata'), PDFStream);
  const xmp = Buffer.from(metadata.getContents()).toString().replace('</rdf:Description>', `${UA_PART}$&`);
  metadata.updateContents(Buffer.from(xmp));
  return pdf.save();
}
