import MiniSearch from 'minisearch';
import type { PostKind } from '#shared/posts/kinds.ts';
import type { LocalizedPost } from '#shared/posts/localize.ts';
import { folded } from '#shared/text/folded.ts';

/** Finds posts by their texts; with an empty search all of them, in their own order. */
export type PostSearch<K extends PostKind> = (search: string) => readonly LocalizedPost<K>[];

/**
 * Makes a list of posts searchable. A post is found by the beginnings of all words that are looked for, one letter in
 * five of a long word may be another; what is found by its title comes first.
 */
export function postSearch<K extends PostKind>(
  posts: readonly LocalizedPost<K>[],
  fields: readonly string[],
): PostSearch<K> {
  const byId = new Map(posts.map((post) => [post.id, post]));
  const index = new MiniSearch<LocalizedPost<K>>({
    fields: [...fields],
    processTerm: (term) => folded(term) || null,
    searchOptions: {
      boost: { title: 3 },
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  });
  index.addAll(posts);
  return (search) =>
    search.trim() === '' ? posts : index.search(search).flatMap(({ id }) => byId.get(id) ?? []);
}
