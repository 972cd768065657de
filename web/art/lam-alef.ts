import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';

const lam = '0644';
/** An entry of a font's table from glyphs to letters: a ligature of lam with one of the forms of alef. */
const ligature = new RegExp(`<([0-9A-F]{4})> <${lam}(0622|0623|0625|0627)>`, 'gi');
/** The entry of a lam, in any of its forms. */
const lamEntry = new RegExp(`<([0-9A-F]{4})> <${lam}>`, 'i');

/** Maps the glyph code of a ligature to the PDF operators that write an invisible lam beside it. */
type Lams = ReadonlyMap<string, string>;

/**
 * Corrects the text that users copy from, or search in, an Arabic PDF. A ligature of lam and alef is one glyph for two letters.
 * Chrome, Firefox and Poppler reverse the glyphs of a line, and so read the two letters in the wrong order: "three" becomes
 * "third". Afterwards the glyph stands for alef alone and has half its width; an invisible lam takes the other half.
 *
 * @param file a PDF as Chromium prints it, with a glyph code of two bytes
 * @throws Error if it contains no such ligature, since then the fonts or Chromium write them in another way
 */
export async function splitLamAlef(file: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(file, { updateMetadata: false });
  const fonts = new Map<PDFDict, Lams>();
  for (const [, object] of pdf.context.enumerateIndirectObjects()) {
    const isFont = object instanceof PDFDict && object.get(PDFName.of('Subtype')) === PDFName.of('Type0');
    const split = isFont && splitFont(pdf, object);
    if (split) fonts.set(object, split);
  }
  if (fonts.size === 0) throw new Error('No font of the PDF has a ligature of lam and alef.');
  for (const page of pdf.getPages()) {
    const named = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
    const byName = new Map(
      (named?.entries() ?? []).map(([name, value]) => [
        name.asString().slice(1),
        fonts.get(pdf.context.lookup(value, PDFDict)),
      ]),
    );
    const contents = page.node.get(PDFName.of('Contents'));
    if (!(contents instanceof PDFRef)) throw new Error('A page of the PDF has no content, or several parts.');
    const text = textOf(pdf.context.lookup(contents));
    pdf.context.assign(contents, pdf.context.flateStream(Buffer.from(splitIn(text, byName), 'latin1')));
  }
  return pdf.save({ useObjectStreams: true });
}

function textOf(stream: PDFObject | undefined): string {
  if (!(stream instanceof PDFRawStream)) throw new Error('The PDF has something else in place of a stream.');
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
}

/**
 * Changes the letters and the widths of a font's ligatures. Returns the operators for the lams; undefined if the font has no
 * ligature.
 */
function splitFont(pdf: PDFDocument, font: PDFDict): Lams | undefined {
  const letters = font.get(PDFName.of('ToUnicode'));
  const table = textOf(font.lookup(PDFName.of('ToUnicode')));
  const found = [...table.matchAll(ligature)];
  if (found.length === 0) return undefined;
  // The invisible lam needs a glyph of this font, because Chrome leaves letters without one out of the copied text.
  const invisible = lamEntry.exec(table)?.[1];
  if (!(letters instanceof PDFRef) || !invisible) throw new Error('A font of the PDF has no lam of its own.');
  const descendant = font.lookup(PDFName.of('DescendantFonts'), PDFArray).lookup(0, PDFDict);
  const widths = widthsIn(descendant.lookup(PDFName.of('W'), PDFArray));
  const widthOf = (code: string) => {
    const width = widths.get(Number.parseInt(code, 16));
    if (!width) throw new Error(`A font of the PDF says no width of ${code}.`);
    return width;
  };
  const lams = new Map<string, string>();
  for (const [, code = ''] of found) {
    const half = widthOf(code) / 2;
    // The lam is scaled to the width of this half, so that it overlaps no other letter: PDF readers treat overlapping letters
    // as one word.
    const scale = ((half / widthOf(invisible)) * 100).toFixed(2);
    lams.set(code.toUpperCase(), `3 Tr ${scale} Tz <${invisible}> Tj 100 Tz 0 Tr`);
    widths.set(Number.parseInt(code, 16), half);
  }
  const sorted = [...widths].sort(([a], [b]) => a - b);
  descendant.set(PDFName.of('W'), pdf.context.obj(sorted.flatMap(([code, width]) => [code, [width]])));
  pdf.context.assign(letters, pdf.context.flateStream(table.replace(ligature, '<$1> <$2>')));
  return lams;
}

/** Returns the widths of a font by code, from the two ways in which a PDF writes them. */
function widthsIn(widths: PDFArray): Map<number, number> {
  const found = new Map<number, number>();
  for (let i = 0; i < widths.size(); ) {
    const first = widths.lookup(i, PDFNumber).asNumber();
    const next = widths.lookup(i + 1);
    if (next instanceof PDFArray) {
      for (let k = 0; k < next.size(); k += 1) found.set(first + k, next.lookup(k, PDFNumber).asNumber());
      i += 2;
    } else {
      const last = widths.lookup(i + 1, PDFNumber).asNumber();
      for (let code = first; code <= last; code += 1)
        found.set(code, widths.lookup(i + 2, PDFNumber).asNumber());
      i += 3;
    }
  }
  return found;
}

/**
 * Writes an invisible lam after each ligature of a page. Removes the marks that distinguish no-break spaces from other spaces:
 * Firefox would place the words between two marks wrongly.
 */
function splitIn(content: string, fonts: ReadonlyMap<string, Lams | undefined>): string {
  let lams: Lams | undefined;
  const unmarked = content.replace(
    /\/Span\s*<<\s*\/ActualText\s*<FEFF00A0>\s*>>\s*BDC\s([\s\S]*?)EMC\s/g,
    '$1',
  );
  return unmarked.replace(
    /\/(\S+) \S+ Tf|<((?:[0-9A-Fa-f]{4})+)> Tj/g,
    (whole, font: string | undefined, codes: string | undefined) => {
      if (font !== undefined) lams = fonts.get(font);
      if (!lams || codes === undefined) return whole;
      let shown = '';
      for (const code of codes.toUpperCase().match(/.{4}/g) ?? []) {
        const invisible = lams.get(code);
        shown += invisible ? `${code}> Tj ${invisible} <` : code;
      }
      return `<${shown}> Tj`.replace(/ <> Tj$/, '');
    },
  );
}
