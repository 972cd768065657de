import type { AttributeValue } from '@aws-sdk/client-dynamodb';

/** An item in DynamoDB's JSON: each attribute under its type, binary values in base64. */
export type RawItem = Record<string, AttributeValue>;

/** The primary key of an item, in DynamoDB's JSON. */
export type RawKey = Readonly<Record<'pk' | 'sk', AttributeValue>>;

export function rawKeyOf({ pk, sk }: RawItem): RawKey {
  if (!pk?.S || !sk?.S) throw new Error('An item has no key.');
  return { pk, sk };
}

/** Returns a text that identifies an item in its table. */
export function idOf({ pk, sk }: RawItem): string {
  return JSON.stringify([pk?.S, sk?.S]);
}

/** Returns the kind in an item's partition key. */
export function kindOf({ pk }: RawItem): string {
  return (pk?.S ?? '').split('#', 1)[0] ?? '';
}

/** True if an item has expired: the database deletes it soon. */
export function isOver({ expiresAt }: RawItem, now: Date): boolean {
  return expiresAt?.N !== undefined && Number(expiresAt.N) * 1000 <= now.getTime();
}

/**
 * Returns an item as one line of JSON, `{"Item":{…}}` as DynamoDB's own exports have it. The same item always gives the
 * same line: names and the elements of sets are sorted.
 */
export function lineOf(item: RawItem): string {
  return JSON.stringify({ Item: sorted(item) });
}

/**
 * The inverse of {@link lineOf}.
 * @throws Error for another text
 */
export function itemOf(line: string): RawItem {
  const { Item } = JSON.parse(line);
  return revived(Item) as RawItem;
}

function sorted(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(
    entries.map(([name, content]) => [name, isSet(name) ? setOf(content) : sorted(content)]),
  );
}

const isSet = (type: string) => type === 'SS' || type === 'NS' || type === 'BS';
const setOf = (content: unknown) => (Array.isArray(content) ? content.map(sorted).sort() : sorted(content));

function revived(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revived);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, content]) => [
      name,
      isBinary(name, content) ? bytesOf(content) : revived(content),
    ]),
  );
}

const isBinary = (type: string, content: unknown) =>
  (type === 'B' && typeof content === 'string') || (type === 'BS' && Array.isArray(content));
const bytesOf = (content: unknown): unknown =>
  Array.isArray(content) ? content.map(bytesOf) : new Uint8Array(Buffer.from(String(content), 'base64'));

/** Returns an item as plain JSON, without the types of its attributes. Binary values are in base64. */
export function plainOf(item: RawItem): Record<string, unknown> {
  return Object.fromEntries(Object.entries(item).map(([name, value]) => [name, plainValue(value)]));
}

function plainValue({ S, N, BOOL, L, M, SS, NS, B, BS }: AttributeValue): unknown {
  if (N !== undefined) return Number(N);
  if (L !== undefined) return L.map(plainValue);
  if (M !== undefined) return plainOf(M);
  if (NS !== undefined) return NS.map(Number);
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
  return S ?? BOOL ?? SS ?? (B ? base64(B) : BS?.map(base64)) ?? null;
}
