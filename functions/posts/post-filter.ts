import { defaultLanguage } from '#shared/language.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { textIn } from '#shared/posts/localize.ts';
import type { PostListQuery } from '#shared/posts/query.ts';
import { type PostSummary, postSchemas } from '#shared/posts/schemas.ts';
import { folded } from '#shared/text/folded.ts';

/** Whether a post is what a visitor asked for; `undefined` when they asked for all. */
export function postFilter<K extends PostKind>(
  kind: K,
  { language = defaultLanguage, ...query }: Pick<PostListQuery, 'language' | 'search' | 'category'>,
): ((post: PostSummary<K>) => boolean) | undefined {
  const search = folded(query.search ?? '').trim();
  const wanted = (query.category ?? '').normalize('NFC').trim();
  if (search === '' && wanted === '') return undefined;
  const { searched } = postSchemas[kind];
  return (post) =>
    (wanted === '' || textIn(post, 'category', language) === wanted) &&
    searched.some((name) => folded(textIn(post, name, language)).includes(search));
}
