import type { Category } from '#shared/posts/category.ts';
import { folded } from '#shared/text/folded.ts';
import type { CountedCategory } from './named-categories.ts';

interface Rebase {
  /** What was read. */
  readonly before: readonly CountedCategory[];
  /** What was made of it here. */
  readonly mine: readonly CountedCategory[];
  /** What somebody else saved meanwhile, as it is stored and as the form shows it. */
  readonly stored: readonly Category[];
  readonly theirs: readonly CountedCategory[];
}

/**
 * Categories that somebody else saved meanwhile, with what was changed here: the names that were typed, what was added, merged and
 * removed. What was not touched here is as they have it.
 */
export function rebasedCategories({ before, mine, stored, theirs }: Rebase): CountedCategory[] {
  const idOf = new Map(
    stored.flatMap(({ id, name, formerly }) => [...formerly, name].map((one) => [one, id])),
  );
  const isOne = (my: CountedCategory, their: CountedCategory) =>
    my.id === their.id ||
    (my.was ?? []).some((was) => idOf.get(was) === their.id || their.was?.includes(was));
  const left = new Set(theirs);
  const rebased = mine.flatMap((my): CountedCategory[] => {
    const read = before.find(({ id }) => id === my.id);
    const same = [...left].filter((their) => isOne(my, their));
    for (const one of same) left.delete(one);
    const [first] = same;
    if (first) return [{ ...joined(first, same), ...changes(read, my) }];
    // They merged it into another one or removed it; what was typed here is not lost with it.
    return read && Object.keys(changes(read, my)).length === 0 ? [] : [my];
  });
  const isRemovedHere = (their: CountedCategory) =>
    their.posts === 0 && before.some((read) => isOne(read, their));
  const added = [...left].filter((their) => !isRemovedHere(their) && !named(rebased, their.name));
  return [...rebased, ...added].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** What was typed here. */
function changes(read: CountedCategory | undefined, { name, nameAr }: CountedCategory) {
  return {
    ...(name !== read?.name && { name }),
    ...(nameAr !== read?.nameAr && { nameAr }),
  };
}

/** Categories that were merged here, as the first of them. */
function joined(first: CountedCategory, all: readonly CountedCategory[]): CountedCategory {
  return {
    ...first,
    was: [...new Set(all.flatMap(({ was = [] }) => was))],
    posts: all.reduce((sum, { posts }) => sum + posts, 0),
  };
}

function named(categories: readonly CountedCategory[], name: string): boolean {
  return categories.some((one) => folded(one.name.trim()) === folded(name.trim()));
}
