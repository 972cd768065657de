import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { ActiveSession } from '#shared/session/active-session.ts';
import { dynamodb } from '../table/client.ts';
import { queryPage } from '../table/query-page.ts';
import type { Item } from '../table/stored-item.ts';
import { tableName } from '../table/table.ts';
import type { Administrator } from './administrator.ts';
import { expiryOf, readSession, type Session } from './session.ts';

/** How many sessions are listed at most: each is a sign-in of the last hours. */
const maxListed = 200;

/**
 * Returns the sessions of an account, newest first. `current` is the session of the request. It is always included,
 * even if the index does not have it yet. Sessions of an older release that were not used since are left out.
 */
export async function listSessions(
  { accountId, credentialVersion }: Pick<Administrator, 'accountId' | 'credentialVersion'>,
  current: Session,
  now: Date,
): Promise<ActiveSession[]> {
  const indexed = (await indexedSessions(accountId)).flatMap((item) => readSession(item) ?? []);
  const isOwn = current.accountId === accountId;
  const others = indexed.filter(({ id }) => id !== current.id);
  return [...(isOwn ? [current] : []), ...others]
    .filter((session) => session.credentialVersion === credentialVersion && now.getTime() < expiryOf(session))
    .flatMap((session) => shown(session, current));
}

function shown(session: Session, current: Session): ActiveSession[] {
  const { id, browser, system, country, createdAt, lastSeenAt = createdAt } = session;
  if (id === undefined) return [];
  return [{ id, isCurrent: id === current.id, browser, system, country, createdAt, lastSeenAt }];
}

/** Ends one session of an account. Returns true if there was one with this id. */
export async function endSession(accountId: string, id: string): Promise<boolean> {
  const item = (await indexedSessions(accountId)).find((one) => one.id === id);
  if (!item) return false;
  const { pk, sk } = item;
  const { Attributes } = await dynamodb.send(
    new DeleteCommand({ TableName: tableName, Key: { pk, sk }, ReturnValues: 'ALL_OLD' }),
  );
  return Attributes !== undefined;
}

/** Returns the items of an account's sessions in the index, ended ones included. */
async function indexedSessions(accountId: string): Promise<Item[]> {
  const { items } = await queryPage(
    {
      ...{ index: 'ofKind', kind: 'session', partition: `session#${accountId}` },
      ...{ limit: maxListed, after: undefined },
    },
    (item) => item,
  );
  return items;
}
