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
import { missingArabic } from '#shared/posts/arabic.ts';
import { type CategorizedKind, categorizedKinds, isCategorized } from '#shared/posts/category.ts';
import { type PostKind, postKinds } from '#shared/posts/kinds.ts';
import { arabicName } from '#shared/posts/localize.ts';
import { getContentItem, listContent } from '../content/content.ts';
import { getPictureHead } from '../list-heads/picture-head.ts';
import { getPostHeads, type PostHead } from '../list-heads/post-head.ts';
import { getPicture } from '../pictures/picture.ts';
import { dynamodb } from '../table/client.ts';
import type { Item } from '../table/stored-item.ts';
import { tableName } from '../table/table.ts';
import { findKeptFields } from '../versions/list-versions.ts';
import { snapshotOf } from '../versions/version-item.ts';
import { countArabic, ownTexts } from './arabic-to-do.ts';
import { getCategories } from './categories.ts';
import { olderArabicOf } from './older-arabic.ts';
import { fromItem, isDeleted, postKey } from './post-item.ts';

/**
 * Returns the items whose Arabic is missing or outdated: content items in the order of the editors, posts newest first,
 * categories and pictures. Everything is counted; the first {@link maxTranslations} are named, some of each kind. Posts
 * and pictures may be a moment behind, except with `fresh`.
 */
export async function listTranslations(now: Date, fresh = false): Promise<WaitingTranslations> {
  const [items, heads, pictures] = await Promise.all([
    listContent(),
    getPostHeads(postKinds, fresh),
    getPictureHead(now, fresh),
  ]);
  const texts = waitingItems(items).map(({ key, state }): WaitingTranslation => {
    return { kind: 'content', id: key, name: '', state, count: 1 };
  });
  const ofPosts = [...heads.values()].map(({ arabic }) => arabic);
  const categories = (await Promise.all([...heads].map(categoriesToTranslate))).flat();
  const share = maxTranslations / 4;
  const others = [categories, pictures.waiting].map((list) => list.slice(0, share));
  const shownTexts = texts.slice(0, share);
  const room = maxTranslations - shownTexts.length - others.flat().length;
  return {
    counts: {
      texts: countArabic(texts),
      posts: sumOf(ofPosts.map(({ counts }) => counts)),
      categories: countArabic(categories),
      pictures: pictures.counts,
    },
    waiting: [...shownTexts, ...ofPosts.flatMap(({ waiting }) => waiting).slice(0, room), ...others.flat()],
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

function sumOf(all: readonly Record<ArabicToDo, number>[]): Record<ArabicToDo, number> {
  const sum = (state: ArabicToDo) => all.reduce((total, counts) => total + counts[state], 0);
  return { missing: sum('missing'), older: sum('older') };
}

/**
 * Returns the categories of a kind whose Arabic name is missing or outdated: stored categories, and those that only posts name.
 */
async function categoriesToTranslate([kind, head]: [PostKind, PostHead]): Promise<WaitingTranslation[]> {
  if (!isCategorized(kind)) return [];
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
  for (const { category, categoryAr, count } of head.categories) {
    const name = known.get(category)?.name ?? category;
    const one = found.get(name) ?? { nameAr: '', isOlder: false, count: 0 };
    found.set(name, { ...one, nameAr: one.nameAr || categoryAr, count: one.count + count });
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
