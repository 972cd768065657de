import type { QueryClient } from '@tanstack/react-query';
import { updatePicture } from '#shared/api/pictures.ts';
import { getPostCategories, savePostCategories } from '#shared/api/posts/post-categories.ts';
import { isContentKey } from '#shared/content/registry.ts';
import type { TranslationWork, WaitingTranslation } from '#shared/content/translation.ts';
import { type CategorizedKind, categorizedKinds, type NamedCategory } from '#shared/posts/category.ts';
import { arabicName } from '#shared/posts/localize.ts';
import { keepItem, sendContent } from '#web/admin/content/state/site-content-queries.ts';
import { readPicturesAgain } from '#web/admin/images/library/picture-queries.ts';
import { categoriesQuery } from '#web/admin/posts/categories/categories-query.ts';
import { renameAll } from '#web/admin/posts/categories/use-save-categories.ts';
import { postApis } from '#web/admin/posts/post-api.ts';
import { cacheSavedPost } from '#web/admin/posts/post-queries.ts';
import { callApi } from '#web/lib/api-client.ts';

/** The Arabic text of an item, and the version that it is based on. */
export interface Translated {
  readonly thing: WaitingTranslation;
  readonly work: TranslationWork;
  /** The Arabic by the name of its English field; only what changed. */
  readonly arabic: Readonly<Record<string, string>>;
  /** True if a user compared all of the Arabic with the English. */
  readonly isRight: boolean;
}

/** Thrown if another user has changed the item since it was read. */
export class ChangedMeanwhile extends Error {}

/**
 * Saves Arabic texts where they belong: in a content item, a post, a picture, or the categories of a kind, whose posts are
 * renamed afterwards. Fails with an `ApiError`, whose status is 409 over a newer version, or with {@link ChangedMeanwhile}.
 */
export async function saveTranslation(queryClient: QueryClient, translated: Translated): Promise<void> {
  const { thing, work, arabic, isRight } = translated;
  const { kind, id } = thing;
  const { version, picture, texts } = work;
  const [text] = texts;
  const arabicIsCurrent = isRight || undefined;
  if (kind === 'content') {
    if (!text || !isContentKey(id)) return;
    const valueAr = arabic.value ?? text.arabic;
    const update = { value: text.english, valueAr, version, arabicIsCurrent };
    await keepItem(queryClient, await sendContent({ key: id, update }));
  } else if (kind === 'picture') {
    if (!picture) return;
    const { name, alt, altAr, focus } = picture;
    const body = { name, alt, altAr: arabic.alt ?? altAr, focus, version, arabicIsCurrent };
    await callApi(updatePicture, { params: { id }, body });
    await readPicturesAgain(queryClient);
  } else if (kind === 'category') {
    await saveCategory(queryClient, translated);
  } else {
    const fields = Object.fromEntries(
      Object.entries(arabic).map(([name, value]) => [arabicName(name), value]),
    );
    const post = await postApis[kind].translate(id, fields, { version, arabicIsCurrent });
    cacheSavedPost(queryClient, kind, post);
  }
}

async function saveCategory(queryClient: QueryClient, { thing, work, arabic, isRight }: Translated) {
  const [kind, name] = [kindOfCategory(thing.id), thing.name];
  if (!kind) return;
  const { categories, version } = await callApi(getPostCategories, { params: { kind } });
  // Other categories may have changed since, so only this one is compared.
  const now = categories.find((one) => one.name === name);
  if ((now?.nameAr ?? '') !== work.texts[0]?.arabic) throw new ChangedMeanwhile();
  const nameAr = arabic.name ?? now?.nameAr ?? '';
  const changed: NamedCategory = now
    ? { id: now.id, name, nameAr, arabicIsCurrent: isRight || undefined }
    : { id: crypto.randomUUID(), name, nameAr, was: [name] };
  const others = categories
    .filter((one) => one !== now)
    .map(({ id, name, nameAr }) => ({ id, name, nameAr }));
  const stored = await callApi(savePostCategories, {
    body: { kind, categories: [...others, changed], version },
  });
  queryClient.setQueryData(categoriesQuery(kind).queryKey, stored);
  await renameAll(queryClient, kind);
}

/** Returns the kind of posts that a category of the list belongs to. */
export function kindOfCategory(id: string): CategorizedKind | undefined {
  return categorizedKinds.find((kind) => id.startsWith(`${kind}-`));
}
