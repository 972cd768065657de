import bidiFactory from 'bidi-js';
import { directionOf, type Language } from '#shared/language.ts';
import type { OpenFont } from './font.ts';

/** The fonts of a language: one for Arabic letters, one for all others. */
export interface Faces {
  readonly arabic: OpenFont;
  readonly other: OpenFont;
}

/** A line of text as SVG paths, from the line's left end on the baseline. */
export interface SetLine {
  /** In px. */
  readonly width: number;
  readonly paths: string;
}

const bidi = bidiFactory();
const arabicLetter = /\p{Script_Extensions=Arabic}/u;

interface Run {
  text: string;
  isArabic: boolean;
  level: number;
}

/** Width of a line of text in px, as {@link setLine} sets it. */
export function widthOf(text: string, language: Language, faces: Faces, size: number): number {
  return runsOf(text, language)
    .map((run) => shapeRun(run, faces, size))
    .reduce((sum, { width }) => sum + width, 0);
}

/** Sets a line of text in px: shaped, with its runs in visual order. */
export function setLine(text: string, language: Language, faces: Faces, size: number): SetLine {
  let x = 0;
  const paths = inVisualOrder(runsOf(text, language)).map((run) => {
    const shaped = shapeRun(run, faces, size);
    const drawn = draw(shaped, x);
    x += shaped.width;
    return drawn;
  });
  return { width: x, paths: paths.join('') };
}

/** Splits a text into parts of one direction and one font. Spaces belong to the part before them. */
function runsOf(text: string, language: Language): Run[] {
  const { levels } = bidi.getEmbeddingLevels(text, directionOf(language));
  const runs: Run[] = [];
  let index = 0;
  for (const character of text) {
    const level = levels[index] ?? 0;
    const last = runs.at(-1);
    const isArabic = /\s/.test(character) ? (last?.isArabic ?? false) : arabicLetter.test(character);
    if (last && last.level === level && last.isArabic === isArabic) last.text += character;
    else runs.push({ text: character, isArabic, level });
    index += character.length;
  }
  return runs;
}

/**
 * Reorders runs by rule L2 of the bidirectional algorithm: from the highest level down, each sequence of at least that
 * level is reversed.
 */
function inVisualOrder(runs: readonly Run[]): Run[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    for (let start = 0; start < ordered.length; start++) {
      let end = start;
      while ((ordered[end]?.level ?? 0) >= level) end++;
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end;
    }
  }
  return ordered;
}

function shapeRun({ text, isArabic, level }: Run, faces: Faces, size: number) {
  const font = isArabic ? faces.arabic : faces.other;
  const shaped = font.shape(text, level % 2 ? 'rtl' : 'ltr');
  const scale = size / font.unitsPerEm;
  return { font, scale, width: shaped.width * scale, glyphs: shaped.glyphs };
}

function draw({ font, scale, glyphs }: ReturnType<typeof shapeRun>, start: number): string {
  const paths = glyphs.map(({ id, x, y }) => {
    const outline = font.outline(id);
    const place = `matrix(${scale} 0 0 ${-scale} ${start + x * scale} ${-y * scale})`;
    return outline && `<path transform="${place}" d="${outline}"/>`;
  });
  return paths.join('');
}
