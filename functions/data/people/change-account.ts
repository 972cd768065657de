import { randomUUID } from 'node:crypto';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import {
  type AccountChange,
  getLastChange,
  type LastChange,
  lastChangeKey,
} from '../sign-in/account-change.ts';
import { type Administrator, getAdministrator, listAdministrators } from '../sign-in/administrator.ts';
import { dynamodb, ifConditionHolds } from '../table/client.ts';
import { itemKey, tableName } from '../table/table.ts';
import { below, exists, isStill, updateItem } from '../table/update-item.ts';
import { allLinks } from './link.ts';
import { stateOf } from './person.ts';

const attempts = 8;

/**
 * Changes an account's role or its permission to sign in. At least one owner who can sign in always remains, even if
 * several people make changes at once: each change is first written to one item, on condition that no other came before,
 * and then applied to the account. A change whose process was stopped in between is applied before the next one is
 * written.
 *
 * Returns `absent` if there is no such account, `last-owner` if it is the only owner, `busy` if other changes came first
 * each time.
 */
export async function changeAccount(
  accountId: string,
  standing: AccountChange,
  now: Date,
): Promise<'changed' | 'absent' | 'last-owner' | 'busy'> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const last = await getLastChange();
    await carryOut(last, now);
    if (!(await getAdministrator(accountId))) return 'absent';
    if (takesOwnership(standing) && !(await hasOtherOwner(accountId))) return 'last-owner';
    const next = { accountId, standing, count: last.count + 1 };
    const won = await updateItem<LastChange>(lastChangeKey, {
      set: next,
      when: [isStill('count', last.count === 0 ? undefined : last.count)],
    });
    if (!won) continue;
    await carryOut({ pk: lastChangeKey.pk, ...next }, now);
    return 'changed';
  }
  return 'busy';
}

const takesOwnership = (standing: AccountChange) => standing !== 'owner' && standing !== 'active';

/** True if another owner can sign in. The list may be behind, so each account in it is read as it is now. */
export async function hasOtherOwner(accountId: string): Promise<boolean> {
  const others = (await listAdministrators()).filter((one) => one.accountId !== accountId);
  const current = await Promise.all(others.map((one) => getAdministrator(one.accountId)));
  return current.some((one) => one?.role === 'owner' && stateOf(one) === 'active');
}

/** Applies a change to its account. Changes are numbered, so that a change that arrives after a later change does nothing. */
async function carryOut({ accountId, standing, count }: LastChange, now: Date): Promise<void> {
  if (standing === undefined) return;
  const Key = itemKey('administrator', accountId);
  if (standing === 'removed') {
    await ifConditionHolds(
      dynamodb.send(
        new DeleteCommand({
          TableName: tableName,
          Key,
          ConditionExpression: 'attribute_not_exists(decided) OR decided < :count',
          ExpressionAttributeValues: { ':count': count },
        }),
      ),
    );
    return;
  }
  const endSessions = { credentialVersion: randomUUID() };
  await updateItem<Administrator & { readonly decided: number }>(Key, {
    set: {
      decided: count,
      ...((standing === 'owner' || standing === 'editor') && { role: standing }),
      ...(standing === 'disabled' && { disabledAt: now.toISOString(), ...endSessions }),
    },
    ...(standing === 'active' && { remove: ['disabledAt'] }),
    ...(standing === 'disabled' && { remove: allLinks }),
    when: [exists('createdAt'), below('decided', count)],
  });
}
