import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { PostKind } from '#shared/posts/kinds.ts';
import { listLength, searchPartPath, searchPath } from '#shared/publishing/addresses.ts';
import type { SearchEntry, SearchFile } from '#shared/publishing/search-entry.ts';
import { ApiError } from '#web/lib/api-client.ts';
import type { PostFilter, PostListPage } from '../post-list-page.ts';
import type { PostSearch } from './post-search.ts';

/** How long the search index counts as fresh, in milliseconds. */
const staleTime = 60_000;

/**
 * Returns a page of the published posts that match a filter. They are searched in the published search index, which is
 * loaded with the first search: no server learns what a visitor searches for.
 *
 * @param from the index of the page's first post among the found ones: `next` of the page before
 */
export async function foundPosts<K extends PostKind>(
  client: QueryClient,
  kind: K,
  { language, search = '', category = '' }: PostFilter,
  from = '0',
): Promise<PostListPage<K>> {
  const find = await client.fetchQuery(searchQuery(kind, language));
  const wanted = category.normalize('NFC').trim();
  const found = find(search).filter(
    (post) => wanted === '' || ('category' in post && post.category === wanted),
  );
  const end = Number(from) + listLength;
  return { data: found.slice(Number(from), end), ...(end < found.length && { next: String(end) }) };
}

function searchQuery<K extends PostKind>(kind: K, language: PostFilter['language']) {
  return queryOptions({
    queryKey: [kind, 'search', language],
    queryFn: async ({ signal }): Promise<PostSearch<SearchEntry<K>>> => {
      const [{ postSearch }, { newest, older }] = await Promise.all([
        import('./post-search.ts'),
        readFile<SearchFile<K>>(searchPath(kind, language), signal),
      ]);
      const paths = older.map((run) => searchPartPath(kind, language, run));
      const parts = await Promise.all(paths.map((path) => readFile<SearchEntry<K>[]>(path, signal)));
      // A post that moved from one file to another in the meantime is in both.
      const posts = new Map([newest, ...parts].flat().map((post) => [post.id, post]));
      return postSearch([...posts.values()]);
    },
    staleTime,
    structuralSharing: false,
  });
}

async function readFile<Content>(path: string, signal: AbortSignal): Promise<Content> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new ApiError(response.status, response.statusText, '');
  return response.json();
}
