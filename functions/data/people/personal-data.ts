import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { cvFileName } from '#shared/messages/cv.ts';
import type { PersonalItem } from '#shared/privacy/personal-data.ts';
import { foldedEmail } from '#shared/text/email.ts';
import { deleteEntries } from '../messages/entries/index-root.ts';
import { subscriptionId } from '../newsletter/subscription.ts';
import { dynamodb } from '../table/client.ts';
import type { Position } from '../table/cursor.ts';
import { type Page, queryPage } from '../table/query-page.ts';
import type { Item } from '../table/stored-item.ts';
import { indexes, itemKey, tableName } from '../table/table.ts';
import { removeAddress, staffDataOf } from './staff-data.ts';

/** How many messages are searched at a time. */
const stride = 1000;
/** How many items are deleted at once. */
const atOnce = 10;

/** The attributes that place an item in the table and its indexes, and say nothing about a person. */
const placing = new Set([
  'pk',
  'sk',
  ...Object.values(indexes).flatMap((name) => [`${name}pk`, `${name}sk`]),
]);

/**
 * Returns what is stored about the person with an e-mail address, ignoring case. Messages are found by
 * searching all of them, some at a time: this is asked for a few times a year, and an index for it would be one more
 * copy of the addresses.
 */
export async function findPersonalData(
  email: string,
  after: Position | undefined,
): Promise<Page<PersonalItem>> {
  const person = foldedEmail(email);
  const others = after ? [] : [...(await subscriptionOf(email)), ...(await staffDataOf(email))];
  const { items, next } = await queryPage(
    { index: 'ofKind', kind: 'message', partition: 'message', limit: stride, after },
    (item) => (foldedEmail(String(item.email)) === person ? messageItem(item) : undefined),
  );
  return { items: [...others, ...items], next };
}

/**
 * Deletes what {@link findPersonalData} finds. An account, and the list of recipients, stay without the address.
 * Returns how many items those were, and where to continue.
 */
export async function deletePersonalData(
  email: string,
  after: Position | undefined,
): Promise<{ deleted: number; next: Position | undefined }> {
  const { items, next } = await findPersonalData(email, after);
  for (let start = 0; start < items.length; start += atOnce) {
    await Promise.all(items.slice(start, start + atOnce).map((item) => deleteItem(item, email)));
  }
  return { deleted: items.length, next };
}

async function subscriptionOf(email: string): Promise<PersonalItem[]> {
  const id = subscriptionId(email);
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: itemKey('newsletter', id), ConsistentRead: true }),
  );
  return Item ? [personalItem('newsletter', id, Item)] : [];
}

/** Returns a message as personal data; with the name under which its CV is saved, if it has one. */
function messageItem(item: Item): PersonalItem {
  const id = String(item.pk).slice('message#'.length);
  const { cv } = item;
  const named = cv !== null && typeof cv === 'object' && { cv: { ...cv, fileName: cvFileName(id) } };
  return personalItem('message', id, { ...item, ...named });
}

function personalItem(kind: PersonalItem['kind'], id: string, item: Item): PersonalItem {
  const attributes = Object.entries(item).filter(([name]) => !placing.has(name));
  return { kind, id, attributes: Object.fromEntries(attributes) };
}

async function deleteItem(item: PersonalItem, email: string): Promise<void> {
  const { kind, id } = item;
  if (kind === 'administrator' || kind === 'setting') return removeAddress(item, email);
  await dynamodb.send(new DeleteCommand({ TableName: tableName, Key: itemKey(kind, id) }));
  // Deletes the index entries at once; otherwise the follow-up function would delete them a moment later.
  if (kind === 'message') await deleteEntries(id);
}
