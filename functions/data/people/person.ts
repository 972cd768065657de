import { randomUUID } from 'node:crypto';
import type { MailRecipient } from '#shared/mail/mail-settings.ts';
import type { Person } from '#shared/people/person.ts';
import type { Role } from '#shared/session/session.ts';
import { type ChangeNumber, getLastChange } from '../sign-in/account-change.ts';
import { type Administrator, accountIdOf, readAdministrator } from '../sign-in/administrator.ts';
import { indexKeys, itemKey } from '../table/table.ts';
import { exists, lacks, updateItem } from '../table/update-item.ts';
import { linksEndAt } from './link.ts';

/** Returns whether an account can sign in, is invited, or is disabled. */
export function stateOf({
  disabledAt,
  passwordHash,
}: Pick<Administrator, 'disabledAt' | 'passwordHash'>): Person['state'] {
  if (disabledAt !== undefined) return 'disabled';
  return passwordHash === '' ? 'invited' : 'active';
}

/** Returns an administrator as owners see them. */
export function personOf(administrator: Administrator, now: Date): Person {
  const { accountId: id, username, email, language, role, createdAt } = administrator;
  const { lastSignedInAt, disabledAt, leavesOn } = administrator;
  const linksEnd = linksEndAt(administrator, now);
  return {
    ...{ id, username, email, language, role, createdAt, lastSignedInAt, disabledAt, leavesOn },
    state: stateOf(administrator),
    hasCodes: administrator.codeSecret !== undefined,
    ...(linksEnd !== undefined && { linkEndsAt: new Date(linksEnd).toISOString() }),
  };
}

/** Creates an account that cannot sign in before a password is chosen. Returns `undefined` if the name is taken. */
export async function createInvited(
  invited: MailRecipient & { readonly username: string; readonly role: Role },
  now: Date,
): Promise<Administrator | undefined> {
  const accountId = accountIdOf(invited.username);
  const createdAt = now.toISOString();
  const { count: decided } = await getLastChange();
  const created = await updateItem<Administrator & ChangeNumber>(itemKey('administrator', accountId), {
    set: {
      ...invited,
      ...{ accountId, createdAt, decided, passwordHash: '', credentialVersion: randomUUID() },
      ...indexKeys('ofKind', 'administrator', { at: createdAt, id: accountId }),
    },
    when: [lacks('pk')],
  });
  return created && readAdministrator(created);
}

/**
 * Changes the address and language of an account's mails, and the last day of its user; an empty day removes it.
 * Returns `undefined` if there is no such account.
 */
export async function changeDetails(
  accountId: string,
  {
    leavesOn,
    ...address
  }: { readonly [N in keyof MailRecipient | 'leavesOn']?: Administrator[N] | undefined },
): Promise<Administrator | undefined> {
  const changed = await updateItem<Administrator>(itemKey('administrator', accountId), {
    set: { ...address, ...(leavesOn && { leavesOn }) },
    ...(leavesOn === '' && { remove: ['leavesOn'] }),
    when: [exists('createdAt')],
  });
  return changed && readAdministrator(changed);
}
