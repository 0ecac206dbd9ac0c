import { PDFDocument, PDFName, PDFStream } from '@cantoo/pdf-lib';

const UA_PART = '<pdfuaid:part xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">1</pdfuaid:part>';

/**
 * Adds what PDF/UA-1 asks for beside tags, and packs the PDF to half its size. Typst has a setting for the standard, but
 * not in its WebAssembly build.
 */
export async function finishPdf(tagged: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(tagged, { updateMetadata: false });
  pdf.catalog.getOrCreateViewerPreferences().setDisplayDocTitle(true);
  const metadata = pdf.catalog.lookup(PDFName.of('Metadata'), PDFStream);
  const xmp = Buffer.from(metadata.getContents()).toString().replace('</rdf:Description>', `${UA_PART}$&`);
  metadata.updateContents(Buffer.from(xmp));
  return pdf.save();
}
