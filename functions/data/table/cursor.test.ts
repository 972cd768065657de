import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeCursor, encodeCursor, type Position, parseSortKey, sortKey } from './cursor.ts';

const position: fc.Arbitrary<Position> = fc.record({
  at: fc
    .date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  id: fc.stringMatching(/^[A-Za-z0-9_-]{16,64}$/),
});

test('every position comes back from its sort key and its cursor', () => {
  fc.assert(
    fc.property(position, (where) => {
      expect(parseSortKey(sortKey(where))).toEqual(where);
      expect(decodeCursor('new', encodeCursor('new', where))).toEqual(where);
    }),
  );
});

test('a cursor needs no escaping in an address', () => {
  fc.assert(fc.property(position, (where) => /^[\w-]+$/.test(encodeCursor('all', where))));
});

test('a cursor of one list is none of another', () => {
  fc.assert(fc.property(position, (where) => decodeCursor('done', encodeCursor('new', where)) === undefined));
});

test('no other text is a cursor', () => {
  fc.assert(fc.property(fc.string(), (text) => decodeCursor('all', text) === undefined));
});

test('a changed cursor never leads out of the form a position has', () => {
  fc.assert(
    fc.property(position, fc.nat(), fc.constantFrom('A', 'z', '=', '+', '\0'), (where, at, char) => {
      const cursor = encodeCursor('all', where);
      const changed = cursor.slice(0, at % cursor.length) + char + cursor.slice((at % cursor.length) + 1);
      const decoded = decodeCursor('all', changed);
      if (decoded) expect(parseSortKey(sortKey(decoded))).toEqual(decoded);
    }),
  );
});

test.each([
  'all/2026-13-41T99:99:99.999Z#aaaaaaaaaaaaaaaa',
  'all/session#x',
  'all/2026-01-01T00:00:00.000Z#a#b',
])('the text %j makes no cursor', (text) =>
  expect(decodeCursor('all', Buffer.from(text).toString('base64url'))).toBeUndefined(),
);
