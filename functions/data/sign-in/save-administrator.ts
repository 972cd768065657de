import { randomUUID } from 'node:crypto';
import { allLinks } from '../people/link.ts';
import { indexKeys, itemKey } from '../table/table.ts';
import { exists, isStill, lacks, updateItem } from '../table/update-item.ts';
import { type ChangeNumber, getLastChange } from './account-change.ts';
import { type Administrator, accountIdOf, readAdministrator } from './administrator.ts';

/** Creates an owner, or gives an existing administrator, disabled or not, a new password and ends their sessions. */
export async function saveAdministrator(
  username: string,
  passwordHash: string,
  now: Date,
): Promise<'created' | 'reset'> {
  const accountId = accountIdOf(username);
  const createdAt = now.toISOString();
  const { count: decided } = await getLastChange();
  const before = await updateItem<Administrator & ChangeNumber>(itemKey('administrator', accountId), {
    set: { accountId, username, passwordHash, credentialVersion: randomUUID() },
    remove: ['disabledAt', ...allLinks],
    setOnce: {
      ...{ createdAt, decided, role: 'owner' },
      ...indexKeys('ofKind', 'administrator', { at: createdAt, id: accountId }),
    },
    returns: 'ALL_OLD',
  });
  return before?.pk ? 'reset' : 'created';
}

/**
 * Gives an account another password, which ends all its sessions, and returns the new state. Returns `undefined` if the
 * account changed since it was read, or is gone.
 */
export async function changePasswordOf(
  { accountId, credentialVersion }: Pick<Administrator, 'accountId' | 'credentialVersion'>,
  passwordHash: string,
): Promise<Administrator | undefined> {
  const changed = await updateItem<Administrator>(itemKey('administrator', accountId), {
    set: { passwordHash, credentialVersion: randomUUID() },
    remove: allLinks,
    when: [exists('createdAt'), isStill('credentialVersion', credentialVersion), lacks('disabledAt')],
  });
  return changed && readAdministrator(changed);
}

/**
 * Ends all sessions of an account, also those that the list of sessions does not show, and forgets its known devices. Returns
 * the new state of the account; `undefined` if there is none.
 */
export async function endSessionsOf(accountId: string): Promise<Administrator | undefined> {
  const changed = await updateItem<Administrator>(itemKey('administrator', accountId), {
    set: { credentialVersion: randomUUID() },
    when: [exists('createdAt')],
  });
  return changed && readAdministrator(changed);
}

/** Notes when a user signed in last. */
export async function noteSignIn(accountId: string, now: Date): Promise<void> {
  await updateItem<Administrator>(itemKey('administrator', accountId), {
    set: { lastSignedInAt: now.toISOString() },
    when: [exists('createdAt')],
  });
}
