import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { englishBefore } from '#shared/content/translation.ts';
import {
  type Categories,
  type CategorizedKind,
  type Category,
  maxFormer,
  type NamedCategory,
} from '#shared/posts/category.ts';
import { dynamodb } from '../table/client.ts';
import { type Item, itemReader } from '../table/stored-item.ts';
import { itemKey, tableName } from '../table/table.ts';
import { isStill, updateItem } from '../table/update-item.ts';

interface StoredCategories extends Categories {
  readonly pk: string;
}

/** A category that cannot be read is left out of the list, and the others are kept. */
const category = z.object({
  id: z.string(),
  name: z.string(),
  nameAr: z.catch(z.string(), ''),
  nameBefore: z.catch(z.optional(z.string()), undefined),
  formerly: z.catch(z.array(z.string()), []),
});
const listOfCategories = z.pipe(
  z.array(z.unknown()),
  z.transform((list) =>
    list.flatMap((one): Category[] => {
      const { data } = category.safeParse(one);
      return data ? [data] : [];
    }),
  ),
);

const readCategories = itemReader<StoredCategories, 'pk'>(
  { pk: z.string() },
  { categories: [listOfCategories, []], version: [z.int(), 0] },
);

/** Returns the categories of a kind of posts, as last written. */
export async function getCategories(kind: CategorizedKind): Promise<Categories> {
  return categoriesIn(await getItem(kind));
}

/**
 * Saves the categories of a kind, if the stored version is still the one that was read. Keeps the former names of a renamed
 * category. Returns what is stored now, and whether this save wrote it, also if only its answer was lost.
 */
export async function saveCategories(
  kind: CategorizedKind,
  named: readonly NamedCategory[],
  version: number,
): Promise<{ saved: boolean; stored: Categories }> {
  const item = await getItem(kind);
  const before = categoriesIn(item);
  const categories = named.map((one) => categoryWith(before.categories, one));
  if (before.version === version) {
    const saved = await updateItem<StoredCategories>(itemKey('category', kind), {
      set: { categories, version: version + 1 },
      when: [isStill('version', item?.version)],
    });
    if (saved) return { saved: true, stored: categoriesIn(saved) };
  }
  const stored = categoriesIn(await getItem(kind));
  const names = (list: readonly NamedCategory[]) =>
    JSON.stringify(list.map(({ id, name, nameAr }) => [id, name, nameAr]));
  return { saved: stored.version === version + 1 && names(stored.categories) === names(named), stored };
}

/** Returns a category with its former names, and those of the categories merged into it. */
function categoryWith(
  before: readonly Category[],
  { id, name, nameAr, was = [], arabicIsCurrent = false }: NamedCategory,
): Category {
  const known = before.filter((one) => one.id === id || was.includes(one.name));
  const all = [...was, ...known.flatMap((one) => [one.name, ...one.formerly])];
  const formerly = [...new Set(all)].filter((former) => former !== name).slice(0, maxFormer);
  const own = before.find((one) => one.id === id);
  const nameBefore = arabicIsCurrent
    ? undefined
    : englishBefore(
        { english: name, arabic: nameAr },
        own && { english: own.name, arabic: own.nameAr, before: own.nameBefore },
      );
  return { id, name, nameAr, ...(nameBefore !== undefined && { nameBefore }), formerly };
}

function categoriesIn(item: Item | undefined): Categories {
  const { pk: _, ...read } = (item && readCategories(item)) ?? { pk: '', categories: [], version: 0 };
  return read;
}

async function getItem(kind: CategorizedKind): Promise<Item | undefined> {
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: itemKey('category', kind), ConsistentRead: true }),
  );
  return Item;
}
