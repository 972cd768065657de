import { expect, test } from 'vitest';
import { outletTypes } from '#shared/plan/plan.ts';
import { provinces } from '#shared/plan/provinces.ts';
import { exampleCoverage, parseCoverage } from './coverage.ts';

test('the example has every province and kind of outlet', () => {
  expect(Object.keys(exampleCoverage)).toHaveLength(provinces.length);
  for (const { id } of provinces) expect(exampleCoverage[id]).toHaveLength(outletTypes.length);
});

test('lines are read in both languages and their digits', () => {
  expect(parseCoverage('Baghdad: 2 2 2 2 1\n\nSalah al-Din: 2,1,1,0,0\nالبصرة: ٢ ٢ ١ ١ ٠')).toEqual({
    coverage: { baghdad: [2, 2, 2, 2, 1], 'salah-al-din': [2, 1, 1, 0, 0], basra: [2, 2, 1, 1, 0] },
    notes: [],
  });
});

test.each(['Baghdad: 2 2', 'Atlantis: 2 2 2 2 2', 'Baghdad: 3 3 3 3 3', 'As of November', ':', 'a:b:c'])(
  '%s is a note, and no line of the table',
  (line) => {
    expect(parseCoverage(line)).toEqual({ coverage: {}, notes: [line] });
  },
);
