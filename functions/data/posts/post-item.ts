import * as z from 'zod/mini';
import { type Audience, audiences } from '#shared/newsletter/audience.ts';
import { emptyFields, longSearchTexts, storedFields } from '#shared/posts/fields.ts';
import { forEveryKind, type PostKind } from '#shared/posts/kinds.ts';
import { nextChange, type Publication, publicationState } from '#shared/posts/publication.ts';
import { type Post, type PostSummary, postSchemas } from '#shared/posts/schemas.ts';
import type { Position } from '../table/cursor.ts';
import { type Item, itemReader } from '../table/stored-item.ts';
import { type IndexKeys, type ItemKey, indexKeys, itemKey } from '../table/table.ts';

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
 * Returns the index keys of a post by its publication: in `gsi3` while it is published, even for a later instant; in
 * `gsi2` while it will appear or disappear by itself, or is live and its newsletter has not begun, where the scheduler finds
 * it. Absent keys are to be removed from the item.
 */
export function publicationKeys(
  kind: PostKind,
  post: Placed & Publication & { readonly newsletter?: Audience | undefined },
  now: Date,
): Partial<IndexKeys<'published'> & IndexKeys<'inState'>> {
  const isToSend = post.newsletter !== undefined && publicationState(post, now) === 'published';
  const due = isToSend ? publishedPosition(post).at : nextChange(post, now);
  return {
    ...(post.published && indexKeys('published', publishedPosts(kind), publishedPosition(post))),
    ...(due !== undefined && indexKeys('inState', scheduledPosts(kind), { at: due, id: post.id })),
  };
}

/** The attributes that {@link publicationKeys} may leave out. */
export const placeKeys = ['gsi3pk', 'gsi3sk', 'gsi2pk', 'gsi2sk'] as const;

/**
 * Partition of `gsi2` that holds the posts of a kind that will appear or disappear by themselves, in order of that
 * instant.
 */
export function scheduledPosts<const K extends PostKind>(kind: K): `${K}#planned` {
  return `${kind}#planned`;
}

/** Partition of `gsi3` that holds the published posts of a kind. */
export function publishedPosts<const K extends PostKind>(kind: K): `${K}#published` {
  return `${kind}#published`;
}

/** Returns a post's fields as the two maps of its item. Lists show the `summary`. */
export function mapsOf(kind: PostKind, fields: object): PostMaps {
  const { longTexts } = postSchemas[kind];
  const maps: PostMaps = { summary: {}, texts: {} };
  for (const [name, value] of Object.entries(fields)) {
    maps[name in longTexts ? 'texts' : 'summary'][name] = value;
    // Lists see from this flag whether the text is written, and need not read the text.
    if (name in longTexts && !(name in longSearchTexts)) maps.summary[writtenFlag(name)] = value !== '';
  }
  return maps;
}

/** Returns the name of the flag in a post's summary that says whether a long text is written. */
export function writtenFlag(name: string): string {
  return `${name}Written`;
}

export type PostMaps = Record<'summary' | 'texts', Record<string, unknown>>;

/** A post as stored: the attributes that all kinds have. */
export interface StoredPost extends Pick<Post, 'id' | 'createdAt' | 'updatedAt' | 'version'>, PostMaps {
  /** The texts whose English is newer than their Arabic. */
  readonly olderArabic: readonly string[];
  /** The username of the last editor. */
  readonly updatedBy: string;
  /** The username of the user who took over the scheduled post since the last save; empty: the last editor is responsible. */
  readonly responsible: string;
  /** The audience that the post will be sent to once it is live. Absent: none, or the sending has begun. */
  readonly newsletter: Audience;
  /** The id of the deletion, if it is deleted. */
  readonly deletion: string;
  readonly deletedAt: string;
  readonly deletedBy: string;
}

const identity = { id: z.string(), createdAt: z.iso.datetime() };

/** Returns the functions that read the posts of a kind: from whole items, and from items of the index of published posts. */
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

/** Returns the post in a stored item of any release. */
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

/** Returns the post in an item of `gsi3`, without its long texts. */
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

/** Older releases had no publication date: their posts were published when they were created. */
function dated<P extends PostSummary>(post: P): P {
  return post.published && !post.publishedAt ? { ...post, publishedAt: post.createdAt } : post;
}

/** True if an item's post is in the trash, or only the mark of its deletion is left. */
export function isDeleted(item: Item): boolean {
  return 'deletion' in item;
}

/** True if an attribute's value is a DynamoDB map: a plain object, no list and no set. */
export function isMap(value: unknown): value is object {
  return value instanceof Object && value.constructor === Object;
}

/** Returns the audience that the post in an item will be sent to once it is live. */
export function newsletterOf({ newsletter }: Item): Audience | undefined {
  return audiences.find((audience) => audience === newsletter);
}
