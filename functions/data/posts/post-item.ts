import * as z from 'zod/mini';
import { emptyFields, storedFields } from '#shared/posts/fields.ts';
import { forEveryKind, type PostKind } from '#shared/posts/kinds.ts';
import { type Post, type PostSummary, postSchemas } from '#shared/posts/schemas.ts';
import { type Position, sortKey } from '../table/cursor.ts';
import { type Item, itemReader } from '../table/stored-item.ts';
import { type ItemKey, itemKey } from '../table/table.ts';

/** The primary key of a post. */
export function postKey(kind: PostKind, id: string): ItemKey<PostKind> {
  return itemKey(kind, id);
}

/** Where a post stands in its lists: it keeps its place, however often it is saved. */
export function postPosition({ createdAt, id }: Pick<Post, 'createdAt' | 'id'>): Position {
  return { at: createdAt, id };
}

/** What puts a post into `gsi3`, while it is published. */
export function publishedKeys(kind: PostKind, position: Position): PublishedKeys {
  return { gsi3pk: publishedPosts(kind), gsi3sk: sortKey(position) };
}
type PublishedKeys = { gsi3pk: string; gsi3sk: string };

/** Partition of `gsi3` that holds the published posts of a kind. */
export function publishedPosts<const K extends PostKind>(kind: K): `${K}#published` {
  return `${kind}#published`;
}

/** A post's fields in the two maps of its item: lists show what is in `summary`. */
export function mapsOf(kind: PostKind, fields: object): PostMaps {
  const { longTexts } = postSchemas[kind];
  const maps: PostMaps = { summary: {}, texts: {} };
  for (const [name, value] of Object.entries(fields))
    maps[name in longTexts ? 'texts' : 'summary'][name] = value;
  return maps;
}
export type PostMaps = Record<'summary' | 'texts', Record<string, unknown>>;

const identity = { id: z.string(), createdAt: z.iso.datetime() };

/** How the posts of a kind are read: whole, and as the index of published posts holds them. */
function readersOf<const K extends PostKind>(kind: K) {
  const { fields, longTexts } = postSchemas[kind];
  const empty = Object.entries(emptyFields(fields));
  const stored = storedFields(fields);
  const attributes = {
    updatedAt: [z.iso.datetime(), ''],
    version: [z.int(), 1],
    ...Object.fromEntries(empty.map(([name, value]) => [name, [stored[name], value]])),
  };
  const summarized = Object.fromEntries(Object.entries(attributes).filter(([name]) => !(name in longTexts)));
  return {
    whole: itemReader(identity, attributes) as (item: Item) => Post<K> | undefined,
    summary: itemReader(identity, summarized) as (item: Item) => PostSummary<K> | undefined,
  };
}
const readers = forEveryKind(readersOf) as { readonly [K in PostKind]: ReturnType<typeof readersOf<K>> };

/** A post as stored items hold it, whichever release wrote them. */
export function fromItem<K extends PostKind>(
  kind: K,
  { summary, texts, ...item }: Item,
): Post<K> | undefined {
  return readers[kind].whole({
    updatedAt: item.createdAt,
    ...item,
    ...(isMap(summary) && summary),
    ...(isMap(texts) && texts),
  });
}

/** A post as the items of `gsi3` hold it, without its long texts. */
export function fromSummary<K extends PostKind>(
  kind: K,
  { summary, ...item }: Item,
): PostSummary<K> | undefined {
  return readers[kind].summary({ updatedAt: item.createdAt, ...item, ...(isMap(summary) && summary) });
}

/** Whether an item only says that its post was deleted. */
export function isDeleted(item: Item): boolean {
  return 'deletion' in item;
}

/** Whether an attribute is a map, in which fields can be set. */
export function isMap(value: unknown): value is object {
  return value instanceof Object && value.constructor === Object;
}
