import type { Language } from '#shared/language.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { parsePostPath } from '#shared/posts/paths.ts';
import type { DocumentData, ListHead } from '#shared/publishing/renderer.ts';
import { blogCategoriesQuery, postListQuery } from '#web/features/posts/list-queries.ts';
import { postQuery } from '#web/features/posts/use-post.ts';
import type { PageData } from '#web/lib/page/page-data.ts';
import { fixedPages } from './fixed-pages.ts';

type Queries = NonNullable<PageData['queries']>;

/** What a page reads of posts, with the data that answers it; nothing of what is not there. */
export function pageQueries(
  path: string,
  language: Language,
  { post, lists, categories }: DocumentData,
): Queries {
  const named = parsePostPath(path);
  return [
    ...(post && named ? [[postQuery(named.kind, named.id).queryKey, post] as const] : []),
    ...listsOf(path).flatMap((kind) => {
      const head = lists?.[kind];
      return head ? [[postListQuery(kind, { language }).queryKey, firstPage(head)] as const] : [];
    }),
    ...(categories && listsOf(path).includes('blog')
      ? [[blogCategoriesQuery(language).queryKey, categories[language]] as const]
      : []),
  ];
}

/** The kinds whose newest posts a page shows. */
export function listsOf(path: string): readonly PostKind[] {
  return fixedPages.find((page) => page.path === path)?.lists ?? [];
}

/** What an infinite query keeps that has read one page. */
function firstPage({ posts, next }: ListHead) {
  return { pages: [{ data: posts, next }], pageParams: [null] };
}
