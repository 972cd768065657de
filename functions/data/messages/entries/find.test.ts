import '#functions/data/testing/environment.ts';
import { expect, test } from 'vitest';
import { isPositionOf } from './find.ts';

const position = '2026-05-01T12:00:00.000Z#message-0000000001';

test.each([
  ['sara omar', 0, `SARA#${position}`, true],
  ['sara omar', 0, `SARAH#${position}`, false],
  ['sara omar', 0, `OMAR#${position}`, false],
  ['sara omar', 1, `OMARS#${position}`, true],
  ['sara omar', 1, `SARA#${position}`, false],
  ['sara omar', 2, `SARA#${position}`, false],
  ['sara omar', 0, position, false],
  ['sara', 0, 'SARA#no-position', false],
  ['', 0, position, true],
  [' ', 0, position, true],
  ['', 1, position, false],
  ['', 0, `SARA#${position}`, false],
])('in a search for %j the position of term %i, %s, is a possible one: %s', (text, term, key, expected) => {
  expect(isPositionOf({ text }, { term, key })).toBe(expected);
});
