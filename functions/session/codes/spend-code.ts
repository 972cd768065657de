import type { Administrator } from '#functions/data/sign-in/administrator.ts';
import { spendRecoveryCode, spendStep } from '#functions/data/sign-in/codes.ts';
import { BadRequest } from '#functions/http/errors.ts';
import { codeDigits } from '#shared/session/codes.ts';
import { recoveryHash } from './recovery.ts';
import { stepOf } from './totp.ts';

/** Uses up a one-time code or a recovery code of an account. `false` where it is none, or was used before. */
export async function spendCode(account: Administrator, code: string, now: Date): Promise<boolean> {
  const { accountId, codeSecret } = account;
  if (codeSecret === undefined) return false;
  if (code.length !== codeDigits) return spendRecoveryCode(account, recoveryHash(accountId, code));
  const step = stepOf(codeSecret, code, now);
  return step !== undefined && spendStep(account, step);
}

/** What is answered to a code that is not good. */
export function wrongCode(): BadRequest {
  const details = [{ field: 'code', problem: 'wrong' }];
  return new BadRequest(
    'This code is not right or was used already; type the one that your app shows now.',
    details,
  );
}
