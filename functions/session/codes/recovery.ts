import { createHash, randomBytes } from 'node:crypto';
import { inFours, recoveryAlphabet, recoveryCount, recoveryLength } from '#shared/session/codes.ts';

/** New recovery codes of an account: as people are shown them, and the hashes that are stored. */
export function newRecoveryCodes(accountId: string): {
  readonly shown: string[];
  readonly hashes: ReadonlySet<string>;
} {
  const codes = Array.from({ length: recoveryCount }, () =>
    // 32 characters: five bits of each byte choose one, all of them alike.
    Array.from(randomBytes(recoveryLength), (byte) => recoveryAlphabet[byte & 31]).join(''),
  );
  return {
    shown: codes.map((code) => inFours(code, '-')),
    hashes: new Set(codes.map((code) => recoveryHash(accountId, code))),
  };
}

/** What is stored of a recovery code: 80 random bits need no slow hash. */
export function recoveryHash(accountId: string, code: string): string {
  return createHash('sha256').update(`${accountId} ${code}`).digest('base64url');
}
