import { itemKey } from '../table/table.ts';
import { below, contains, exists, isStill, lacks, updateItem } from '../table/update-item.ts';
import type { Administrator, CodesOff } from './administrator.ts';

/** An account as it was read. A write does nothing if the stored account has other codes by then. */
type Account = Pick<Administrator, 'accountId' | 'codeSecret'>;

const keyOf = ({ accountId }: Pick<Account, 'accountId'>) => itemKey('administrator', accountId);
const areStill = ({ codeSecret }: Account) => isStill('codeSecret', codeSecret);

/**
 * Turns on one-time codes for an account and marks the code of time step `step` as used. Returns false if codes are on
 * already, or the password was changed in the meantime.
 */
export async function turnCodesOn(
  account: Pick<Administrator, 'accountId' | 'credentialVersion'>,
  codes: { readonly secret: string; readonly step: number; readonly recoveryHashes: ReadonlySet<string> },
  now: Date,
): Promise<boolean> {
  const on = await updateItem<Administrator>(keyOf(account), {
    set: {
      codeSecret: codes.secret,
      codeStep: codes.step,
      recoveryHashes: codes.recoveryHashes,
      codesSince: now.toISOString(),
    },
    when: [exists('createdAt'), isStill('credentialVersion', account.credentialVersion), lacks('codeSecret')],
  });
  return on !== undefined;
}

/** Uses up the code of a step, and all earlier ones. Returns false if it is used up already. */
export async function redeemStep(account: Account, step: number): Promise<boolean> {
  const spent = await updateItem<Administrator>(keyOf(account), {
    set: { codeStep: step },
    when: [areStill(account), below('codeStep', step)],
  });
  return spent !== undefined;
}

/** Uses up a recovery code by its hash. Returns false if there is no such code, or it was used. */
export async function redeemRecoveryCode(account: Account, hash: string): Promise<boolean> {
  const spent = await updateItem<Administrator>(keyOf(account), {
    take: { recoveryHashes: new Set([hash]) },
    when: [areStill(account), contains('recoveryHashes', hash)],
  });
  return spent !== undefined;
}

/** Replaces all recovery codes. Returns false if the account's codes were changed in the meantime. */
export async function replaceRecoveryCodes(account: Account, hashes: ReadonlySet<string>): Promise<boolean> {
  const replaced = await updateItem<Administrator>(keyOf(account), {
    set: { recoveryHashes: hashes },
    when: [areStill(account)],
  });
  return replaced !== undefined;
}

/**
 * Turns off one-time codes for an account. The table's stream reports this write, and the account's owner is mailed.
 * Returns false if they were off already.
 */
export async function turnCodesOff(
  account: Pick<Account, 'accountId'>,
  by: CodesOff['codesOffBy'],
  now: Date,
): Promise<boolean> {
  const off = await updateItem<Administrator>(keyOf(account), {
    set: { codesOffAt: now.toISOString(), codesOffBy: by },
    remove: ['codeSecret', 'codeStep', 'recoveryHashes', 'codesSince'],
    when: [exists('codeSecret')],
  });
  return off !== undefined;
}
