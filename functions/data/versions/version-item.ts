import * as z from 'zod/mini';
import type { ContentKey } from '#shared/content/registry.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { versionIdOf } from '#shared/versions/version.ts';
import { olderArabicOf } from '../posts/older-arabic.ts';
import { isMap, writtenFlag } from '../posts/post-item.ts';
import type { Item } from '../table/stored-item.ts';

/** Identifies a text or post that has versions: a content item by its key, or a post by its id. */
export type TextOrPost =
  | { readonly kind: 'content'; readonly id: ContentKey }
  | { readonly kind: PostKind; readonly id: string };

/** The state of an item after a save. Instants are ISO 8601 in UTC. Unknown values are empty. */
export interface Snapshot {
  readonly version: number;
  readonly savedAt: string;
  /** A username. */
  readonly savedBy: string;
  /** All saved fields, also those of a newer release. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Partition with the versions of an item. */
export function versionsOf({ kind, id }: TextOrPost): `version#${string}` {
  return `version#${kind}#${id}`;
}

/**
 * Returns the sort key of texts that were typed over a version and discarded at an instant: after that version, before
 * the next.
 */
export function discardedKey(version: number, at: Date): string {
  return `${versionIdOf(version)}~${at.getTime()}`;
}

/** Returns the version in a sort key. */
export function versionIn(key: string): number {
  return Number.parseInt(key, 10);
}

const int = z.int();

/** Returns the state of a stored item, to be kept as a version. */
export function snapshotOf(kind: TextOrPost['kind'], item: Item): Snapshot {
  const { pk: _, sk: __, version, createdAt, updatedAt = createdAt, updatedBy, ...attributes } = item;
  const { summary, texts } = attributes;
  return {
    version: int.safeParse(version).data ?? (kind === 'content' ? 0 : 1),
    savedAt: typeof updatedAt === 'string' ? updatedAt : '',
    savedBy: typeof updatedBy === 'string' ? updatedBy : '',
    fields:
      kind === 'content' ? attributes : { ...fieldsOf(summary, texts), olderArabic: olderArabicOf(item) },
  };
}

/** Returns the fields in the two maps of a post, without those derived from the long texts or from earlier saves. */
function fieldsOf(summary: unknown, texts: unknown): Item {
  const long = isMap(texts) ? Object.entries(texts) : [];
  const flags = [...long.map(([name]) => writtenFlag(name)), 'formerSlugs'];
  const short = isMap(summary) ? Object.entries(summary).filter(([name]) => !flags.includes(name)) : [];
  return Object.fromEntries([...short, ...long]);
}
