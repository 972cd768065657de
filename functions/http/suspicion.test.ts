import '../data/testing/environment.ts';
import { expect, test } from 'vitest';
import { suspicionsOf } from './suspicion.ts';

test.each([
  ['nothing said', {}, []],
  ['an empty honeypot', { website: '' }, []],
  ['a blank honeypot', { website: '  ' }, []],
  ['a filled honeypot', { website: 'https://example.com' }, ['honeypot']],
  ['two seconds', { elapsedMs: 2000 }, []],
  ['less than two seconds', { elapsedMs: 1999 }, ['too-fast']],
  ['no time at all', { elapsedMs: 0 }, ['too-fast']],
  ['both', { website: 'x', elapsedMs: 1 }, ['honeypot', 'too-fast']],
] as const)('%s', (_what, said, suspicions) => {
  expect(suspicionsOf(said)).toEqual(suspicions);
});
