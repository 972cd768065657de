import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import {
  type ContentChange,
  type ContentDraftItem,
  changeStates,
  type WholeChange,
} from '#shared/content/draft.ts';
import type { ContentItem, ContentUpdate } from '#shared/content/item.ts';
import { type ContentKey, isContentKey } from '#shared/content/registry.ts';
import { keptMs } from '#shared/privacy/retention.ts';
import { versionIdOf } from '#shared/versions/version.ts';
import { batchGet } from '../table/batch.ts';
import { dynamodb, ifConditionHolds } from '../table/client.ts';
import type { Position } from '../table/cursor.ts';
import { type Page, positionOf, queryPage } from '../table/query-page.ts';
import { retryOnConflict } from '../table/retry.ts';
import { type Item, isOver, itemReader } from '../table/stored-item.ts';
import { type IndexPartition, indexKeys, itemKey, tableName, ttl } from '../table/table.ts';
import { isStill, lacks, type Update, updateInput, updateItem } from '../table/update-item.ts';
import { keepVersion } from '../versions/keep-version.ts';
import { getVersion } from '../versions/list-versions.ts';
import { snapshotOf } from '../versions/version-item.ts';
import { contentWrite, listContent, storedContent } from './content.ts';
import { draftDeletion, listContentDrafts } from './drafts.ts';

/**
 * A text of a change. A planned change has the instant at which the draft was begun, a published one the versions
 * before and after.
 */
const storedText = z.object({
  key: z.string(),
  begunAt: z.optional(z.string()),
  before: z.optional(z.int()),
  after: z.optional(z.int()),
});
type StoredText = z.infer<typeof storedText>;

interface StoredChange extends Omit<ContentChange, 'keys' | 'changed' | 'undoes'> {
  readonly version: number;
  readonly texts: readonly StoredText[];
  readonly changed: readonly string[];
  readonly undoes: string;
}

const readStored = itemReader<StoredChange, 'id' | 'at'>(
  { id: z.string(), at: z.iso.datetime() },
  {
    state: [z.enum(changeStates), 'published'],
    by: [z.string(), ''],
    version: [z.int(), 1],
    texts: [z.array(storedText), []],
    changed: [z.array(z.string()), []],
    undoes: [z.string(), ''],
  },
);

const kind = 'content-change';
/** The partitions of `inState` with the changes that are not published, sorted by their instant. */
const waiting = {
  planned: `${kind}#planned`,
  held: `${kind}#held`,
} as const satisfies Record<string, IndexPartition<typeof kind>>;
const pageSize = 50;
/** How many versions are written at the same time. */
const atOnce = 10;

/** The outcome of a publication or of an undo. */
export type ChangeOutcome =
  | { readonly done: true; readonly change: ContentChange; readonly items: readonly ContentItem[] }
  /** The drafts of these items are gone, or were changed. */
  | { readonly done: false; readonly why: 'drafts'; readonly keys: readonly string[] }
  /** Visitors see newer texts of these items. */
  | { readonly done: false; readonly why: 'texts'; readonly keys: readonly string[] }
  | { readonly done: false; readonly why: 'gone' };

/** A draft by its item and the version that an editor has seen. */
interface SeenDraft {
  readonly key: string;
  readonly version: number;
}

interface Act {
  readonly id: string;
  /** A username. */
  readonly by: string;
  readonly now: Date;
}

/**
 * Publishes drafts in one transaction: all of them, or none. A retry with the same id returns the result of the first call. If
 * another change had planned these drafts, its item stays in the table; see {@link openChanges}.
 */
export async function publishDrafts(
  seen: readonly SeenDraft[],
  { id, by, now }: Act,
): Promise<ChangeOutcome> {
  return retryOnConflict<ChangeOutcome>(`The change ${id}`, async () => {
    const before = await getStored(id);
    if (before?.state === 'published') return { done: await published(before) };
    const { drafts, missing } = seenIn(await listContentDrafts(), seen);
    if (missing.length > 0) return { done: { done: false, why: 'drafts', keys: missing } };
    const outcome = await writeTogether(drafts, { id, by, now, before });
    return outcome && { done: outcome };
  });
}

/** Plans that drafts go live together at an instant, with the texts that they have then. */
export async function planDrafts(
  seen: readonly SeenDraft[],
  { id, by, now, at }: Act & { readonly at: string },
): Promise<ChangeOutcome> {
  const before = await getStored(id);
  if (before) return { done: true, change: fromStored(before), items: [] };
  const { drafts, missing } = seenIn(await listContentDrafts(), seen);
  if (missing.length > 0) return { done: false, why: 'drafts', keys: missing };
  const changed = await changedSince(drafts);
  if (changed.length > 0) return { done: false, why: 'texts', keys: changed };
  const texts = drafts.map(({ key, begunAt }) => ({ key, begunAt }));
  await updateItem<StoredChange>(itemKey(kind, id), {
    set: { id, state: 'planned', at, by, texts, version: now.getTime(), ...placed(id, at), ...due(id, at) },
    when: [lacks('pk')],
  });
  const stored = await getStored(id);
  return stored ? { done: true, change: fromStored(stored), items: [] } : { done: false, why: 'gone' };
}

/** Reschedules a planned or held change; `undefined` if there is none. */
export async function replanChange(id: string, at: string): Promise<ContentChange | undefined> {
  const before = await getStored(id);
  if (!before || !isOpen(before)) return undefined;
  const written = await updateItem<StoredChange>(itemKey(kind, id), {
    set: { state: 'planned', at, version: before.version + 1, ...placed(id, at), ...due(id, at) },
    remove: ['changed', 'expiresAt'],
    when: [isStill('version', before.storedVersion)],
  });
  return written ? changeIn(written) : replanChange(id, at);
}

/** Cancels a planned or held change. Returns false if it is published. */
export async function cancelChange(id: string): Promise<boolean> {
  const before = await getStored(id);
  if (!before) return true;
  if (!isOpen(before)) return false;
  const deleted = await ifConditionHolds(
    dynamodb.send(
      new DeleteCommand({
        TableName: tableName,
        Key: itemKey(kind, id),
        ConditionExpression: '#state = :state AND #at = :at',
        ExpressionAttributeNames: { '#state': 'state', '#at': 'at' },
        ExpressionAttributeValues: { ':state': before.state, ':at': before.at },
      }),
    ),
  );
  return deleted ? true : cancelChange(id);
}

/**
 * Undoes a published change by publishing the earlier texts as another change, if visitors still see all texts of the first.
 */
export async function undoChange(undone: string, { id, by, now }: Act): Promise<ChangeOutcome> {
  return retryOnConflict<ChangeOutcome>(`The change ${id}`, async () => {
    const [change, before] = await Promise.all([getStored(undone), getStored(id)]);
    if (before?.state === 'published') return { done: await published(before) };
    if (change?.state !== 'published') return { done: { done: false, why: 'gone' } };
    const texts = await Promise.all(
      change.texts.map(async ({ key, before: version = 0, after = 0 }) => {
        const fields = await fieldsOf(key, version, now);
        return { key, ...fields, basedOn: after };
      }),
    );
    const also = updateInput<StoredChange>(itemKey(kind, undone), {
      set: { state: 'undone', version: change.version + 1 },
      when: [isStill('version', change.storedVersion)],
    });
    const outcome = await writeTogether(texts, { id, by, now, before, undoes: undone, also });
    return outcome && { done: outcome };
  });
}

/** Returns the planned and held changes, except changes whose drafts are all gone. */
export async function openChanges(drafts: readonly ContentDraftItem[]): Promise<ContentChange[]> {
  const found = await Promise.all(Object.values(waiting).map((partition) => readWaiting(partition)));
  const items = await batchGet(found.flat().map(({ id }) => itemKey(kind, id)));
  return items.flatMap((item) => {
    const change = readStored(item);
    const texts = change ? draftsOf(change, drafts) : [];
    return change && isOpen(change) && texts.length > 0 ? [fromStored({ ...change, texts })] : [];
  });
}

/** Returns changes, latest first. Planned changes come before the others, because their instant is in the future. */
export async function listChanges(
  limit: number,
  after: Position | undefined,
  now: Date,
): Promise<Page<ContentChange>> {
  const { items, next } = await readChanges(limit, after, now);
  return { items: items.map(fromStored), next };
}

/**
 * Returns a change with its texts before and after; `undefined` if there is none. Until it is published, the texts
 * after it are its drafts.
 */
export async function getWholeChange(id: string, now: Date): Promise<WholeChange | undefined> {
  const change = await getStored(id);
  if (!change) return undefined;
  const [content, drafts] = await Promise.all([listContent(), listContentDrafts()]);
  const shown = new Map(content.map((item) => [item.key, item]));
  const texts = await Promise.all(
    draftsOf(change, drafts).map(async ({ key, before = 0, after }) => {
      const present = shown.get(key);
      if (after !== undefined) {
        return {
          key,
          before: textsOf(await fieldsOf(key, before, now)),
          after: textsOf(await fieldsOf(key, after, now)),
          changedSince: present?.version !== after,
        };
      }
      const draft = drafts.find((one) => one.key === key);
      const isChanged = draft !== undefined && draft.basedOn !== (present?.version ?? 0);
      return { key, before: textsOf(present), after: textsOf(draft), changedSince: isChanged };
    }),
  );
  return { ...fromStored(change), texts };
}

/** Returns the planned changes that are due until an instant: id and instant. */
export function listDueChanges(until: Date): Promise<Position[]> {
  return readWaiting(waiting.planned, until);
}

async function readWaiting(partition: IndexPartition<typeof kind>, until?: Date): Promise<Position[]> {
  const { items } = await queryPage(
    { index: 'inState', kind, partition, limit: pageSize, after: undefined, until },
    (item) => positionOf('inState', item),
  );
  return items;
}

/**
 * Publishes a planned change that is due. A plan that a user changed in the meantime is left as it is, one without
 * drafts is deleted, and one whose published texts have changed is held.
 */
export async function applyChange({ id, at }: Position, now: Date): Promise<void> {
  await retryOnConflict(`The change ${id}`, async () => {
    const change = await getStored(id);
    if (change?.state !== 'planned' || change.at !== at) return { done: undefined };
    const all = await listContentDrafts();
    const drafts = draftsOf(change, all).flatMap(({ key }) => all.find((one) => one.key === key) ?? []);
    if (drafts.length === 0) return (await cancelChange(id)) ? { done: undefined } : undefined;
    const outcome = await writeTogether(drafts, { id, by: change.by, now, before: change });
    if (!outcome) return undefined;
    if (outcome.done || outcome.why !== 'texts') return { done: undefined };
    const held = await updateItem<StoredChange>(itemKey(kind, id), {
      set: {
        ...{ state: 'held', changed: outcome.keys, version: change.version + 1 },
        expiresAt: ttl(now.getTime() + keptMs(kind)),
        ...indexKeys('inState', waiting.held, { at, id }),
      },
      when: [isStill('version', change.storedVersion)],
    });
    return held && { done: undefined };
  });
}

/**
 * A text that replaces the published version `basedOn`. The draft with the version `version` is deleted with the same write.
 */
interface TextWrite extends Pick<ContentUpdate, 'arabicIsCurrent'> {
  readonly key: string;
  readonly value: string;
  readonly valueAr: string;
  readonly basedOn: number;
  /** The version of the draft that is deleted with this write; absent if there is none to delete. */
  readonly version?: number;
}

interface Together extends Act {
  /** The item of the change, if it is stored already. */
  readonly before: Found | undefined;
  readonly undoes?: string;
  readonly also?: ReturnType<typeof updateInput>;
}

/**
 * Writes texts, deletes their drafts and stores the change in one transaction. The previous texts are kept as versions
 * first, so that an interruption loses nothing. Returns `undefined` if another write changed one of the items in the
 * meantime.
 */
async function writeTogether(
  texts: readonly TextWrite[],
  { id, by, now, before, undoes, also }: Together,
): Promise<ChangeOutcome | undefined> {
  const stored = await storedContent();
  const versionOf = (key: string) => {
    const item = stored.get(key);
    return item ? snapshotOf('content', item).version : 0;
  };
  const changed = texts.filter(({ key, basedOn }) => versionOf(key) !== basedOn).map(({ key }) => key);
  if (changed.length > 0) return { done: false, why: 'texts', keys: changed };
  const kept = texts.flatMap(({ key }) => {
    const item = stored.get(key);
    return item && isContentKey(key) ? [{ key, snapshot: snapshotOf('content', item) }] : [];
  });
  for (let start = 0; start < kept.length; start += atOnce) {
    const some = kept.slice(start, start + atOnce);
    await Promise.all(
      some.map(({ key, snapshot }) => keepVersion({ kind: 'content', id: key }, snapshot, now)),
    );
  }
  const at = now.toISOString();
  const change: Update<StoredChange> = {
    set: {
      ...{ id, state: 'published', at, by, ...placed(id, at) },
      ...{ texts: texts.map(({ key }) => ({ key, before: versionOf(key), after: versionOf(key) + 1 })) },
      ...(undoes && { undoes }),
      ...{ version: (before?.version ?? now.getTime()) + 1, expiresAt: ttl(now.getTime() + keptMs(kind)) },
    },
    remove: ['gsi2pk', 'gsi2sk', 'changed'],
    when: before ? [isStill('version', before.storedVersion)] : [lacks('pk')],
  };
  const written = await inOneTransaction([
    ...texts.map(({ key, value, valueAr, arabicIsCurrent }) => ({
      Update: contentWrite(
        key as ContentKey,
        { value, valueAr, arabicIsCurrent },
        { stored: stored.get(key), now, by },
      ),
    })),
    ...texts.flatMap(({ key, version }) =>
      version === undefined ? [] : [{ Delete: { TableName: tableName, ...draftDeletion(key, version) } }],
    ),
    { Update: updateInput(itemKey(kind, id), change) },
    ...(also ? [{ Update: also }] : []),
  ]);
  if (!written) return undefined;
  const after = await getStored(id);
  return after && published(after);
}

type Parts = NonNullable<ConstructorParameters<typeof TransactWriteCommand>[0]['TransactItems']>;

/** Writes all parts, or none. Returns false if a condition does not hold, or another write is under way. */
async function inOneTransaction(TransactItems: Parts): Promise<boolean> {
  try {
    await dynamodb.send(new TransactWriteCommand({ TransactItems }));
    return true;
  } catch (error) {
    const reasons = error instanceof TransactionCanceledException ? (error.CancellationReasons ?? []) : [];
    const passing = ['ConditionalCheckFailed', 'TransactionConflict'];
    if (reasons.some(({ Code }) => passing.includes(Code ?? ''))) return false;
    throw error;
  }
}

/** Returns the outcome of a published change, with its items as they are now. */
async function published(change: StoredChange): Promise<ChangeOutcome> {
  const keys = new Set(change.texts.map(({ key }) => key));
  const items = (await listContent()).filter(({ key }) => keys.has(key));
  return { done: true, change: fromStored(change), items };
}

/** Returns the items whose published texts have changed since their drafts were begun. */
async function changedSince(drafts: readonly ContentDraftItem[]): Promise<string[]> {
  const versions = new Map((await listContent()).map(({ key, version }) => [key, version]));
  return drafts.filter(({ key, basedOn }) => (versions.get(key) ?? 0) !== basedOn).map(({ key }) => key);
}

function seenIn(all: readonly ContentDraftItem[], seen: readonly SeenDraft[]) {
  const found = seen.map(({ key, version }) =>
    all.find((draft) => draft.key === key && draft.version === version),
  );
  return {
    drafts: found.filter((draft) => draft !== undefined),
    missing: seen.filter((_, at) => !found[at]).map(({ key }) => key),
  };
}

/** Returns the texts of a change. If the change is not published, returns only the texts whose drafts are still the same. */
function draftsOf({ texts }: StoredChange, drafts: readonly ContentDraftItem[]): StoredText[] {
  return texts.filter(
    ({ key, begunAt }) =>
      begunAt === undefined || drafts.some((draft) => draft.key === key && draft.begunAt === begunAt),
  );
}

/** Returns the texts of an item in a version, and whether its Arabic was as new as its English then. */
async function fieldsOf(key: string, version: number, now: Date) {
  const found =
    version > 0 && isContentKey(key)
      ? await getVersion({ kind: 'content', id: key }, versionIdOf(version), now)
      : undefined;
  const { value = '', valueAr = '', valueUpdatedAt = '', valueArUpdatedAt = '' } = found?.fields ?? {};
  return {
    value: String(value),
    valueAr: String(valueAr),
    ...(found && { arabicIsCurrent: valueArUpdatedAt >= valueUpdatedAt }),
  };
}

function textsOf(texts: { readonly value: string; readonly valueAr: string } | undefined) {
  return { value: texts?.value ?? '', valueAr: texts?.valueAr ?? '' };
}

function isOpen({ state }: StoredChange): boolean {
  return state === 'planned' || state === 'held';
}

const placed = (id: string, at: string) => indexKeys('ofKind', kind, { at, id });
const due = (id: string, at: string) => indexKeys('inState', waiting.planned, { at, id });

function readChanges(
  limit: number,
  after: Position | undefined,
  now = new Date(),
): Promise<Page<StoredChange>> {
  return queryPage({ index: 'ofKind', kind, partition: kind, limit, after }, (item) =>
    isOver(item, now) ? undefined : readStored(item),
  );
}

/** A change, and its version as it is stored, which an older or damaged item may lack. */
type Found = StoredChange & { readonly storedVersion: unknown };

async function getStored(id: string): Promise<Found | undefined> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: itemKey(kind, id), ConsistentRead: true }),
  );
  const change = Item && readStored(Item);
  return change && { ...change, storedVersion: Item.version };
}

function changeIn(item: Item): ContentChange | undefined {
  const stored = readStored(item);
  return stored && fromStored(stored);
}

function fromStored({ id, state, at, by, texts, changed, undoes }: StoredChange): ContentChange {
  return {
    ...{ id, state, at, by, keys: texts.map(({ key }) => key) },
    ...(changed.length > 0 && { changed: [...changed] }),
    ...(undoes && { undoes }),
  };
}
