import { createHash, randomBytes } from 'node:crypto';
import type { Administrator } from '#functions/data/sign-in/administrator.ts';
import { redeemRecoveryCode, redeemStep } from '#functions/data/sign-in/codes.ts';
import { BadRequest } from '#functions/http/errors.ts';
import {
  codeDigits,
  inFours,
  recoveryAlphabet,
  recoveryCount,
  recoveryLength,
} from '#shared/session/codes.ts';
import { stepOf } from './totp.ts';

/** Uses up a one-time code or a recovery code of an account. Returns false if it is wrong, or was used before. */
export async function redeemCode(account: Administrator, code: string, now: Date): Promise<boolean> {
  const { accountId, codeSecret } = account;
  if (codeSecret === undefined) return false;
  if (code.length !== codeDigits) return redeemRecoveryCode(account, recoveryHash(accountId, code));
  const step = stepOf(codeSecret, code, now);
  return step !== undefined && redeemStep(account, step);
}

/** Returns the error for a wrong code. */
export function wrongCode(): BadRequest {
  const details = [{ field: 'code', problem: 'wrong' }];
  return new BadRequest(
    'This code is not right or was used already; type the one that your app shows now.',
    details,
  );
}

/** Makes new recovery codes of an account: the texts to show, and the hashes to store. */
export function newRecoveryCodes(accountId: string): {
  readonly shown: string[];
  readonly hashes: ReadonlySet<string>;
} {
  const codes = Array.from({ length: recoveryCount }, () =>
    // The alphabet has 32 characters: five bits of each byte choose one, all with the same probability.
    Array.from(randomBytes(recoveryLength), (byte) => recoveryAlphabet[byte & 31]).join(''),
  );
  return {
    shown: codes.map((code) => inFours(code, '-')),
    hashes: new Set(codes.map((code) => recoveryHash(accountId, code))),
  };
}

/** Returns the stored form of a recovery code: 80 random bits need no slow hash. */
function recoveryHash(accountId: string, code: string): string {
  return createHash('sha256').update(`${accountId} ${code}`).digest('base64url');
}
