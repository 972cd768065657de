import { expect, test } from 'vitest';
import { codeAt, stepOf } from './totp.ts';

/** The secret of RFC 6238, appendix B: the ASCII text 12345678901234567890 in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('%i seconds after 1970 the code ends with the standard’s %s', (seconds, code) => {
  expect(codeAt(secret, Math.floor(seconds / 30))).toBe(code.slice(-6));
});

const step = 40_000_000;
const at = (seconds: number) => new Date((step * 30 + seconds) * 1000);

test.each([-30, 0, 29, 30, 59])('%i seconds into its step a code is accepted', (seconds) => {
  expect(stepOf(secret, codeAt(secret, step), at(seconds))).toBe(step);
});

test.each([-31, 60])('%i seconds into its step it is refused', (seconds) => {
  expect(stepOf(secret, codeAt(secret, step), at(seconds))).toBeUndefined();
});

test('refuses every code for an unreadable secret', () => {
  expect(stepOf('', codeAt('', step), at(0))).toBeUndefined();
});

test('a secret that begins with zeros has full length', () => {
  const zeros = `AAAAAAAA${secret.slice(8)}`;
  expect(codeAt(zeros, step)).not.toBe(codeAt(secret, step));
  expect(codeAt(zeros, step)).toMatch(/^\d{6}$/);
});
