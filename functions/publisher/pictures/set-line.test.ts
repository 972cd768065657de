import { expect, test } from 'vitest';
import type { OpenFont } from './font.ts';
import { setLine, widthOf } from './set-line.ts';

/** Returns a font that draws nothing, and records the texts that it has to shape. */
function noting(name: string, runs: string[]): OpenFont {
  return {
    unitsPerEm: 1,
    outline: () => '',
    shape: (text, direction) => {
      runs.push(`${name} ${direction} ${text}`);
      return { width: text.length, glyphs: [] };
    },
  };
}

function setRuns(text: string, language: 'en' | 'ar'): string[] {
  const runs: string[] = [];
  setLine(text, language, { arabic: noting('arabic', runs), other: noting('other', runs) }, 1);
  return runs;
}

test('sets English from left to right', () => {
  expect(setRuns('Shelf share', 'en')).toEqual(['other ltr Shelf share']);
});

test('sets the runs of an Arabic line in visual order, from the left', () => {
  expect(setRuns('قياس 18 محافظة', 'ar')).toEqual([
    'arabic rtl محافظة',
    'other rtl  ',
    'other ltr 18',
    'arabic rtl قياس ',
  ]);
});

test('keeps brackets around their content', () => {
  expect(setRuns('حصة (Q3)؟', 'ar')).toEqual([
    'arabic rtl ؟',
    'other rtl )',
    'other ltr Q3',
    'other rtl (',
    'arabic rtl حصة ',
  ]);
});

test('reverses only the Arabic in an English line', () => {
  expect(setRuns('in العراق today', 'en')).toEqual([
    'other ltr in ',
    'arabic rtl العراق',
    'arabic ltr  ',
    'other ltr today',
  ]);
});

test('has the width of all its runs together', () => {
  const runs: string[] = [];
  const faces = { arabic: noting('arabic', runs), other: noting('other', runs) };
  expect(widthOf('قياس 18', 'ar', faces, 2)).toBe(14);
});
