import type { Post, PostKind } from '#shared/posts/post.ts';
import { type Position, sortKey } from '../table/cursor.ts';
import { type ItemKey, itemKey } from '../table/table.ts';
import type { ListedPost, PostFields, PostType } from './post-type.ts';

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
export function publishedPosts(kind: PostKind): `${PostKind}#published` {
  return `${kind}#published`;
}

/** The map of an item that holds a field: lists show what is in `summary`. */
export function mapOf(type: Pick<PostType<Post, ListedPost>, 'longTexts'>, field: string) {
  return field in type.longTexts ? 'texts' : 'summary';
}

/** A post's fields in the two maps of its item. */
export function mapsOf(type: Pick<PostType<Post, ListedPost>, 'longTexts'>, fields: PostFields) {
  const maps: Record<'summary' | 'texts', Record<string, string | boolean>> = { summary: {}, texts: {} };
  for (const [name, value] of Object.entries(fields)) maps[mapOf(type, name)][name] = value;
  return maps;
}

/** A post as stored items hold it. */
export function fromItem<Whole extends Post & Listed, Listed extends ListedPost>(
  type: PostType<Whole, Listed>,
  { summary, texts, ...item }: Record<string, unknown>,
): Whole {
  return type.post.parse({ ...item, ...record(summary), ...record(texts) });
}

/** A post as the items of `gsi3` hold it, without its long texts. */
export function fromSummary<Whole extends Post & Listed, Listed extends ListedPost>(
  type: PostType<Whole, Listed>,
  { summary, ...item }: Record<string, unknown>,
): Listed {
  return type.listed.parse({ ...item, ...record(summary) });
}

/** Whether an item only says that its post was deleted. */
export function isDeleted(item: Record<string, unknown>): boolean {
  return 'deletion' in item;
}

function record(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
