import * as z from 'zod/mini';
import type { PostKind } from '#shared/posts/kinds.ts';
import { postSchemas } from '#shared/posts/schemas.ts';
import {
  type CopyFields,
  copyFieldsOf,
  copyTouchedMs,
  type WorkingCopy,
} from '#shared/posts/working-copy.ts';
import { plainTextOf, shortened } from '#shared/text/plain-text.ts';
import { isMap } from '../posts/post-item.ts';
import { type Item, isOver, itemReader } from '../table/stored-item.ts';
import { type IndexPartition, type ItemKey, itemKey } from '../table/table.ts';

/**
 * The attributes of a working copy besides its index keys. As in a post's item, the fields are in two maps. The indexes
 * contain only `summary`, which also has the editor and the version of the post that the copy is based on.
 */
export interface StoredCopy {
  readonly id: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly version: number;
  readonly summary: Record<string, unknown>;
  readonly texts: Record<string, unknown>;
  /** When the copy was saved with the post, or discarded. The fields of a discarded copy are kept until it expires. */
  readonly endedAt: string;
}

export type CopyState = 'waiting' | 'discarded';

/** Returns the primary key of the working copy of a post. A post has one working copy, shared by all its editors. */
export function copyKey(kind: PostKind, id: string): ItemKey<'working-copy'> {
  return itemKey('working-copy', `${kind}#${id}`);
}

/** Partition of `gsi3` with the working copies of a kind in a state. */
export function copiesIn(kind: PostKind, state: CopyState): IndexPartition<'working-copy'> {
  return state === 'waiting' ? `working-copy#${kind}` : `working-copy#${kind}#discarded`;
}

const read = itemReader<Omit<StoredCopy, 'summary' | 'texts'>, 'id' | 'createdAt'>(
  { id: z.string(), createdAt: z.iso.datetime() },
  { updatedAt: [z.iso.datetime(), ''], version: [z.int(), 1], endedAt: [z.string(), ''] },
);
const readAbout = itemReader<Pick<WorkingCopy, 'basedOn' | 'by'> & { beginning: string }, never>(
  {},
  { basedOn: [z.int(), 0], by: [z.string(), ''], beginning: [z.string(), ''] },
);
/** How many characters of its text are shown to identify a copy without a title. */
const beginningLength = 60;
/** How many characters of a text are read to find its beginning, without markup. */
const beginningRead = 1000;

/** The names in `summary` that are not fields of the post. */
const own = new Set(['basedOn', 'by', 'beginning']);

/** Returns the two maps of an item for some fields. Fields of a newer release, which are unknown here, stay. */
export function mapsOf(
  kind: PostKind,
  about: Pick<WorkingCopy, 'basedOn' | 'by' | 'fields'>,
  stored: Item = {},
): Pick<StoredCopy, 'summary' | 'texts'> {
  const { fields, longTexts } = postSchemas[kind];
  const isUnknown = ([name]: [string, unknown]) => !(name in fields.shape) && !own.has(name);
  const keptIn = (map: unknown) =>
    Object.fromEntries(isMap(map) ? Object.entries(map).filter(isUnknown) : []);
  const given = Object.entries(about.fields);
  const long = Object.keys(longTexts).map((name) => String(about.fields[name] ?? '').slice(0, beginningRead));
  const beginning = long.map((text) => plainTextOf(text) || text.trim()).find(Boolean) ?? '';
  return {
    summary: {
      ...keptIn(stored.summary),
      ...Object.fromEntries(given.filter(([name]) => !(name in longTexts))),
      basedOn: about.basedOn,
      by: about.by,
      beginning: shortened(beginning, beginningLength),
    },
    texts: { ...keptIn(stored.texts), ...Object.fromEntries(given.filter(([name]) => name in longTexts)) },
  };
}

/** Returns the working copy in an item, also an ended one, unless it has expired. */
export function fromItem(kind: PostKind, item: Item, now: Date): WorkingCopy | undefined {
  const stored = isOver(item, now) ? undefined : read({ updatedAt: item.createdAt, ...item });
  if (!stored) return undefined;
  const { endedAt: _, ...copy } = stored;
  const summary = isMap(item.summary) ? (item.summary as Item) : {};
  const texts = isMap(item.texts) ? item.texts : {};
  const fields: CopyFields = copyFieldsOf(kind, { ...summary, ...texts });
  const { beginning, ...about } = readAbout(summary) ?? { basedOn: 0, by: '', beginning: '' };
  const age = now.getTime() - Date.parse(copy.updatedAt);
  return {
    ...copy,
    ...about,
    ...(beginning && { beginning }),
    fields,
    isRecent: age < copyTouchedMs,
  };
}

/** True if a working copy was published or discarded. */
export function isEnded(item: Item): boolean {
  return 'endedAt' in item;
}
