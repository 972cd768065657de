import { Blob, Direction, Face, Font, Buffer as HarfBuzzBuffer, shape } from 'harfbuzzjs';

/** A run of text as a font draws it, from its left end at 0 on the baseline. */
export interface ShapedRun {
  /** In the font's units. */
  readonly width: number;
  readonly glyphs: readonly { readonly id: number; readonly x: number; readonly y: number }[];
}

/** A parsed font, with what is needed to set a line. */
export interface OpenFont {
  readonly unitsPerEm: number;
  shape(text: string, direction: 'ltr' | 'rtl'): ShapedRun;
  /** The outline of a glyph, as an SVG path; empty where there is nothing to draw. */
  outline(id: number): string;
}

/** Opens a TrueType font. Characters that the font lacks are not drawn. */
export function openFont(file: Uint8Array): OpenFont {
  const face = new Face(new Blob(file.slice().buffer));
  const font = new Font(face);
  const outlines = new Map<number, string>();
  return {
    unitsPerEm: face.upem,
    shape: (text, direction) => {
      const buffer = new HarfBuzzBuffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      buffer.setDirection(direction === 'rtl' ? Direction.RTL : Direction.LTR);
      shape(font, buffer);
      let width = 0;
      const glyphs = buffer.getGlyphInfosAndPositions().flatMap((glyph) => {
        const { codepoint: id, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
        if (id === 0) return [];
        const placed = { id, x: width + xOffset, y: yOffset };
        width += xAdvance;
        return [placed];
      });
      return { width, glyphs };
    },
    outline: (id) => {
      const outline = outlines.get(id) ?? font.glyphToPath(id);
      outlines.set(id, outline);
      return outline;
    },
  };
}
