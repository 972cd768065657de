import { logFailure } from '#functions/data/log-failure.ts';
import { type Administrator, getAdministrator } from '#functions/data/sign-in/administrator.ts';
import { replaceRecoveryCodes, turnCodesOff, turnCodesOn } from '#functions/data/sign-in/codes.ts';
import { type Limit, release } from '#functions/data/sign-in/throttle.ts';
import { place, requireCurrentPassword } from '#functions/http/current-password.ts';
import { Conflict } from '#functions/http/errors.ts';
import type { Operation } from '#functions/http/operation.ts';
import { newRecoveryCodes, redeemCode, wrongCode } from './redeem-code.ts';
import { stepOf } from './totp.ts';

export const getCodes: Operation<'getCodes'> = async ({ administrator: { accountId } }) => {
  const account = await getAdministrator(accountId);
  const isOn = account?.codeSecret !== undefined;
  return {
    body: {
      ...(isOn && { since: account.codesSince ?? account.createdAt }),
      recoveryLeft: (isOn && account.recoveryHashes?.size) || 0,
    },
  };
};

export const turnOnCodes: Operation<'turnOnCodes'> = async ({ administrator: { accountId }, body }) => {
  const now = new Date();
  const account = await requireCurrentPassword(accountId, body.present, now);
  if (account.codeSecret !== undefined) throw alreadyOn();
  const step = stepOf(body.secret, body.code, now);
  if (step === undefined) throw wrongCode();
  const { shown, hashes } = newRecoveryCodes(accountId);
  const isOn = await turnCodesOn(account, { secret: body.secret, step, recoveryHashes: hashes }, now);
  if (!isOn) throw alreadyOn();
  return { body: { recoveryCodes: shown } };
};

export const renewRecoveryCodes: Operation<'renewRecoveryCodes'> = async ({ administrator, body }) => {
  const account = await provenByBoth(administrator.accountId, body);
  const { shown, hashes } = newRecoveryCodes(account.accountId);
  if (!(await replaceRecoveryCodes(account, hashes))) throw alreadyOff();
  return { body: { recoveryCodes: shown } };
};

export const turnOffCodes: Operation<'turnOffCodes'> = async ({ administrator, body }) => {
  const account = await provenByBoth(administrator.accountId, body);
  if (!(await turnCodesOff(account, 'self', new Date()))) throw alreadyOff();
  return { body: undefined };
};

const proofsPerAccount: Limit = { name: 'own-code-account', max: 5, windowSeconds: 15 * 60 };

/** Returns the account of the signed-in person, after checking the current password and using up a code. */
async function provenByBoth(
  accountId: string,
  { present, code }: { readonly present: string; readonly code: string },
): Promise<Administrator> {
  const now = new Date();
  const account = await requireCurrentPassword(accountId, present, now);
  if (account.codeSecret === undefined) throw alreadyOff();
  const attempt = await place(proofsPerAccount, accountId, now);
  if (!(await redeemCode(account, code, now))) throw wrongCode();
  await release(attempt).catch((error) => logFailure('Attempt of a code not released', error));
  return account;
}

function alreadyOn(): Conflict {
  return new Conflict('One-time codes are on already; turn them off before you set them up anew.');
}

function alreadyOff(): Conflict {
  return new Conflict('One-time codes were turned off meanwhile; look at your account again.');
}
