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
 * Attributes of a working copy besides its places in indexes. As of a post its fields are in two maps, and an index holds the first:
 * whose version it changes and who saved it stand there too.
 */
export interface StoredCopy {
  readonly id: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly version: number;
  readonly summary: Record<string, unknown>;
  readonly texts: Record<string, unknown>;
  /** Nothing waits here any more: it was published, or discarded (then its fields are still here). */
  readonly endedAt: string;
}

export type CopyState = 'waiting' | 'discarded';

/** The primary key of the working copy of a post: there is one, whoever edits it. */
export function copyKey(kind: PostKind, id: string): ItemKey<'working-copy'> {
  return itemKey('working-copy', `${kind}#${id}`);
}

/** Partition of `gsi3` that holds the working copies of a kind that are in a state. */
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
/** Enough to know a text again, in characters. */
const beginningLength = 60;
/** So much of a text is read for it. */
const beginningRead = 1000;

/** What the first map holds besides fields. */
const own = new Set(['basedOn', 'by', 'beginning']);

/** What the two maps of the item hold of some fields, beside what is known of no field: a newer release wrote that. */
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

/** Returns the working copy in an item, also one that was ended, until its time is over. */
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

/** Whether a working copy waits no more: it was published or discarded. */
export function isEnded(item: Item): boolean {
  return 'endedAt' in item;
}
