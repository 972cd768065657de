import { expect, test } from 'vitest';
import { languages } from '../language.ts';
import { coverageLine, coverageRow, parseCoverage } from './coverage.ts';
import { provinces } from './provinces.ts';

test('reads lines in both languages and digits, in their order', () => {
  expect(parseCoverage('Salah al-Din: 2,1,1,0,0\n\nBaghdad: 2 2 2 2 1\nالبصرة: ٢ ٢ ١ ١ ٠')).toEqual({
    rows: [
      { province: 'salah-al-din', levels: [2, 1, 1, 0, 0] },
      { province: 'baghdad', levels: [2, 2, 2, 2, 1] },
      { province: 'basra', levels: [2, 2, 1, 1, 0] },
    ],
    notes: [],
  });
});

test('the second of two lines of a province counts', () => {
  expect(parseCoverage('Basra: 2 2 2 2 2\nErbil: 1 1 1 1 1\nbasra: 0 0 0 0 0').rows).toEqual([
    { province: 'erbil', levels: [1, 1, 1, 1, 1] },
    { province: 'basra', levels: [0, 0, 0, 0, 0] },
  ]);
});

test.each(['Baghdad: 2 2', 'Atlantis: 2 2 2 2 2', 'Baghdad: 3 3 3 3 3', 'As of November', ':', 'a:b:c'])(
  '%s is a note, not a row',
  (line) => {
    expect(parseCoverage(line)).toEqual({ rows: [], notes: [line] });
  },
);

test.each(languages)('a row is decoded as it was encoded, in %s', (language) => {
  for (const { id: province } of provinces) {
    const row = { province, levels: [0, 1, 2, 1, 0] } as const;
    expect(coverageRow(coverageLine(row, language))).toEqual(row);
  }
});
