import * as z from 'zod/mini';
import { withLatinDigits } from '../text/digits.ts';
import { givenPassword } from './session.ts';

/** One-time codes as every app makes them that is told nothing else (RFC 6238): of six digits, a new one every 30 seconds. */
export const codeDigits = 6;
export const codeSeconds = 30;

/** What a secret is written with: base32 of RFC 4648. */
export const secretAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** How long a secret is, in characters of five bits each. */
export const secretLength = 32;

/** The secret that an app and the site make codes of: 160 bits, as RFC 4226 recommends. */
export const codeSecret = z
  .string('invalid')
  .check(z.regex(new RegExp(`^[${secretAlphabet}]{${secretLength}}$`), 'invalid'));

/** What recovery codes are written with: Crockford's base32, in which nothing looks like something else. */
export const recoveryAlphabet = '0123456789abcdefghjkmnpqrstvwxyz';
/** How long a recovery code is, in characters of five bits each: too much to try out, even for who has its hash. */
export const recoveryLength = 16;
/** How many there are at first. */
export const recoveryCount = 10;

/**
 * A one-time code or a recovery code, as somebody typed it: in digits of any of our scripts, with blanks and hyphens wherever.
 * What comes out is the code alone.
 */
export const typedCode = z
  .string('required')
  .check(
    z.maxLength(100, 'invalid'),
    z.overwrite(bare),
    z.minLength(1, 'required'),
    z.regex(new RegExp(`^(\\d{${codeDigits}}|[${recoveryAlphabet}]{${recoveryLength}})$`), 'invalid'),
  );

/** The second step of a sign-in. */
export const codeEntry = z.object({ code: typedCode });

/** What proves that it is oneself: the present password and a code, which is used up. */
export const codeProof = z.object({ present: givenPassword, code: typedCode });

/** What turns codes on: a code of the secret shows that an app has it. */
export const codeSetUp = z.extend(codeProof, { secret: codeSecret });

function bare(typed: string): string {
  return withLatinDigits(typed.normalize('NFKC'))
    .toLowerCase()
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
}

/** A recovery code or a secret as people read it: four characters, then a gap. */
export function inFours(text: string, gap: string): string {
  return text.match(/.{1,4}/g)?.join(gap) ?? '';
}
