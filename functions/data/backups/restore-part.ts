import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { BackupDifference, Restorable } from '#shared/backups.ts';
import { isContentKey } from '#shared/content/registry.ts';
import { type PostKind, postKinds } from '#shared/posts/kinds.ts';
import { claimSlug, otherWithSlug, SlugTakenError } from '../posts/slugs.ts';
import { getLastChange } from '../sign-in/account-change.ts';
import { dynamodb } from '../table/client.ts';
import { tableName } from '../table/table.ts';
import { cancelVersionExpiry, keepVersion } from '../versions/keep-version.ts';
import { snapshotOf } from '../versions/version-item.ts';
import { idOf, kindOf, lineOf, type RawItem, rawKeyOf } from './item.ts';
import { secretsOf } from './kept-kinds.ts';
import { itemsIn, publicFiles, type Source } from './restore-source.ts';
import type { RestoredSite } from './site.ts';
import { freshSecrets, only, putItem, readItems, without } from './stored-items.ts';

/**
 * The version, time and author of the last save. They are not compared, and a restore sets new ones: a version number is never
 * used twice, so that no editor overwrites a text that they have not seen.
 */
const ofSave = ['version', 'updatedAt', 'updatedBy'];

/** Attributes of an account that stay as they are now, besides its secrets. */
const ofAccount = ['decided', 'lastSignedInAt', 'codesOffAt', 'codesOffBy'];

/** How many characters of a text a difference shows. */
const maxShown = 300;

/** The result of a restore of a part, or of a dry run. */
export interface PartRestored {
  readonly part: Restorable;
  readonly differences: readonly BackupDifference[];
  readonly same: number;
  /** How many items are newer than the source, and stay. */
  readonly newer: number;
  /** How many files of pictures are restored, and how many no longer exist anywhere. */
  readonly files: { readonly back: number; readonly lost: number };
  /** Items that a user changed during the restore, and that stayed as they are. */
  readonly missed: readonly BackupDifference[];
}

export interface RestoreOptions {
  /** True for a dry run, which changes nothing. */
  readonly isTrial: boolean;
  /** The name under which a restored text or post is saved. */
  readonly by: string;
  readonly now: Date;
  /** Called after each step; the restore ends if it rejects. @default no call */
  readonly onStep?: () => Promise<void>;
}

/**
 * Restores a part of a running site from a source: a text or post gets another version, and its history keeps the state before.
 * Items that are not in the source stay. Repeating the restore changes nothing more.
 */
export async function restorePart(
  site: RestoredSite,
  source: Source,
  part: Restorable,
  { isTrial, by, now, onStep = async () => {} }: RestoreOptions,
): Promise<PartRestored> {
  // Files come first, so that pages and texts find their pictures.
  const files =
    part === 'pictures' ? await restoreFiles(site, source, isTrial, onStep) : { back: 0, lost: 0 };
  const differences: BackupDifference[] = [];
  const missed: BackupDifference[] = [];
  const known = new Set<string>();
  const emptied = new Set<string>();
  /** The slugs of the posts restored so far, by post id. */
  const addresses = new Map<string, string | undefined>();
  let same = 0;
  let waiting: Change[] = [];
  for await (const items of source.items(part)) {
    const stored = await readItems(site, items.map(rawKeyOf));
    for (const item of items) {
      known.add(idOf(item));
      const before = stored.get(idOf(item));
      if (before && isThere(before) && isSame(item, before)) same += 1;
      else waiting.push({ item, before });
    }
    waiting = await settle(waiting);
    await onStep();
  }
  // Repeated as long as it restores something: a slug becomes free when the post that uses it now gets its own slug back.
  for (let left = -1; waiting.length > 0 && waiting.length !== left; ) {
    left = waiting.length;
    waiting = await settle(waiting);
  }
  for (const change of waiting) differences.push(differenceOf('blocked', change));
  if (!isTrial && emptied.size > 0) await restoreVersions(site, source, emptied);
  let newer = 0;
  for await (const items of itemsIn(site, part)) {
    newer += items.filter((item) => !known.has(idOf(item))).length;
    await onStep();
  }
  return { part, differences, same, newer, files, missed };

  /** Restores each item whose slug is free, and returns the others. */
  async function settle(changes: readonly Change[]): Promise<Change[]> {
    const rest: Change[] = [];
    for (const change of changes) {
      const { item, before } = change;
      const difference = differenceOf(!before || !isThere(before) ? 'back' : 'changes', change);
      if (await isAddressTaken(item, isTrial ? addresses : undefined, now)) {
        rest.push(change);
        continue;
      }
      addresses.set(idOfPost(item), slugOf(item));
      if (!isTrial && !(await restoreItem(site, change, { by, now }))) missed.push(difference);
      if (isPost(item) && !before?.createdAt) emptied.add(`version#${item.pk?.S}`);
      differences.push(difference);
    }
    return rest;
  }
}

/** An item of the source, and the stored item with its key. */
interface Change {
  readonly item: RawItem;
  readonly before: RawItem | undefined;
}

function isThere(item: RawItem): boolean {
  return item.deletion === undefined && item.deletedAt === undefined;
}

function isSame(item: RawItem, before: RawItem): boolean {
  const ignored = [...ofSave, ...staying(item)];
  return lineOf(without(ignored, item)) === lineOf(without(ignored, before));
}

function staying(item: RawItem): readonly string[] {
  const kind = kindOf(item);
  return [...secretsOf(kind), ...(kind === 'administrator' ? ofAccount : [])];
}

/** Writes one item. Returns false if it was changed since it was read. */
async function restoreItem(
  site: RestoredSite,
  { item, before }: Change,
  { by, now }: Pick<RestoreOptions, 'by' | 'now'>,
): Promise<boolean> {
  await keepPresent(item, before, now);
  const versions = [item, before ?? {}].map(({ version }) => Number(version?.N ?? 0));
  return putItem(
    site,
    {
      ...without(staying(item), item),
      ...(before ? only(staying(item), before) : { ...freshSecrets(item), ...(await decidedOf(item)) }),
      ...(item.version?.N !== undefined && { version: { N: String(Math.max(...versions) + 1) } }),
      ...(isVersioned(item) && { updatedAt: { S: now.toISOString() }, updatedBy: { S: by } }),
    },
    before,
  );
}

/** Marks a restored account as newer than all changes of accounts so far, so that none of them is applied to it. */
async function decidedOf(item: RawItem): Promise<RawItem> {
  if (kindOf(item) !== 'administrator') return {};
  return { decided: { N: String((await getLastChange()).count) } };
}

const isPost = (item: RawItem) => postKinds.some((kind) => kind === kindOf(item));
const isVersioned = (item: RawItem) => kindOf(item) === 'content' || isPost(item);

/** Keeps the current state of a text or a post as a version, as a save does. */
async function keepPresent(item: RawItem, before: RawItem | undefined, now: Date): Promise<void> {
  if (!before?.version || !isVersioned(item)) return;
  const { pk = '', sk = '' } = { pk: item.pk?.S, sk: item.sk?.S };
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: { pk, sk }, ConsistentRead: true }),
  );
  if (!Item) return;
  if (kindOf(item) !== 'content') {
    const post = { kind: kindOf(item) as PostKind, id: idOfPost(item) };
    await keepVersion(post, snapshotOf(post.kind, Item), now);
    if (!isThere(before)) await cancelVersionExpiry(post, now);
  } else if (isContentKey(sk)) {
    await keepVersion({ kind: 'content', id: sk }, snapshotOf('content', Item), now);
  }
}

const idOfPost = (item: RawItem) => (item.pk?.S ?? '').slice(kindOf(item).length + 1);
const slugOf = (item: RawItem) => item.summary?.M?.slug?.S;

/**
 * True if a post cannot have its slug back. Otherwise the slug is reserved for it.
 *
 * @param trial the slugs that other posts would have by now, in a dry run
 */
async function isAddressTaken(
  item: RawItem,
  trial: ReadonlyMap<string, string | undefined> | undefined,
  now: Date,
): Promise<boolean> {
  const slug = slugOf(item);
  if (!isPost(item) || !slug) return false;
  const [kind, id] = [kindOf(item) as PostKind, idOfPost(item)];
  if (trial) {
    const holder = await otherWithSlug(kind, slug, id, now);
    return holder !== undefined && !(trial.has(holder) && trial.get(holder) !== slug);
  }
  try {
    await claimSlug(kind, slug, id, now);
    return false;
  } catch (error) {
    if (error instanceof SlugTakenError) return true;
    throw error;
  }
}

/** Restores the versions of posts that were permanently deleted after the state that the source has. */
async function restoreVersions(
  site: RestoredSite,
  source: Source,
  partitions: ReadonlySet<string>,
): Promise<void> {
  for await (const items of source.versions(partitions))
    for (const item of items) await putItem(site, item, undefined);
}

async function restoreFiles(
  site: RestoredSite,
  source: Source,
  isTrial: boolean,
  onStep: () => Promise<void>,
): Promise<PartRestored['files']> {
  const files = { back: 0, lost: 0 };
  const there = await publicFiles(site);
  for await (const { key, put } of source.pictureFiles()) {
    await onStep();
    if (there.has(key)) continue;
    files[isTrial || (await put()) ? 'back' : 'lost'] += 1;
  }
  return files;
}

function differenceOf(what: BackupDifference['what'], { item, before }: Change): BackupDifference {
  const kind = kindOf(item);
  const [now, after] = [before && isThere(before) ? wordsOf(before) : undefined, wordsOf(item)];
  const isOther = after && JSON.stringify(now) !== JSON.stringify(after);
  return {
    ...{ what, kind, id: kind === 'content' ? (item.sk?.S ?? '') : idOfPost(item), title: titleOf(item) },
    ...(isOther && now && { now }),
    ...(isOther && { after }),
  };
}

function titleOf(item: RawItem): string {
  const title = item.summary?.M?.title?.S || item.username?.S || item.name?.S || item.sk?.S || '';
  return title.slice(0, maxShown);
}

/** Returns a text, or the title of a post, in both languages, shortened to {@link maxShown}. */
function wordsOf(item: RawItem): BackupDifference['now'] {
  const shown = (one: string | undefined) => (one ?? '').slice(0, maxShown);
  if (kindOf(item) === 'content') return { en: shown(item.value?.S), ar: shown(item.valueAr?.S) };
  const fields = item.summary?.M;
  return fields && { en: shown(fields.title?.S), ar: shown(fields.titleAr?.S) };
}
