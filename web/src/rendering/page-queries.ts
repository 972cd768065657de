import type { Language } from '#shared/language.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { parsePostPath } from '#shared/posts/paths.ts';
import type { DocumentData, ListHead } from '#shared/publishing/renderer.ts';
import { relatedQuery } from '#web/features/posts/article/related-articles.tsx';
import { blogCategoriesQuery, postListQuery } from '#web/features/posts/list-queries.ts';
import { postQuery } from '#web/features/posts/use-post.ts';
import type { PageData } from '#web/lib/page/page-data.ts';
import { fixedPages } from './fixed-pages.ts';

type Queries = NonNullable<PageData['queries']>;

/**
 * Returns the query for the post that a page shows, with its data, and the one for its related articles; empty without a
 * post.
 */
export function postQueries(path: string, language: Language, { post, related }: DocumentData): Queries {
  const named = parsePostPath(path);
  if (!post || !named) return [];
  const { kind, id } = named;
  const own = [postQuery(kind, id).queryKey, post] as const;
  if (!related || kind === 'career' || !('category' in post)) return [own];
  return [own, [relatedQuery(kind, post, language).queryKey, related]];
}

/** Returns the queries of a page that lists posts, with their data, for its document. */
export function listQueries(path: string, language: Language, { lists, categories }: DocumentData): Queries {
  return [
    ...listsOf(path).flatMap((kind) => {
      const head = lists?.[kind];
      return head ? [[postListQuery(kind, { language }).queryKey, firstPage(head)] as const] : [];
    }),
    ...(categories && listsOf(path).includes('blog')
      ? [[blogCategoriesQuery(language).queryKey, categories[language]] as const]
      : []),
  ];
}

export function listsOf(path: string): readonly PostKind[] {
  return fixedPages.find((page) => page.path === path)?.lists ?? [];
}

/** Returns the state of an infinite query after its first page. */
function firstPage({ posts, next }: ListHead) {
  return { pages: [{ data: posts, next }], pageParams: [null] };
}
