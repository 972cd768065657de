import type { QueryClient } from '@tanstack/react-query';
import type { PostKind } from '#shared/posts/kinds.ts';
import { textIn } from '#shared/posts/localize.ts';
import { relatedIds } from '#shared/posts/related-ids.ts';
import { adminLanguage } from '#web/admin/lib/language/language.en.ts';
import { postsQuery } from '#web/admin/posts/post-queries.ts';
import { copy } from './copy.en.ts';

/**
 * Returns the function that shows the value of a choice as text: the titles of related articles, or a word for the
 * company as the author; `undefined` for other fields.
 */
export function shownChoice(
  queryClient: QueryClient,
  kind: PostKind,
  name: string,
): ((value: string) => string) | undefined {
  if (name === 'byline') return (value) => value && copy.author.isCompany;
  if (name !== 'related') return undefined;
  return (value) => {
    const rows = queryClient.getQueryData(postsQuery(kind).queryKey) ?? [];
    const titleOf = (id: string) => {
      const row = rows.find((one) => one.id === id);
      return row ? textIn(row, 'title', adminLanguage) : copy.related.gone;
    };
    return relatedIds(value).map(titleOf).join('\n');
  };
}
