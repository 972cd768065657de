import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { renamePostCategories, savePostCategories } from '#shared/api/posts/post-categories.ts';
import {
  type Categories,
  type CategorizedKind,
  type Category,
  type NamedCategory,
  storedCategories,
} from '#shared/posts/category.ts';
import { folded } from '#shared/text/folded.ts';
import { serverSentence } from '#web/admin/lib/failure/server-sentence.ts';
import { retry } from '#web/admin/lib/retry.ts';
import { cacheRows } from '#web/admin/posts/post-queries.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { ApiError, callApi } from '#web/lib/api-client.ts';
import { type CountedCategory, categoriesQuery } from './categories-query.ts';
import { copy } from './copy.en.ts';

/** The categories to save, and the version that the user's changes are based on. */
interface Save {
  readonly categories: readonly NamedCategory[];
  readonly version: number;
}

interface SaveEvents {
  /** Called with the stored categories and their version. The names in posts are updated afterwards. */
  onStored: (stored: Categories) => void;
  /** Called if another user has saved the categories in the meantime; nothing was saved. */
  onConflict: (theirs: Categories) => void;
  /** Called when everything is saved and renamed. */
  onSaved: () => void;
}

/** Saves the categories of a kind, and then updates the names in its posts. */
export function useSaveCategories(kind: CategorizedKind, { onStored, onConflict, onSaved }: SaveEvents) {
  const queryClient = useQueryClient();
  /** How many posts are still to be renamed. */
  const [left, setLeft] = useState<number>();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ categories, version }: Save) => {
      const stored = await callApi(savePostCategories, {
        body: { kind, categories: [...categories], version },
      });
      queryClient.setQueryData(categoriesQuery(kind).queryKey, stored);
      onStored(stored);
      return renameAll(queryClient, kind, setLeft);
    },
    onSuccess: (isWhole) => {
      if (!isWhole) {
        showToast({ tone: 'danger', title: copy.notRenamed });
        return;
      }
      showToast({ tone: 'success', title: copy.saved });
      onSaved();
    },
    onError: (error) => {
      const problem = error instanceof ApiError ? error.problem : undefined;
      const theirs = storedCategories.safeParse(problem?.current).data;
      if (!theirs) {
        showToast({ tone: 'danger', title: serverSentence(error) ?? copy.failed });
        return;
      }
      queryClient.setQueryData(categoriesQuery(kind).queryKey, theirs);
      onConflict(theirs);
    },
    onSettled: () => setLeft(undefined),
  });
  return { save: (given: Save) => isPending || mutate(given), isPending, left };
}

/**
 * Updates the category names in posts, in batches. Returns true when all posts are updated, false when a call changed nothing
 * although some are left.
 */
export async function renameAll(
  queryClient: QueryClient,
  kind: CategorizedKind,
  onLeft: (left: number) => void = () => {},
): Promise<boolean> {
  for (;;) {
    const { changed, left } = await retry(() => callApi(renamePostCategories, { body: { kind } }));
    cacheRows(queryClient, kind, changed);
    onLeft(left);
    if (left === 0) return true;
    if (changed.length === 0) return false;
  }
}

interface Rebase {
  /** The categories that were read. */
  readonly before: readonly CountedCategory[];
  /** The categories as they were changed here. */
  readonly mine: readonly CountedCategory[];
  /** The categories that another user saved meanwhile. */
  readonly stored: readonly Category[];
  readonly theirs: readonly CountedCategory[];
}

/**
 * Returns the categories that another user saved in the meantime, with the changes made here: names, additions, merges
 * and removals. Categories that were not changed here are returned as the other user saved them.
 */
export function rebasedCategories({ before, mine, stored, theirs }: Rebase): CountedCategory[] {
  const idOf = new Map(
    stored.flatMap(({ id, name, formerly }) => [...formerly, name].map((one) => [one, id])),
  );
  const isOne = (my: CountedCategory, their: CountedCategory) =>
    my.id === their.id ||
    (my.was ?? []).some((was) => idOf.get(was) === their.id || their.was?.includes(was));
  const left = new Set(theirs);
  const rebased = mine.flatMap((my): CountedCategory[] => {
    const read = before.find(({ id }) => id === my.id);
    const same = [...left].filter((their) => isOne(my, their));
    for (const one of same) left.delete(one);
    const [first] = same;
    if (first) return [{ ...joined(first, same), ...changes(read, my) }];
    // The other user merged or removed the category. It stays only if its name was changed here.
    return read && Object.keys(changes(read, my)).length === 0 ? [] : [my];
  });
  const isRemovedHere = (their: CountedCategory) =>
    their.posts === 0 && before.some((read) => isOne(read, their));
  const added = [...left].filter((their) => !isRemovedHere(their) && !named(rebased, their.name));
  return [...rebased, ...added].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Returns the names of a category that were changed here; an empty object if none was. */
function changes(read: CountedCategory | undefined, { name, nameAr }: CountedCategory) {
  return {
    ...(name !== read?.name && { name }),
    ...(nameAr !== read?.nameAr && { nameAr }),
  };
}

/** Merges categories as they were merged here, into the first of them. */
function joined(first: CountedCategory, all: readonly CountedCategory[]): CountedCategory {
  return {
    ...first,
    was: [...new Set(all.flatMap(({ was = [] }) => was))],
    posts: all.reduce((sum, { posts }) => sum + posts, 0),
  };
}

function named(categories: readonly CountedCategory[], name: string): boolean {
  return categories.some((one) => folded(one.name.trim()) === folded(name.trim()));
}
