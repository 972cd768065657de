import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { PostKind } from '#shared/posts/kinds.ts';
import type { PostRow } from '#shared/posts/row.ts';
import { postsQuery } from '#web/admin/posts/post-queries.ts';
import { categoriesQuery } from './categories-query.ts';
import { arabicNames } from './named-categories.ts';

type Values = Readonly<Record<string, string | boolean>>;

/** What a category that is chosen in English brings along: its Arabic name, unless somebody typed another one. */
export function useCategoryTwin(kind: PostKind): (name: string, value: unknown, values: Values) => Values {
  const queryClient = useQueryClient();
  return useCallback(
    (name, value, { category, categoryAr }) => {
      if (name !== 'category' || typeof value !== 'string') return {};
      const names = namesRead(queryClient, kind);
      const isTyped = categoryAr !== '' && categoryAr !== names.get(String(category));
      return isTyped ? {} : { categoryAr: names.get(value) ?? '' };
    },
    [queryClient, kind],
  );
}

/** Of the rows that were read last: they are thousands, and looked through with every key otherwise. */
const namesOfRows = new WeakMap<readonly PostRow[], Map<string, string>>();
const noRows: readonly PostRow[] = [];

/** The Arabic names of the categories that the list behind the form has read. */
function namesRead(queryClient: QueryClient, kind: PostKind): Map<string, string> {
  const rows = queryClient.getQueryData(postsQuery(kind).queryKey) ?? noRows;
  const ofRows = namesOfRows.get(rows) ?? arabicNames([], rows);
  namesOfRows.set(rows, ofRows);
  const stored = queryClient.getQueryData(categoriesQuery(kind).queryKey)?.categories ?? [];
  return new Map([...ofRows, ...stored.map(({ name, nameAr }) => [name, nameAr] as const)]);
}
