import * as z from 'zod/mini';
import { withLatinDigits } from '../text/digits.ts';
import { givenPassword } from './session.ts';

/** One-time codes with the defaults of all apps (RFC 6238): six digits, a new one every 30 seconds. */
export const codeDigits = 6;
export const codeSeconds = 30;

/** The alphabet of secrets: base32 of RFC 4648. */
export const secretAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** How long a secret is, in characters of five bits each. */
export const secretLength = 32;

/** A secret, from which app and site compute codes: 160 bits, as RFC 4226 recommends. */
export const codeSecret = z
  .string('invalid')
  .check(z.regex(new RegExp(`^[${secretAlphabet}]{${secretLength}}$`), 'invalid'));

/** The alphabet of recovery codes: Crockford's base32, in which no two signs look alike. */
export const recoveryAlphabet = '0123456789abcdefghjkmnpqrstvwxyz';
/** The length of a recovery code, in characters of five bits each: too long to guess, even for somebody who has its hash. */
export const recoveryLength = 16;
/** How many recovery codes are made at once. */
export const recoveryCount = 10;

/**
 * A one-time code or a recovery code as a user typed it: with digits of any of our scripts, blanks and hyphens. The
 * result is the code alone.
 */
export const typedCode = z
  .string('required')
  .check(
    z.maxLength(100, 'invalid'),
    z.overwrite(bare),
    z.minLength(1, 'required'),
    z.regex(new RegExp(`^(\\d{${codeDigits}}|[${recoveryAlphabet}]{${recoveryLength}})$`), 'invalid'),
  );

/** Body of the second step of a sign-in. */
export const codeEntry = z.object({ code: typedCode });

/** Proof of identity: the current password and a code. The code cannot be used again. */
export const codeProof = z.object({ present: givenPassword, code: typedCode });

/** Body of a request to turn codes on. The code shows that an app has the secret. */
export const codeSetUp = z.extend(codeProof, { secret: codeSecret });

function bare(typed: string): string {
  return withLatinDigits(typed.normalize('NFKC'))
    .toLowerCase()
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
}

/** Returns a recovery code or a secret in groups of four characters. */
export function inFours(text: string, gap: string): string {
  return text.match(/.{1,4}/g)?.join(gap) ?? '';
}
