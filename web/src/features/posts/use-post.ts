import { queryOptions, useQuery } from '@tanstack/react-query';
import { postEndpoints } from '#shared/api/posts/posts.ts';
import type { Language } from '#shared/language.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { type LocalizedPost, languagesOf, localizePost } from '#shared/posts/localize.ts';
import type { Post } from '#shared/posts/schemas.ts';
import { callApi } from '#web/lib/api-client.ts';
import { usePostQueryClient } from './post-query-client.ts';
import { type ReadPost, readPost } from './read-post.ts';
import { typeset } from './typeset.ts';

/** A post in one language, and the languages it is written in. */
export type WholePost<K extends PostKind> = LocalizedPost<K> & { readonly languages: readonly Language[] };

/** The published post with this id or slug. Fails with an `ApiError` of 404 if there is none. */
export function postQuery<K extends PostKind>(kind: K, id: string) {
  return queryOptions({
    queryKey: [kind, 'post', id],
    queryFn: ({ signal }): Promise<Post<K>> => callApi(postEndpoints[kind].get, { params: { id }, signal }),
    enabled: id !== '',
  });
}

/** Returns the published post with this id or slug, in a language; with an empty id it stays loading. */
export function usePost<K extends PostKind>(kind: K, id: string, language: Language): ReadPost<WholePost<K>> {
  return readPost(useQuery(postQuery(kind, id), usePostQueryClient()), (post) => ({
    ...typeset(localizePost(kind, post, language)),
    languages: languagesOf(post),
  }));
}
