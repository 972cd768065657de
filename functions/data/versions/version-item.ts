import * as z from 'zod/mini';
import type { ContentKey } from '#shared/content/registry.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { versionIdOf } from '#shared/versions/version.ts';
import { olderArabicOf } from '../posts/older-arabic.ts';
import { isMap, writtenFlag } from '../posts/post-item.ts';
import type { Item } from '../table/stored-item.ts';

/** What has versions: a content item by its key, or a post by its id. */
export type VersionedThing =
  | { readonly kind: 'content'; readonly id: ContentKey }
  | { readonly kind: PostKind; readonly id: string };

/** What a thing is after a save. Instants are ISO 8601 in UTC; what nobody noted is empty. */
export interface Snapshot {
  readonly version: number;
  readonly savedAt: string;
  /** A username. */
  readonly savedBy: string;
  /** All that was saved, also what only a newer release knows. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The partition that holds the versions of a thing: few are ever read together with those of another. */
export function versionsOf({ kind, id }: VersionedThing): `version#${string}` {
  return `version#${kind}#${id}`;
}

/** The sort key of what was typed over a version and thrown away at an instant: after that version, before the next. */
export function discardedKey(version: number, at: Date): string {
  return `${versionIdOf(version)}~${at.getTime()}`;
}

/** The version that a sort key names. */
export function versionIn(key: string): number {
  return Number.parseInt(key, 10);
}

const int = z.int();

/** The stored item of a thing as a version of it. */
export function snapshotOf(kind: VersionedThing['kind'], item: Item): Snapshot {
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

/** What the two maps of a post hold, but for what follows from the long texts and from the saves before. */
function fieldsOf(summary: unknown, texts: unknown): Item {
  const long = isMap(texts) ? Object.entries(texts) : [];
  const flags = [...long.map(([name]) => writtenFlag(name)), 'formerSlugs'];
  const short = isMap(summary) ? Object.entries(summary).filter(([name]) => !flags.includes(name)) : [];
  return Object.fromEntries([...short, ...long]);
}
