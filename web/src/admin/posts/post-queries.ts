import {
  type InfiniteData,
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
} from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { PostKind } from '#shared/posts/kinds.ts';
import { listPath, postPath } from '#shared/posts/paths.ts';
import { noteSaved, serverTime } from '#web/admin/lib/publication.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { type ReadPage, readHead } from '../lib/fresh-head.ts';
import type { PostDraft, PostRecord } from './editor/post-drafts.ts';
import { postApis } from './post-api.ts';

/** All posts of a kind without their long texts, newest first, a page at a time; read again whenever the list is shown. */
export function postsQuery(kind: PostKind) {
  return infiniteQueryOptions({
    queryKey: ['api', 'admin', 'posts', kind],
    queryFn: ({ pageParam, signal }): Promise<ReadPage<PostRecord>> => postApis[kind].list(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    select: mergePages,
    refetchOnMount: 'always',
  });
}

/** Reads a whole post, to be edited. See {@link isGone}. */
export function readPostMutation(kind: PostKind) {
  return mutationOptions({ mutationFn: (id: string) => postApis[kind].read(id) });
}

/** Stores a draft: as a new post, or over the version it was written over. See {@link conflictingPost}. */
export const savePostMutation = mutationOptions({
  mutationFn: (draft: PostDraft) =>
    postApis[draft.kind][draft.base.version === 0 ? 'create' : 'update'](draft),
});

/** Deletes a post. One that is not there any more is as good as deleted. */
export const deletePostMutation = mutationOptions({
  mutationFn: async ({ kind, id }: { kind: PostKind; id: string }) => {
    const before = serverTime();
    try {
      await postApis[kind].remove(id);
    } catch (error) {
      if (!isGone(error)) throw error;
    }
    noteSaved(before, `${kind}#${id}`, listPath(kind));
  },
});

const storedPost = z.catchall(
  z.object({
    id: z.string(),
    title: z.string(),
    published: z.boolean(),
    createdAt: z.string(),
    updatedAt: z.string(),
    version: z.number(),
  }),
  z.union([z.string(), z.boolean(), z.number()]),
);

/** What is stored now, when a save failed because somebody else had changed the post. */
export function conflictingPost(error: Error): PostRecord | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return storedPost.safeParse(error.problem?.current).data;
}

/** Whether a save failed because the post was deleted. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Takes a post as it was saved over into the list, and reads the start of the list again. */
export function cacheSavedPost(queryClient: QueryClient, kind: PostKind, post: PostRecord): void {
  noteSaved(
    Date.parse(post.updatedAt),
    `${kind}#${post.id}`,
    post.published ? postPath(kind, post.id) : listPath(kind),
  );
  changePages(queryClient, kind, (pages) => {
    const isListed = pages.some(({ data }) => data.some(({ id }) => id === post.id));
    return pages.map((page, index) => ({
      ...page,
      data: isListed
        ? page.data.map((listed) => (listed.id === post.id ? post : listed))
        : [...(index === 0 ? [post] : []), ...page.data],
    }));
  });
}

/** Takes a deleted post out of the list, and reads the start of the list again. */
export function cacheDeletion(queryClient: QueryClient, kind: PostKind, id: string): void {
  changePages(queryClient, kind, (pages) =>
    pages.map((page) => ({ ...page, data: page.data.filter((post) => post.id !== id) })),
  );
}

function changePages(
  queryClient: QueryClient,
  kind: PostKind,
  change: (pages: ReadPage<PostRecord>[]) => ReadPage<PostRecord>[],
): void {
  const { queryKey } = postsQuery(kind);
  queryClient.setQueryData(queryKey, (read) => read && { ...read, pages: change(read.pages) });
  const readFirst = (signal: AbortSignal) => postApis[kind].list(undefined, signal);
  void readHead(queryClient, { queryKey, readFirst });
}

/** The posts of all pages, each once: a new one between two reads pushes others on to the next page. */
function mergePages({ pages }: InfiniteData<ReadPage<PostRecord>>): PostRecord[] {
  return [...new Map(pages.flatMap(({ data }) => data).map((post) => [post.id, post])).values()];
}
