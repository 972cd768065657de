import { expect, test } from 'vitest';
import { figureParts, figures, formatFigure } from './figures.ts';

test.each([
  ['respondents', 'en', '50K+', { unit: '', more: '+' }],
  ['respondents', 'ar', '+٥٠ ألف', { unit: 'ألف', more: '+' }],
  ['satisfaction', 'en', '91%', { unit: '', more: '' }],
  ['satisfaction', 'ar', '٩١٪', { unit: '', more: '' }],
  ['provinces', 'ar', '١٨', { unit: '', more: '' }],
] as const)('%s in %s is %s', (name, language, text, parts) => {
  expect(formatFigure(figures[name], language).replace(/[\u061C\u200E\u200F]/g, '')).toBe(text);
  expect(figureParts(figures[name], language)).toMatchObject({ unit: parts.unit, more: parts.more });
});
