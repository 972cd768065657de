import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { ReplyTemplates, SavedViews } from '#shared/messages/inbox-lists.ts';
import type { Administrator } from '../sign-in/administrator.ts';
import { dynamodb } from '../table/client.ts';
import { itemReader } from '../table/stored-item.ts';
import { type ItemKey, itemKey, tableName } from '../table/table.ts';
import { isStill, updateItem } from '../table/update-item.ts';

/** Returns the schema of a list. Elements that cannot be read are left out, and the others are kept. */
function listOf<Element>(element: z.ZodMiniType<Element>): z.ZodMiniType<Element[]> {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((list) =>
      list.flatMap((one): Element[] => {
        const { data } = element.safeParse(one);
        return data === undefined ? [] : [data];
      }),
    ),
  );
}

const named = { id: z.string(), name: z.string() };
/** `since`: when the account that saved the views was created. A later account of the same name does not get them. */
type StoredViews = SavedViews & { readonly since: string };
const readViews = itemReader<StoredViews, never>(
  {},
  {
    views: [listOf(z.object({ ...named, search: z.string() })), []],
    version: [z.int(), 0],
    since: [z.string(), ''],
  },
);
const template = z.object({ ...named, en: z.catch(z.string(), ''), ar: z.catch(z.string(), '') });
const readTemplates = itemReader<ReplyTemplates, never>(
  {},
  { templates: [listOf(template), []], version: [z.int(), 0] },
);

/** The key of the item with all templates. */
const templatesKey = itemKey('reply-template', 'all');

/** The account that owns the saved views. An earlier account may have had the same name. */
type Account = Pick<Administrator, 'accountId' | 'createdAt'>;

/**
 * Returns the views that a user has saved. Views of an earlier account of the same name, left by an interrupted
 * removal, are not returned; items without `since`, from older releases, belong to this account.
 */
export async function getSavedViews({ accountId, createdAt }: Account): Promise<SavedViews> {
  const stored = readViews(await getItem(itemKey('saved-view', accountId)));
  if (!stored) return { views: [], version: 0 };
  const { views, version, since } = stored;
  return { views: since === '' || since === createdAt ? views : [], version };
}

export async function getReplyTemplates(): Promise<ReplyTemplates> {
  return readTemplates(await getItem(templatesKey)) ?? { templates: [], version: 0 };
}

/** Saves a user's views over the version that was read. Returns the stored views, and whether this save wrote them. */
export async function saveViews(
  account: Account,
  { views, version }: SavedViews,
): Promise<{ saved: boolean; stored: SavedViews }> {
  const list = { views, since: account.createdAt };
  const saved = await saveOver(itemKey('saved-view', account.accountId), list, version);
  return { saved, stored: saved ? { views, version: version + 1 } : await getSavedViews(account) };
}

/** Saves the reply templates over the version that was read. Returns the stored ones, and whether this save wrote them. */
export async function saveReplyTemplates({
  templates,
  version,
}: ReplyTemplates): Promise<{ saved: boolean; stored: ReplyTemplates }> {
  const saved = await saveOver(templatesKey, { templates }, version);
  return { saved, stored: saved ? { templates, version: version + 1 } : await getReplyTemplates() };
}

/** Deletes the views of an account that was removed. */
export async function deleteViews(accountId: string): Promise<void> {
  await dynamodb.send(new DeleteCommand({ TableName: tableName, Key: itemKey('saved-view', accountId) }));
}

/**
 * Saves a list over this version. Returns false if another version is stored. A damaged item counts as version 0, so it is
 * overwritten.
 */
async function saveOver<List extends object>(key: ItemKey, list: List, version: number): Promise<boolean> {
  const { version: stored } = await getItem(key);
  const isNumber = typeof stored === 'number';
  if ((isNumber ? stored : 0) !== version) return false;
  const written = await updateItem<List & { version: number }>(key, {
    set: { ...list, version: version + 1 },
    when: [isStill('version', stored)],
  });
  return written !== undefined;
}

async function getItem(key: ItemKey): Promise<Record<string, unknown>> {
  const { Item = {} } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: key, ConsistentRead: true }),
  );
  return Item;
}
