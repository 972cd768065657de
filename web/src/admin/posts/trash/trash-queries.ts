import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { postVersionEndpoints } from '#shared/api/posts/post-versions.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import type { ReadPage } from '#web/admin/lib/fresh-head.ts';
import { callApi, callApiPage } from '#web/lib/api-client.ts';
import { cacheSavedPost } from '../post-queries.ts';

/** How many deleted posts a page of the trash has. */
export const trashPage = 100;

const fields = 'summary';

/** A deleted post, as the trash shows it. */
export interface DeletedPost {
  readonly id: string;
  readonly title: string;
  readonly deletedAt: string;
  readonly deletedBy: string;
}

/** The deleted posts of a kind, latest deletion first, in pages. */
export function trashQuery(kind: PostKind) {
  return infiniteQueryOptions({
    queryKey: ['api', 'admin', 'trash', kind],
    queryFn: ({ pageParam: cursor, signal }): Promise<ReadPage<DeletedPost>> =>
      callApiPage(postVersionEndpoints[kind].listDeleted, {
        query: { fields, limit: trashPage, cursor },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
    select: ({ pages }) => pages.flatMap(({ data }) => data),
  });
}

/** Restores a post from the trash, and updates the list. */
export async function undelete(queryClient: QueryClient, kind: PostKind, id: string): Promise<void> {
  const post = await callApi(postVersionEndpoints[kind].undelete, { params: { id } });
  cacheSavedPost(queryClient, kind, post);
}

/** Deletes a post in the trash permanently. */
export async function purge(kind: PostKind, id: string): Promise<void> {
  await callApi(postVersionEndpoints[kind].purge, { params: { id } });
}

/** Reads the trash again, if it is shown. */
export function refreshTrash(queryClient: QueryClient, kind: PostKind): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: trashQuery(kind).queryKey });
}
