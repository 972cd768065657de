import {
  mutationOptions,
  type QueryClient,
  queryOptions,
  replaceEqualDeep,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PostKind } from '#shared/posts/kinds.ts';
import { publicPath } from '#shared/posts/names.ts';
import { listPath } from '#shared/posts/paths.ts';
import { type PostRow, rowOf } from '#shared/posts/row.ts';
import { noteChange } from '#web/admin/lib/latest.ts';
import { noteSaved, serverTime } from '#web/admin/lib/publishing-status.ts';
import { ApiError } from '#web/lib/api-client.ts';
import type { PostRecord } from './editor/post-drafts.ts';
import { postApis } from './post-api.ts';
import { stateOf } from './row-state.ts';

/** The rows of all posts of a kind, newest first; read again whenever the list is shown. */
export function postsQuery(kind: PostKind) {
  return queryOptions({
    queryKey: ['api', 'admin', 'posts', kind],
    queryFn: async ({ signal, client }): Promise<PostRow[]> => {
      const rows = await postApis[kind].list(signal);
      const { rows: shown = [] } = client.getQueryData(listHeadQuery(kind).queryKey) ?? {};
      // Rows that are shown already and have not changed are not rendered again.
      const known = new Map(shown.map((row) => [row.id, row]));
      return rows.map((row) => replaceEqualDeep(known.get(row.id), row));
    },
    refetchOnMount: 'always',
  });
}

/** What the list of a kind shows until all its rows are read: thousands of rows take a while. */
function listHeadQuery(kind: PostKind) {
  return queryOptions({
    queryKey: ['api', 'admin', 'post-list-head', kind],
    queryFn: ({ signal }) => postApis[kind].head(signal),
  });
}

/**
 * Reads the rows of all posts of a kind, and before them the head of their list. `known` has all rows; until they are read,
 * those of the head.
 *
 * @param refetchOnMount `true` if the list behind has just read them
 */
export function usePosts(kind: PostKind, refetchOnMount: boolean | 'always' = 'always') {
  const isRead = useQueryClient().getQueryData(postsQuery(kind).queryKey) !== undefined;
  const { data: head, isFetched } = useQuery({ ...listHeadQuery(kind), enabled: !isRead });
  const rows = useQuery({ ...postsQuery(kind), enabled: isRead || isFetched, refetchOnMount });
  const { data } = rows;
  const known = useMemo(() => data ?? (head ? [...head.rows, ...head.others] : []), [data, head]);
  return { ...rows, head, known };
}

/** Moves a post to the trash. A post that is already gone counts as deleted. */
export async function removePost({ kind, id }: { kind: PostKind; id: string }): Promise<void> {
  const before = serverTime();
  try {
    await postApis[kind].remove(id);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
  noteSaved(before, `${kind}#${id}`, listPath(kind));
}

/** See {@link removePost}. */
export const deletePostMutation = mutationOptions({ mutationFn: removePost });

/** True if a save failed because the post was deleted. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Updates a saved post in the list, and reads its row again: only the server knows whether its Arabic is outdated. */
export function cacheSavedPost(queryClient: QueryClient, kind: PostKind, post: PostRecord): void {
  cacheRows(queryClient, kind, [rowOf(kind, post)]);
  postApis[kind].row(post.id).then(
    (row) => takeOver(queryClient, kind, [row]),
    // If only this read fails, the row stays as it was computed here: the save itself has succeeded.
    () => {},
  );
}

/** Updates the rows of saved posts in the cached list. */
export function cacheRows(queryClient: QueryClient, kind: PostKind, rows: readonly PostRow[]): void {
  for (const row of rows) {
    const { id, updatedAt } = row;
    const isSeen = stateOf(row) === 'published';
    noteSaved(Date.parse(updatedAt), `${kind}#${id}`, isSeen ? publicPath(kind, row) : listPath(kind));
  }
  takeOver(queryClient, kind, rows);
}

/** Removes deleted posts from the cached list. */
export function cacheDeletion(queryClient: QueryClient, kind: PostKind, ...ids: readonly string[]): void {
  changeList(queryClient, kind, (list) => list.filter(({ id }) => !ids.includes(id)));
}

function takeOver(queryClient: QueryClient, kind: PostKind, rows: readonly PostRow[]): void {
  const saved = new Map(rows.map((row) => [row.id, row]));
  changeList(queryClient, kind, (list) => {
    const known = new Set(list.map(({ id }) => id));
    const added = rows.filter(({ id }) => !known.has(id));
    const kept = list.map((row) => newer(row, saved.get(row.id)));
    return added.length === 0 ? kept : [...added, ...kept].sort(newestFirst);
  });
}

/** The server's order, so that a restored post has its place again. */
function newestFirst(one: PostRow, other: PostRow): number {
  return one.createdAt < other.createdAt ? 1 : one.createdAt > other.createdAt ? -1 : 0;
}

function newer(row: PostRow, saved: PostRow | undefined): PostRow {
  return saved && saved.version >= row.version ? saved : row;
}

/** Changes the cached list. If the list is being read, that read may miss the change, so it is cancelled and repeated. */
function changeList(
  queryClient: QueryClient,
  kind: PostKind,
  change: (list: readonly PostRow[]) => PostRow[],
): void {
  noteChange();
  const { queryKey } = postsQuery(kind);
  const isReading = queryClient.isFetching({ queryKey }) > 0;
  queryClient.setQueryData(queryKey, (list) => list && change(list));
  if (!isReading) return;
  void queryClient.cancelQueries({ queryKey }).then(() => queryClient.invalidateQueries({ queryKey }));
}
