import MiniSearch from 'minisearch';
import type { SearchEntry } from '#shared/publishing/search-entry.ts';
import { folded } from '#shared/text/folded.ts';

/** Finds posts by their texts; with an empty search all of them, in their order. */
export type PostSearch<Entry> = (search: string) => readonly Entry[];

/** The searched texts, and the weight of each. */
const fields = ['title', 'excerpt', 'department', 'location'];
const boost = { title: 3 };

/**
 * Makes a list of posts searchable. A post matches if all words of the search are prefixes of words in it; in a long
 * word one letter in five may differ. Matches in the title come first.
 */
export function postSearch<Entry extends Pick<SearchEntry, 'id'>>(
  posts: readonly Entry[],
): PostSearch<Entry> {
  const byId = new Map(posts.map((post) => [post.id, post]));
  const index = new MiniSearch<Entry>({
    fields,
    processTerm: (term) => folded(term) || null,
    searchOptions: {
      boost,
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  });
  index.addAll(posts);
  return (search) =>
    search.trim() === '' ? posts : index.search(search).flatMap(({ id }) => byId.get(id) ?? []);
}
