import { randomUUID } from 'node:crypto';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { type Administrator, getAdministrator, listAdministrators } from '../sign-in/administrator.ts';
import { type Decided, decidedKey, getDecided, type Standing } from '../sign-in/decided.ts';
import { dynamodb, ifConditionHolds } from '../table/client.ts';
import { itemKey, tableName } from '../table/table.ts';
import { below, exists, isStill, updateItem } from '../table/update-item.ts';
import { allLinks } from './link.ts';
import { stateOf } from './person.ts';

const attempts = 8;

/**
 * Changes what somebody is: never so that no owner is left who can sign in, however many decide at once. Each change is
 * first decided, in one item that all of them write by a condition, and then carried out; one whose process died in
 * between is carried out before the next is decided.
 *
 * `absent`: there is nobody of this account. `last-owner`: they are the only one. `busy`: others were faster all the time.
 */
export async function changeStanding(
  accountId: string,
  standing: Standing,
  now: Date,
): Promise<'changed' | 'absent' | 'last-owner' | 'busy'> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const decided = await getDecided();
    await carryOut(decided, now);
    if (!(await getAdministrator(accountId))) return 'absent';
    if (takesOwnership(standing) && !(await hasOtherOwner(accountId))) return 'last-owner';
    const next = { accountId, standing, count: decided.count + 1 };
    const won = await updateItem<Decided>(decidedKey, {
      set: next,
      when: [isStill('count', decided.count === 0 ? undefined : decided.count)],
    });
    if (!won) continue;
    await carryOut({ pk: decidedKey.pk, ...next }, now);
    return 'changed';
  }
  return 'busy';
}

const takesOwnership = (standing: Standing) => standing !== 'owner' && standing !== 'active';

/** Whether somebody else is an owner and can sign in. The list may lag behind; each of it is looked up as it is now. */
export async function hasOtherOwner(accountId: string): Promise<boolean> {
  const others = (await listAdministrators()).filter((one) => one.accountId !== accountId);
  const current = await Promise.all(others.map((one) => getAdministrator(one.accountId)));
  return current.some((one) => one?.role === 'owner' && stateOf(one) === 'active');
}

/** By numbered writes: one that comes late, after a later change, does nothing. */
async function carryOut({ accountId, standing, count }: Decided, now: Date): Promise<void> {
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
