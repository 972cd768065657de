import { describe, expect, test } from 'vitest';
import { basisKeyOf, formatFigure } from '../company/figures.ts';
import { type Claim, claimOf, claimState, claims, claimText, isClaimKey } from './claims.ts';
import { figureNames } from './company/figures.ts';
import { type ContentKey, content } from './registry.ts';

const claim = (key: ContentKey): Claim => {
  const found = claimOf(key);
  if (!found) throw new Error(`${key} claims nothing.`);
  return found;
};
const item = (key: ContentKey, value: string, valueAr = '') => ({ key, value, valueAr });

test('every figure is a claim, with the keys of its label and basis', () => {
  const figures = claims.filter(({ figure }) => figure);
  expect(figures.map(({ figure }) => figure?.basis)).toEqual(figureNames.map(basisKeyOf));
  for (const one of figures) expect(claimOf(one.figure?.basis ?? '')).toBe(one);
  expect(new Set(claims.map(({ key }) => key)).size).toBe(claims.length);
});

test('a basis shows nothing until it is set, and is one line in both languages', () => {
  for (const name of figureNames) {
    expect(content[basisKeyOf(name)]).toMatchObject({ kind: 'text', fallback: { en: '', ar: '' } });
  }
});

test('a figure is confirmed with its number, unless its text contains it', () => {
  expect(claimText(claim('network_label'), [])).toEqual({
    en: '75+ professionals in our network',
    ar: '+٧٥ مختصًا في شبكتنا',
  });
  const countries = claimText(claim('parent_description'), []);
  expect(countries).toEqual(content.parent_description.fallback);
  expect(countries.en).toContain(formatFigure({ value: 61 }, 'en'));
});

test('a claim has its own text, whatever else is stored', () => {
  const plain = claimText(claim('network_label'), []);
  expect(claimText(claim('network_label'), [item('hero_title', 'Other', 'آخر')])).toEqual(plain);
});

describe('a figure’s label', () => {
  /**
   * Matches words that state the population, survey or date of a figure. Only the owner knows these, and writes them into the
   * basis of the figure.
   */
  const scope =
    /\b(all|survey|yearly|annual|latest|last|so far|since|year on year|besides|own|average)\b|[:،؛]/i;
  test.each(claims.filter(({ figure, key }) => figure && key !== 'parent_description'))(
    '$key contains no base, survey, date or scope',
    ({ key }) => {
      expect(content[key].fallback.en).not.toMatch(scope);
      expect(content[key].fallback.ar).not.toMatch(/استطلاع|سنوي|جميع|حتى اليوم|آخر|منذ|إلى جانب|[:؛]/);
    },
  );
});

describe('a claim', () => {
  const practice = claim('software_encryption');
  const text = claimText(practice, []);

  test('is confirmed only for exactly the confirmed texts in both languages', () => {
    expect(claimState(practice, [], undefined)).toBe('unconfirmed');
    expect(claimState(practice, [], text)).toBe('confirmed');
    expect(claimState(practice, [], { ...text, ar: 'غير ذلك' })).toBe('unconfirmed');
    const changed = [item('software_encryption', 'Encrypted end to end', text.ar)];
    expect(claimState(practice, changed, text)).toBe('unconfirmed');
    expect(claimState(practice, [item('software_encryption', text.en, text.ar)], text)).toBe('confirmed');
  });

  test('of a figure is based if its basis is shown in both languages', () => {
    const figure = claim('team_satisfaction_label');
    const basis = (value: string, valueAr: string) => [item('satisfaction_basis', value, valueAr)];
    expect(claimState(figure, basis('40 clients, March 2026', ''), undefined)).toBe('based');
    expect(claimState(figure, basis('', '٤٠ عميلًا'), undefined)).toBe('unconfirmed');
  });
});

test.each(['hero_title', 'network_basis', 'constructor', ''])('%j is not the key of a claim', (key) => {
  expect(isClaimKey(key)).toBe(false);
});
