import '#functions/data/testing/environment.ts';
import { describe, expect, test } from 'vitest';
import { formTokenAt, suspicionsOf, timeSince } from './suspicions.ts';

const now = new Date('2026-05-01T12:00:00.000Z');
const ago = (ms: number) => formTokenAt(new Date(now.getTime() - ms));
const day = 24 * 60 * 60_000;

test.each([
  ['a form of this site', {}, []],
  ['an empty honeypot', { website: '' }, []],
  ['a blank honeypot', { website: '  ' }, []],
  ['a filled honeypot', { website: 'https://example.com' }, ['honeypot']],
  ['two seconds said', { elapsedMs: 2000 }, []],
  ['less than two seconds said', { elapsedMs: 1999 }, ['too-fast']],
  ['two seconds by our clock', { formToken: ago(2000) }, []],
  [
    'less than two seconds by our clock, whatever is said',
    { formToken: ago(1999), elapsedMs: 9000 },
    ['too-fast'],
  ],
  ['a form of yesterday', { formToken: ago(day) }, []],
  ['a form of the day before', { formToken: ago(day + 1) }, ['no-form']],
  ['no token', { formToken: undefined }, ['no-form']],
  ['no token, but a long time said', { formToken: undefined, elapsedMs: 9000 }, ['no-form']],
  ['all of it', { website: 'x', elapsedMs: 1, formToken: 'x' }, ['honeypot', 'no-form', 'too-fast']],
] as const)('%s', (_what, said, suspicions) => {
  expect(suspicionsOf({ formToken: ago(60_000), ...said }, now)).toEqual(suspicions);
});

describe('a form token', () => {
  test('returns the age of the form', () => expect(timeSince(ago(1234), now)).toBe(1234));

  test('from the future is at most a moment old', () => expect(timeSince(ago(-5000), now)).toBe(-5000));

  const [instant = '', signature = ''] = ago(60_000).split('.');
  test.each([
    undefined,
    '',
    '.',
    instant,
    `${instant}.`,
    `${instant}.${'A'.repeat(43)}`,
    `${instant.slice(1)}.${signature}`,
    `0.${signature}`,
    `${instant.toUpperCase()}.${signature}`,
    `${instant}.${signature}x`,
    ` ${instant}.${signature}`,
    `${'z'.repeat(180)}.${signature}`,
  ])('%j is invalid', (token) => expect(timeSince(token, now)).toBeUndefined());
});
