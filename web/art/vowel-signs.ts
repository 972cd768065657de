import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import { Blob, Face, Font } from 'harfbuzzjs';

/** An entry of a font's table from glyphs to letters: an Arabic vowel sign. */
const signEntry = /<([0-9A-F]{4})> <06(?:4[B-F]|5[0-2])>/gi;
const isSign = (letter: string) => /^06(?:4[B-F]|5[0-2])$/i.test(letter);

interface SignedFont {
  /** PDF operators that draw the outlines of the vowel signs, by their glyph codes, in units of the em. */
  outlines: ReadonlyMap<string, string>;
  /** The letters, by glyph code, that Chromium wrote only beside their vowel sign, and not into the font's table. */
  letters: Map<string, string>;
}

/**
 * Corrects the vowel signs of the text that users copy from, or search in, an Arabic PDF. A sign is drawn above or below the
 * middle of its letter. PDF readers order glyphs by where they begin, and so read the sign before its letter. Afterwards each
 * sign is drawn as an outline, and an invisible sign stands at the left edge of its letter, where PDF readers read it after the
 * letter.
 *
 * @param file a PDF as Chromium prints it, after `splitLamAlef`
 * @throws Error if Chromium writes the signs in another way
 */
export async function placeVowelSigns(file: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(file, { updateMetadata: false });
  const fonts = new Map<PDFDict, SignedFont>();
  for (const [, object] of pdf.context.enumerateIndirectObjects())
    if (object instanceof PDFDict && object.get(PDFName.of('Subtype')) === PDFName.of('Type0'))
      fonts.set(object, { outlines: outlinesOf(object), letters: new Map() });
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
    const text = Buffer.from(bytesOf(pdf.context.lookup(contents))).toString('latin1');
    pdf.context.assign(contents, pdf.context.flateStream(Buffer.from(placeIn(text, byName), 'latin1')));
  }
  for (const [font, { letters }] of fonts) {
    const reference = font.get(PDFName.of('ToUnicode'));
    if (!(reference instanceof PDFRef)) throw new Error('A font of the PDF has no table of letters.');
    const table = tableOf(font).replace(/<([0-9A-F]{4})> <0000>/gi, (entry, code: string) => {
      const letter = letters.get(code.toUpperCase());
      return letter ? `<${code}> <${letter}>` : entry;
    });
    pdf.context.assign(reference, pdf.context.flateStream(table));
  }
  return pdf.save({ useObjectStreams: true });
}

function tableOf(font: PDFDict): string {
  return Buffer.from(bytesOf(font.lookup(PDFName.of('ToUnicode')))).toString('latin1');
}

function bytesOf(stream: unknown): Uint8Array {
  if (!(stream instanceof PDFRawStream)) throw new Error('The PDF has something else in place of a stream.');
  return decodePDFRawStream(stream).decode();
}

function outlinesOf(font: PDFDict): SignedFont['outlines'] {
  const codes = [...tableOf(font).matchAll(signEntry)].map(([, code = '']) => code.toUpperCase());
  if (codes.length === 0) return new Map();
  const descendant = font.lookup(PDFName.of('DescendantFonts'), PDFArray).lookup(0, PDFDict);
  const descriptor = descendant.lookup(PDFName.of('FontDescriptor'), PDFDict);
  const face = new Face(new Blob(bytesOf(descriptor.lookup(PDFName.of('FontFile2'))).slice().buffer));
  const glyphs = new Font(face);
  // A code is the number of the glyph in the font.
  return new Map(
    codes.map((code) => [code, drawn(glyphs.glyphToPath(Number.parseInt(code, 16)), face.upem)]),
  );
}

/** Returns an SVG path of absolute commands as PDF operators. */
function drawn(path: string, unitsPerEm: number): string {
  let at: [number, number] = [0, 0];
  const operators = [...path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, command, numbers = '']) => {
    const n = (numbers.match(/-?[\d.]+/g) ?? []).map((number) => Number(number) / unitsPerEm);
    const [x0, y0] = at;
    if (n.length > 1) at = [n.at(-2) ?? 0, n.at(-1) ?? 0];
    const write = (of: readonly number[]) => of.map((number) => number.toFixed(4)).join(' ');
    switch (command) {
      case 'M':
        return `${write(n)} m`;
      case 'L':
        return `${write(n)} l`;
      case 'C':
        return `${write(n)} c`;
      case 'Q': {
        const [cx = 0, cy = 0, x = 0, y = 0] = n;
        const third = (from: number, control: number) => from + (2 / 3) * (control - from);
        return `${write([third(x0, cx), third(y0, cy), third(x, cx), third(y, cy), x, y])} c`;
      }
      default:
        return 'h';
    }
  });
  return `${operators.join(' ')} f`;
}

/** The operators that move, show text, or begin and end it. Chromium turns text upside down and never scales it. */
const operator =
  /\/Span\s*<<\s*\/ActualText\s*<FEFF((?:[0-9A-F]{4})+)>\s*>>\s*BDC\s|EMC\s|\/(\S+) (\S+) Tf|1 0 0 -1 (\S+) (\S+) Tm|(\S+) (\S+) Td|<((?:[0-9A-F]{4})+)> Tj|\bET\b/gi;

function placeIn(content: string, fonts: ReadonlyMap<string, SignedFont | undefined>): string {
  let current: SignedFont | undefined;
  let size = 0;
  let at = { x: 0, y: 0 };
  /** The letters in the `ActualText` of the current part, in the order in which they are written. */
  let letters: string[] | undefined;
  let waiting: string[] = [];
  let outlines: string[] = [];
  const result = content.replace(operator, (whole, actual, font, height, x, y, dx, dy, shown) => {
    if (actual !== undefined) {
      const written: string[] = actual.match(/.{4}/g) ?? [];
      if (!written.some(isSign)) return whole;
      letters = written;
      return '';
    }
    if (whole.startsWith('EMC')) {
      if (!letters) return whole;
      if (waiting.length > 0) throw new Error('A vowel sign of the PDF has no letter.');
      letters = undefined;
      return '';
    }
    if (font !== undefined) {
      current = fonts.get(font);
      size = Number(height);
      return whole;
    }
    if (x !== undefined) {
      at = { x: Number(x), y: Number(y) };
      return whole;
    }
    if (dx !== undefined) {
      at = { x: at.x + Number(dx), y: at.y - Number(dy) };
      return whole;
    }
    if (shown === undefined) {
      const end = [whole, ...outlines].join('\n');
      outlines = [];
      return end;
    }
    const outline = current?.outlines.get(shown.toUpperCase());
    if (outline) {
      if (!letters) throw new Error('A vowel sign of the PDF is not marked as a part of its letter.');
      waiting.push(shown);
      outlines.push(`q ${size} 0 0 ${-size} ${at.x.toFixed(3)} ${at.y.toFixed(3)} cm ${outline} Q`);
      return '';
    }
    if (waiting.length === 0) return whole;
    const [letter, ...others] = letters?.filter((one) => !isSign(one)) ?? [];
    if (letter && others.length === 0) current?.letters.set(shown.toUpperCase(), letter);
    const invisible = `3 Tr ${waiting.map((sign) => `<${sign}> Tj`).join(' ')} 0 Tr`;
    waiting = [];
    // In a ligature of two letters, a sign that is not the last character belongs to the first letter.
    if (!isSign(letters?.at(-1) ?? '')) return `${whole} ${invisible}`;
    return `${invisible} 0 0 Td ${whole}`;
  });
  if (waiting.length > 0 || outlines.length > 0) throw new Error('A vowel sign of the PDF is left over.');
  return result;
}
