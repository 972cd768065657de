import { itemKey } from '../table/table.ts';
import { below, contains, exists, isStill, lacks, updateItem } from '../table/update-item.ts';
import type { Administrator, CodesOff } from './administrator.ts';

/** The account as it was read: a write that finds other codes there does nothing. */
type Account = Pick<Administrator, 'accountId' | 'codeSecret'>;

const keyOf = ({ accountId }: Pick<Account, 'accountId'>) => itemKey('administrator', accountId);
const areStill = ({ codeSecret }: Account) => isStill('codeSecret', codeSecret);

/**
 * Has the sign-in of an account ask for a code from now on. The code of `step` is used up by that. `false` where it asks for
 * one already, or the password was changed meanwhile.
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

/** Uses up the code of a step, and with it all earlier ones. `false` where it is used up. */
export async function spendStep(account: Account, step: number): Promise<boolean> {
  const spent = await updateItem<Administrator>(keyOf(account), {
    set: { codeStep: step },
    when: [areStill(account), below('codeStep', step)],
  });
  return spent !== undefined;
}

/** Uses up a recovery code by its hash. `false` where it is none, or used up. */
export async function spendRecoveryCode(account: Account, hash: string): Promise<boolean> {
  const spent = await updateItem<Administrator>(keyOf(account), {
    take: { recoveryHashes: new Set([hash]) },
    when: [areStill(account), contains('recoveryHashes', hash)],
  });
  return spent !== undefined;
}

/** Puts other recovery codes in the place of all there are. `false` where the codes were changed meanwhile. */
export async function replaceRecoveryCodes(account: Account, hashes: ReadonlySet<string>): Promise<boolean> {
  const replaced = await updateItem<Administrator>(keyOf(account), {
    set: { recoveryHashes: hashes },
    when: [areStill(account)],
  });
  return replaced !== undefined;
}

/**
 * Has the sign-in ask for the password alone. By this write, of which the table's stream tells, the account's owner is told. `false`
 * where it does already.
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
