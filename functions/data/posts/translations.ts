import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { isSameInEveryLanguage } from '#shared/content/definition.ts';
import { arabicState, type ContentItem } from '#shared/content/item.ts';
import { type ContentKey, content, isContentKey } from '#shared/content/registry.ts';
import {
  type ArabicToDo,
  maxTranslations,
  type TextToTranslate,
  type TranslatedKind,
  type TranslationWork,
  type WaitingTranslation,
  type WaitingTranslations,
} from '#shared/content/translation.ts';
import { missingArabic, translatedTexts } from '#shared/posts/arabic.ts';
import { type CategorizedKind, categorizedKinds, isCategorized } from '#shared/posts/category.ts';
import { type PostKind, postKinds } from '#shared/posts/kinds.ts';
import { arabicName } from '#shared/posts/localize.ts';
import { postSchemas } from '#shared/posts/schemas.ts';
import { getContentItem, listContent } from '../content/content.ts';
import { getPicture, listPictures } from '../pictures/picture.ts';
import { dynamodb } from '../table/client.ts';
import { everyPage, queryPage } from '../table/query-page.ts';
import type { Item } from '../table/stored-item.ts';
import { tableName } from '../table/table.ts';
import { findKeptFields } from '../versions/list-versions.ts';
import { snapshotOf } from '../versions/version-item.ts';
import { getCategories } from './categories.ts';
import { olderArabicOf } from './older-arabic.ts';
import { fromItem, fromSummary, isDeleted, isMap, postKey, writtenFlag } from './post-item.ts';

/** How many items are read per request: more than a page of the database holds. */
const pageOfAll = 2000;

/**
 * Returns the items whose Arabic is missing or outdated: content items in the order of the editors, posts newest first,
 * categories and pictures. Everything is counted; the first {@link maxTranslations} are named, some of each kind.
 */
export async function listTranslations(now: Date): Promise<WaitingTranslations> {
  const [items, posts, pictures] = await Promise.all([
    listContent(),
    Promise.all(postKinds.map(postsToTranslate)),
    everyPage((after) => listPictures('kept', pageOfAll, after, now)),
  ]);
  const texts = waitingItems(items).map(({ key, state }): WaitingTranslation => {
    return { kind: 'content', id: key, name: '', state, count: 1 };
  });
  const ofPosts = posts.flatMap(({ waiting }) => waiting);
  const categories = posts.flatMap((one) => one.categories);
  const ofPictures = pictures.flatMap(({ id, name, alt, altAr, altBefore }): WaitingTranslation[] => {
    const state = alt === '' ? undefined : altAr === '' ? 'missing' : altBefore !== undefined && 'older';
    return state ? [{ kind: 'picture', id, name, state, count: 1 }] : [];
  });
  const share = maxTranslations / 4;
  const others = [categories, ofPictures].map((list) => list.slice(0, share));
  const shownTexts = texts.slice(0, share);
  const room = maxTranslations - shownTexts.length - others.flat().length;
  return {
    counts: {
      texts: countsOf(texts),
      posts: countsOf(ofPosts),
      categories: countsOf(categories),
      pictures: countsOf(ofPictures),
    },
    waiting: [...shownTexts, ...ofPosts.slice(0, room), ...others.flat()],
  };
}

/** Returns the content items with missing or outdated Arabic, in the order of the editors. */
function waitingItems(
  items: readonly ContentItem[],
): { key: ContentKey; item: ContentItem; state: ArabicToDo }[] {
  const stored = new Map<string, ContentItem>(items.map((item) => [item.key, item]));
  return (Object.keys(content) as ContentKey[]).flatMap((key) => {
    const item = stored.get(key);
    const state = item && !isSameInEveryLanguage(content[key].kind) ? arabicState(item) : 'current';
    return !item || state === 'current' ? [] : { key, item, state };
  });
}

function countsOf(all: readonly WaitingTranslation[]) {
  const of = (state: WaitingTranslation['state']) => all.filter((one) => one.state === state).length;
  return { missing: of('missing'), older: of('older') };
}

interface PostTexts {
  readonly id: string;
  readonly title: string;
  readonly category: string;
  readonly categoryAr: string;
  readonly missing: readonly string[];
  readonly older: readonly string[];
}

/**
 * Returns the posts of a kind with missing or outdated Arabic, and the categories of that kind whose Arabic name is missing or
 * outdated.
 */
async function postsToTranslate(kind: PostKind) {
  const posts = await everyPage((after) =>
    queryPage({ index: 'rows', kind, partition: kind, limit: pageOfAll, after }, (item) =>
      textsOf(kind, item),
    ),
  );
  const waiting = posts.flatMap(({ id, title, missing, older }): WaitingTranslation[] => {
    const count = missing.length + older.length;
    return count === 0
      ? []
      : [{ kind, id, name: title, state: missing.length > 0 ? 'missing' : 'older', count }];
  });
  return { waiting, categories: isCategorized(kind) ? await categoriesToTranslate(kind, posts) : [] };
}

/**
 * Returns the state of a post's Arabic from its item in the index of rows. The Arabic name of its category is not included: it
 * is translated on its own.
 */
function textsOf(kind: PostKind, item: Item): PostTexts | undefined {
  const post = fromSummary(kind, item);
  if (!post) return undefined;
  const { longTexts } = postSchemas[kind];
  const summary: Item = isMap(item.summary) ? { ...item.summary } : {};
  const fields: Readonly<Record<string, unknown>> = { ...post };
  // Older releases did not say which long texts are written: theirs count as written.
  const isWritten = (name: string) =>
    name in longTexts ? summary[writtenFlag(name)] !== false : Boolean(fields[name]);
  const names = ownTexts(kind).flatMap((name) => [name, arabicName(name)]);
  const written = Object.fromEntries(names.map((name) => [name, isWritten(name)]));
  const { category = '', categoryAr = '' } = fields as { category?: string; categoryAr?: string };
  return {
    ...{ id: post.id, title: post.title, category, categoryAr },
    missing: missingArabic(kind, written).filter((name) => name !== 'category'),
    older: olderArabicOf(item).filter((name) => name !== 'category'),
  };
}

/** Returns the names of the texts that are translated with a post. Its category is translated on its own. */
const ownTexts = (kind: PostKind) => translatedTexts(kind).filter((name) => name !== 'category');

/**
 * Returns the categories of a kind whose Arabic name is missing or outdated: stored categories, and those that only posts name.
 */
async function categoriesToTranslate(
  kind: CategorizedKind,
  posts: readonly PostTexts[],
): Promise<WaitingTranslation[]> {
  const { categories } = await getCategories(kind);
  const known = new Map(
    categories.flatMap((one) => [...one.formerly, one.name].map((name) => [name, one] as const)),
  );
  const found = new Map(
    categories.map(({ name, nameAr, nameBefore }) => [
      name,
      { nameAr, isOlder: nameBefore !== undefined, count: 0 },
    ]),
  );
  for (const { category, categoryAr } of posts) {
    if (!category) continue;
    const name = known.get(category)?.name ?? category;
    const one = found.get(name) ?? { nameAr: '', isOlder: false, count: 0 };
    found.set(name, { ...one, nameAr: one.nameAr || categoryAr, count: one.count + 1 });
  }
  return [...found].flatMap(([name, { nameAr, isOlder, count }]): WaitingTranslation[] => {
    const state = nameAr === '' ? 'missing' : isOlder && 'older';
    return state ? [{ kind: 'category', id: categoryId(kind, name), name, state, count }] : [];
  });
}

/**
 * Returns the texts of an item whose Arabic is missing or outdated, as it is stored now; `undefined` if there is no
 * such item.
 */
export async function getTranslation(kind: TranslatedKind, id: string): Promise<TranslationWork | undefined> {
  if (kind === 'content') return isContentKey(id) ? ofContent(id) : undefined;
  if (kind === 'picture') return ofPicture(id);
  return kind === 'category' ? ofCategory(id) : ofPost(kind, id);
}

async function ofContent(key: ContentKey): Promise<TranslationWork | undefined> {
  const [item, stored] = await Promise.all([getContentItem(key), getItem('content', key)]);
  if (!item) return undefined;
  const { version, value: english, valueAr: arabic, valueArUpdatedAt: arabicAt = '' } = item;
  const { savedBy } = snapshotOf('content', stored ?? {});
  const [found] = waitingItems([item]);
  const before = found?.state === 'older' ? await englishAt(key, arabicAt) : undefined;
  return {
    ...{ version, changedAt: item.valueUpdatedAt, changedBy: savedBy, arabicAt },
    texts: found ? [{ name: 'value', english, arabic, state: found.state, ...(before && { before }) }] : [],
  };
}

/**
 * Returns the English of an item at the instant when its Arabic was saved, from its versions. An Arabic text without an
 * instant is the one the site came with.
 */
async function englishAt(key: ContentKey, arabicAt: string): Promise<string | undefined> {
  if (arabicAt === '') return content[key].fallback.en || undefined;
  const found = await findKeptFields({ kind: 'content', id: key }, ({ savedAt }) => savedAt <= arabicAt);
  return typeof found?.value === 'string' ? found.value : undefined;
}

async function ofPost(kind: PostKind, id: string): Promise<TranslationWork | undefined> {
  const { pk, sk } = postKey(kind, id);
  const stored = await getItem(pk, sk);
  const post = stored && !isDeleted(stored) ? fromItem(kind, stored) : undefined;
  if (!post || !stored) return undefined;
  const fields: Readonly<Record<string, unknown>> = { ...post };
  const missing = missingArabic(kind, fields);
  const older = olderArabicOf(stored);
  const names = ownTexts(kind).filter((name) => missing.includes(name) || older.includes(name));
  const texts = names.map(async (name): Promise<TextToTranslate> => {
    const state = missing.includes(name) ? 'missing' : 'older';
    const [english, arabic] = [String(fields[name] ?? ''), String(fields[arabicName(name)] ?? '')];
    if (state === 'missing') return { name, english, arabic, state };
    const kept = await findKeptFields({ kind, id }, (version) => isCurrentIn(version.fields, name, arabic));
    const before = kept?.[name];
    return { name, english, arabic, state, ...(typeof before === 'string' && { before }) };
  });
  const { savedAt, savedBy, version } = snapshotOf(kind, stored);
  return { version, texts: await Promise.all(texts), changedAt: savedAt, changedBy: savedBy, arabicAt: '' };
}

/** True if a version of a post had this Arabic text and it was not older than its English. */
function isCurrentIn(fields: Item, name: string, arabic: string): boolean {
  return fields[arabicName(name)] === arabic && !olderArabicOf(fields).includes(name);
}

async function ofPicture(id: string): Promise<TranslationWork | undefined> {
  const picture = await getPicture(id);
  if (!picture || picture.deletedAt) return undefined;
  const { alt: english, altAr: arabic, altBefore: before, version } = picture;
  const state = english && arabic === '' ? 'missing' : before !== undefined && 'older';
  return {
    ...{ version, changedAt: '', changedBy: '', arabicAt: '', picture },
    texts: state ? [{ name: 'alt', english, arabic, state, ...(before && { before }) }] : [],
  };
}

/**
 * Returns a category's id, which is its name, because some categories are only stored in posts. Encoded, so that any
 * name can be part of a URL.
 */
function categoryId(kind: CategorizedKind, name: string): string {
  return `${kind}-${Buffer.from(name).toString('base64url')}`;
}

async function ofCategory(id: string): Promise<TranslationWork | undefined> {
  const kind = categorizedKinds.find((one) => id.startsWith(`${one}-`));
  const english = kind ? Buffer.from(id.slice(kind.length + 1), 'base64url').toString() : '';
  if (!kind || english === '') return undefined;
  const { categories, version } = await getCategories(kind);
  const stored = categories.find(({ name }) => name === english);
  const { nameAr: arabic = '', nameBefore: before } = stored ?? {};
  const state = arabic === '' ? 'missing' : before !== undefined && 'older';
  return {
    ...{ version, changedAt: '', changedBy: '', arabicAt: '' },
    texts: state ? [{ name: 'name', english, arabic, state, ...(before && { before }) }] : [],
  };
}

async function getItem(pk: string, sk: string): Promise<Item | undefined> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: { pk, sk }, ConsistentRead: true }),
  );
  return Item;
}
