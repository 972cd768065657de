import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { englishBefore } from '#shared/content/translation.ts';
import { type FocusStep, focusSteps } from '#shared/images/focus.ts';
import { type LibraryPicture, type PictureUpdate, pictureTrashDays } from '#shared/images/library.ts';
import { pictureFiles } from '#shared/images/renditions.ts';
import { dynamodb, ifConditionHolds } from '../table/client.ts';
import { type Position, sortKey } from '../table/cursor.ts';
import { type Page, queryPage } from '../table/query-page.ts';
import { type Item, itemReader } from '../table/stored-item.ts';
import { itemKey, tableName, ttl } from '../table/table.ts';
import { exists, isStill, lacks, updateItem } from '../table/update-item.ts';

/** A picture as stored, with its focal point as two numbers. */
type StoredPicture = Omit<LibraryPicture, 'focus'> & {
  readonly focusX: FocusStep;
  readonly focusY: FocusStep;
};

const step = z.literal([...focusSteps]);
const readPicture = itemReader<StoredPicture, 'id' | 'address' | 'createdAt'>(
  { id: z.string(), address: z.string(), createdAt: z.iso.datetime() },
  {
    width: [z.int(), 0],
    height: [z.int(), 0],
    name: [z.string(), ''],
    alt: [z.string(), ''],
    altAr: [z.string(), ''],
    altBefore: [z.optional(z.string()), undefined],
    focusX: [step, 50],
    focusY: [step, 50],
    version: [z.int(), 1],
    deletedAt: [z.optional(z.iso.datetime()), undefined],
  },
);

const kept = 'picture';
const trash = 'picture#trash';
const trashMs = pictureTrashDays * 24 * 60 * 60_000;

/** The data of a picture when it is uploaded. */
export type UploadedPicture = Pick<LibraryPicture, 'id' | 'address' | 'width' | 'height' | 'name'>;

/** Stores a picture that was uploaded. A picture that is stored already stays as it is, but is taken out of the trash. */
export async function keepPicture({ id, name, ...picture }: UploadedPicture, now: Date): Promise<void> {
  const createdAt = now.toISOString();
  await updateItem<StoredPicture>(itemKey('picture', id), {
    set: { id, ...picture, gsi1pk: kept },
    setOnce: { createdAt, gsi1sk: sortKey({ at: createdAt, id }), name, version: 1 },
    remove: ['deletedAt', 'expiresAt'],
  });
}

/** Returns a picture as last written, in the trash or not. */
export async function getPicture(id: string): Promise<LibraryPicture | undefined> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: itemKey('picture', id), ConsistentRead: true }),
  );
  return Item && fromItem(Item);
}

/**
 * True if visitors cannot load the picture at a URL: a path `/images/…` whose picture is missing from the library or in
 * the trash. Other URLs are not checked.
 */
export async function isMissingPicture(address: string): Promise<boolean> {
  const own = 'https://own.invalid';
  const { origin, pathname } = new URL(address, own);
  if (origin !== own || !pathname.startsWith('/images/')) return false;
  const [, id] = /^\/images\/([\w-]+)[./]/.exec(pathname) ?? [];
  const picture = id === undefined ? undefined : await getPicture(id);
  return !picture || picture.deletedAt !== undefined || !pictureFiles(picture.address).includes(pathname);
}

/** Returns the pictures in the library, or those in the trash, newest first, without expired ones. */
export function listPictures(
  state: 'kept' | 'trash',
  limit: number,
  after: Position | undefined,
  now: Date,
): Promise<Page<LibraryPicture>> {
  const partition = state === 'trash' ? trash : kept;
  return queryPage({ index: 'ofKind', kind: 'picture', partition, limit, after }, (item) => {
    const picture = fromItem(item);
    return picture && !isOver(picture, now) ? picture : undefined;
  });
}

/** Saves the texts of a picture over the version that was read. Returns `undefined` if another version is stored. */
export async function updatePicture(
  id: string,
  { focus, version, arabicIsCurrent = false, ...words }: PictureUpdate,
): Promise<LibraryPicture | undefined> {
  const before = await getPicture(id);
  const altBefore = arabicIsCurrent
    ? undefined
    : englishBefore(
        { english: words.alt, arabic: words.altAr },
        before && { english: before.alt, arabic: before.altAr, before: before.altBefore },
      );
  const updated = await updateItem<StoredPicture>(itemKey('picture', id), {
    set: {
      ...words,
      focusX: focus.x,
      focusY: focus.y,
      version: version + 1,
      ...(altBefore !== undefined && { altBefore }),
    },
    remove: altBefore === undefined ? ['altBefore'] : [],
    when: [exists('pk'), isStill('version', version), lacks('deletedAt')],
  });
  return updated && fromItem(updated);
}

/** Moves a picture to the trash, from which it expires. A picture that is in the trash already stays as it is. */
export async function trashPicture(id: string, now: Date): Promise<void> {
  await updateItem<StoredPicture>(itemKey('picture', id), {
    set: { gsi1pk: trash, deletedAt: now.toISOString(), expiresAt: ttl(now.getTime() + trashMs) },
    when: [exists('pk'), lacks('deletedAt')],
  });
}

/**
 * Takes a picture out of the trash. A picture outside the trash stays as it is. Returns `undefined` if no such picture exists.
 */
export async function restorePicture(id: string): Promise<LibraryPicture | undefined> {
  const restored = await updateItem<StoredPicture>(itemKey('picture', id), {
    set: { gsi1pk: kept },
    remove: ['deletedAt', 'expiresAt'],
    when: [exists('pk')],
  });
  return restored && fromItem(restored);
}

/** Deletes a picture in the trash. One that is not in the trash stays. */
export async function erasePicture(id: string): Promise<void> {
  await ifConditionHolds(
    dynamodb.send(
      new DeleteCommand({
        TableName: tableName,
        Key: itemKey('picture', id),
        ConditionExpression: 'attribute_exists(deletedAt)',
      }),
    ),
  );
}

/** True if a picture in the trash has expired. The database deletes it later. */
export function isOver({ deletedAt }: LibraryPicture, now: Date): boolean {
  return deletedAt !== undefined && Date.parse(deletedAt) + trashMs <= now.getTime();
}

function fromItem(item: Item): LibraryPicture | undefined {
  const stored = readPicture(item);
  if (!stored) return undefined;
  const { focusX, focusY, ...picture } = stored;
  return { ...picture, focus: { x: focusX, y: focusY } };
}
