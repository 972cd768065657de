import * as z from 'zod/mini';
import { emptyFields, longSearchTexts, storedFields } from '#shared/posts/fields.ts';
import { forEveryKind, type PostKind } from '#shared/posts/kinds.ts';
import { nextChange, type Publication } from '#shared/posts/publication.ts';
import { type Post, type PostSummary, postSchemas } from '#shared/posts/schemas.ts';
import type { Position } from '../table/cursor.ts';
import { type Item, itemReader } from '../table/stored-item.ts';
import { type IndexKeys, type ItemKey, indexKeys, itemKey } from '../table/table.ts';

/** The primary key of a post. */
export function postKey(kind: PostKind, id: string): ItemKey<PostKind> {
  return itemKey(kind, id);
}

/** Returns a post's position in the list of all posts. Saving does not change it. */
export function postPosition({ createdAt, id }: Pick<Post, 'createdAt' | 'id'>): Position {
  return { at: createdAt, id };
}

/** Returns a post's position among the published ones, by its publication date. */
export function publishedPosition({ publishedAt, createdAt, id }: Placed): Position {
  return { at: publishedAt || createdAt, id };
}
type Placed = Pick<Post, 'publishedAt' | 'createdAt' | 'id'>;

/**
 * What places a post by its publication: in `gsi3` while it is published, be it for a later instant; and in `gsi2` while it
 * will appear or disappear by itself, where the clock finds it. What is absent is to be taken out of that index.
 */
export function publicationKeys(
  kind: PostKind,
  post: Placed & Publication,
  now: Date,
): Partial<IndexKeys<'published'> & IndexKeys<'inState'>> {
  const due = nextChange(post, now);
  return {
    ...(post.published && indexKeys('published', publishedPosts(kind), publishedPosition(post))),
    ...(due !== undefined && indexKeys('inState', scheduledPosts(kind), { at: due, id: post.id })),
  };
}

/** The attributes that {@link publicationKeys} may leave out. */
export const placeKeys = ['gsi3pk', 'gsi3sk', 'gsi2pk', 'gsi2sk'] as const;

/** Partition of `gsi2` that holds the posts of a kind which will appear or disappear by themselves, by when that is. */
export function scheduledPosts<const K extends PostKind>(kind: K): `${K}#planned` {
  return `${kind}#planned`;
}

/** Partition of `gsi3` that holds the published posts of a kind. */
export function publishedPosts<const K extends PostKind>(kind: K): `${K}#published` {
  return `${kind}#published`;
}

/** A post's fields in the two maps of its item: lists show what is in `summary`. */
export function mapsOf(kind: PostKind, fields: object): PostMaps {
  const { longTexts } = postSchemas[kind];
  const maps: PostMaps = { summary: {}, texts: {} };
  for (const [name, value] of Object.entries(fields)) {
    maps[name in longTexts ? 'texts' : 'summary'][name] = value;
    // Whether there is something in it, lists know without reading it.
    if (name in longTexts && !(name in longSearchTexts)) maps.summary[writtenFlag(name)] = value !== '';
  }
  return maps;
}

/** The name of the flag in a post's summary that says whether a long text is written. */
export function writtenFlag(name: string): string {
  return `${name}Written`;
}

export type PostMaps = Record<'summary' | 'texts', Record<string, unknown>>;

/** A post as stored: what the posts of every kind have. */
export interface StoredPost extends Pick<Post, 'id' | 'createdAt' | 'updatedAt' | 'version'>, PostMaps {
  /** The texts whose English is newer than their Arabic. */
  readonly olderArabic: readonly string[];
  /** The username of whoever saved it. */
  readonly updatedBy: string;
  /** The username of whoever took over to see to its plan, since the last save; without it that is who saved it. */
  readonly responsible: string;
  /** Names the deletion of a deleted one. */
  readonly deletion: string;
  readonly deletedAt: string;
  readonly deletedBy: string;
}

const identity = { id: z.string(), createdAt: z.iso.datetime() };

/** How the posts of a kind are read: whole, and as the index of published posts holds them. */
function readersOf<const K extends PostKind>(kind: K) {
  const { fields, longTexts } = postSchemas[kind];
  const empty = Object.entries(emptyFields(fields));
  const stored = storedFields(fields);
  const attributes = {
    updatedAt: [z.iso.datetime(), ''],
    version: [z.int(), 1],
    formerSlugs: [z.optional(z.array(z.string())), undefined],
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
  const post = readers[kind].whole({
    updatedAt: item.createdAt,
    ...item,
    ...(isMap(summary) && summary),
    ...(isMap(texts) && texts),
  });
  return post && dated(post);
}

/** A post as the items of `gsi3` hold it, without its long texts. */
export function fromSummary<K extends PostKind>(
  kind: K,
  { summary, ...item }: Item,
): PostSummary<K> | undefined {
  const post = readers[kind].summary({
    updatedAt: item.createdAt,
    ...item,
    ...(isMap(summary) && summary),
  });
  return post && dated(post);
}

/** A post of a release that knew no date of publication was published when it was made. */
function dated<P extends PostSummary>(post: P): P {
  return post.published && !post.publishedAt ? { ...post, publishedAt: post.createdAt } : post;
}

/** True if an item's post is in the trash, or only the mark of its deletion is left. */
export function isDeleted(item: Item): boolean {
  return 'deletion' in item;
}

/** True if an attribute is a map. */
export function isMap(value: unknown): value is object {
  return value instanceof Object && value.constructor === Object;
}
