import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeCursor, encodeCursor, type Position, parseSortKey, sortKey } from './cursor.ts';

const position: fc.Arbitrary<Position> = fc.record({
  at: fc
    .date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  id: fc.stringMatching(/^[A-Za-z0-9_-]{16,64}$/),
});

test('every position is restored from its sort key and its cursor', () => {
  fc.assert(
    fc.property(position, (where) => {
      expect(parseSortKey(sortKey(where))).toEqual(where);
      expect(decodeCursor('new', encodeCursor('new', where))).toEqual(where);
    }),
  );
});

test('a cursor needs no escaping in a URL', () => {
  fc.assert(fc.property(position, (where) => /^[\w-]+$/.test(encodeCursor('all', where))));
});

test('rejects a cursor from another list', () => {
  fc.assert(fc.property(position, (where) => decodeCursor('done', encodeCursor('new', where)) === undefined));
});

test('rejects any other text', () => {
  fc.assert(fc.property(fc.string(), (text) => decodeCursor('all', text) === undefined));
});

test('a changed cursor never decodes to an invalid position', () => {
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
])('throws for the position %j', (text) =>
  expect(decodeCursor('all', Buffer.from(text).toString('base64url'))).toBeUndefined(),
);
