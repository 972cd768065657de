import type { Language } from '../language.ts';
import type { KindOf } from './kinds.ts';
import { languagesOf } from './localize.ts';
import { relatedCount, relatedIds } from './related-ids.ts';
import type { PostSummary } from './schemas.ts';

type Article = PostSummary<KindOf<'article'>>;

/**
 * Chooses the related articles of each article of a list, for readers of a language: those that its editor chose, if one of
 * them is in the list. Otherwise the articles of its category that were published just before it, then other articles published
 * before it. After the oldest article, the search continues with the newest. So each article is related to a few others only,
 * and a save of it changes few pages.
 *
 * @param list published articles of a kind, newest first
 * @returns a function that finds the related articles of one; for an article that is not in the list, as if it were newer than
 * all
 */
export function relatedIn<Post extends Article>(
  list: readonly Post[],
  language: Language,
): (article: Pick<Article, 'id' | 'category'> & { related?: string | undefined }) => Post[] {
  const places = new Map(list.map(({ id }, place) => [id, place]));
  const readable: number[] = [];
  const byCategory = new Map<string, number[]>();
  for (const [place, post] of list.entries()) {
    if (!languagesOf(post).includes(language)) continue;
    readable.push(place);
    const same = byCategory.get(post.category);
    if (same) same.push(place);
    else byCategory.set(post.category, [place]);
  }
  return ({ id, category, related }) => {
    const chosen = relatedIds(related).flatMap((one) =>
      one === id ? [] : (list[places.get(one) ?? -1] ?? []),
    );
    if (chosen.length > 0) return chosen;
    const own = places.get(id) ?? -1;
    const near = [...following(byCategory.get(category) ?? [], own), ...following(readable, own)];
    return [...new Set(near)].slice(0, relatedCount).flatMap((place) => list[place] ?? []);
  };
}

/**
 * Returns the places that follow `own` in the ascending `places`, continuing at the start and without `own` itself:
 * twice as many as needed, because some may be chosen already.
 */
function following(places: readonly number[], own: number): number[] {
  let [from, to] = [0, places.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((places[middle] ?? 0) > own) to = middle;
    else from = middle + 1;
  }
  const max = Math.min(places.length, 2 * relatedCount + 1);
  const next = Array.from({ length: max }, (_, i) => places[(from + i) % places.length] ?? -1);
  return next.filter((place) => place !== own);
}
