import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { renamePostCategories, savePostCategories } from '#shared/api/post-categories.ts';
import {
  type Categories,
  type CategorizedKind,
  type NamedCategory,
  storedCategories,
} from '#shared/posts/category.ts';
import { serverSentence } from '#web/admin/lib/failure/server-sentence.ts';
import { insistently } from '#web/admin/lib/insistently.ts';
import { cacheRows } from '#web/admin/posts/post-queries.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { ApiError, callApi } from '#web/lib/api-client.ts';
import { categoriesQuery } from './categories-query.ts';
import { copy } from './copy.en.ts';

/** What is saved of the categories of a kind, over the version that was read. */
interface Save {
  readonly categories: readonly NamedCategory[];
  readonly version: number;
}

interface SaveEvents {
  /** They are stored, over which version says what is answered; the posts have yet to be renamed. */
  onStored: (stored: Categories) => void;
  /** Somebody else saved these meanwhile: nothing was. */
  onConflict: (theirs: Categories) => void;
  /** All is done. */
  onSaved: () => void;
}

/** Saves the categories of a kind, and then gives its posts the names that these have. */
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

/** Renames posts until none is left; answers whether that is so, or nothing came of a call. */
async function renameAll(
  queryClient: QueryClient,
  kind: CategorizedKind,
  onLeft: (left: number) => void,
): Promise<boolean> {
  for (;;) {
    const { changed, left } = await insistently(() => callApi(renamePostCategories, { body: { kind } }));
    cacheRows(queryClient, kind, changed);
    onLeft(left);
    if (left === 0) return true;
    if (changed.length === 0) return false;
  }
}
