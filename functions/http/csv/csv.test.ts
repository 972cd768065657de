import { array, assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCsv } from '../testing/parse-csv.ts';
import { csv } from './csv.ts';

const formulaStarts = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];
const awkward = constantFrom(
  ...formulaStarts,
  '"',
  ',',
  ';',
  '\r\n',
  ' ',
  "'",
  'a',
  'دليل',
  '=1+1',
  '\u202e',
);
const cell = string({ unit: awkward, maxLength: 8 });
const table = array(array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 4 });

describe('random cells', () => {
  test('never start a formula', () => {
    assert(
      property(table, (rows) => {
        for (const read of parseCsv(csv(rows)).flat()) {
          expect(formulaStarts).not.toContain([...read.trimStart()][0]);
          expect(formulaStarts).not.toContain([...read][0]);
        }
      }),
    );
  });

  test('are read back unchanged, except for an apostrophe before a formula', () => {
    assert(
      property(table, (rows) => {
        const read = parseCsv(csv(rows)).map((row, y) =>
          row.map((text, x) => (text === `'${rows[y]?.[x]}` ? text.slice(1) : text)),
        );
        expect(read).toEqual(rows);
      }),
    );
  });
});

test.each([
  ['dana@example.com', '"dana@example.com"\r\n'],
  ['=HYPERLINK("https://evil.example")', '"\'=HYPERLINK(""https://evil.example"")"\r\n'],
  ['+1@example.com', '"\'+1@example.com"\r\n'],
  ['-1@example.com', '"\'-1@example.com"\r\n'],
  ['@example.com', '"\'@example.com"\r\n'],
  ['\tx', '"\'\tx"\r\n'],
  ['\rx', '"\'\rx"\r\n'],
  ['a;=1+1@example.com', '"a;=1+1@example.com"\r\n'],
  ["'quoted", '"\'quoted"\r\n'],
  ['دانا@مثال.عراق', '"دانا@مثال.عراق"\r\n'],
])('writes %j as %j', (text, written) => expect(csv([[text]])).toBe(written));

test('writes nothing for no rows', () => expect(csv([])).toBe(''));
