import { kinds, type PostKind, postKinds } from '#shared/posts/kinds.ts';

/** The content keys that name the lists of posts. */
export type ListTitleKey = `${(typeof kinds)[PostKind]['list']}_title`;

/** The content key of what the list of a kind of posts is called: the title of its page, and of the links to it. */
export function listTitleKey(kind: PostKind): ListTitleKey {
  return `${kinds[kind].list}_title`;
}

/** Of the texts around every page, what the lists of posts are called. */
export function listTitles(texts: Readonly<Record<ListTitleKey, string>>): Record<ListTitleKey, string> {
  const titles = postKinds.map((kind) => [listTitleKey(kind), texts[listTitleKey(kind)]]);
  return Object.fromEntries(titles);
}
