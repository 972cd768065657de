import { kinds, type PostKind, postKinds } from '#shared/posts/kinds.ts';

/** The content keys that name the lists of posts. */
export type ListTitleKey = `${(typeof kinds)[PostKind]['list']}_title`;

/** Returns the content key of a list's title. The page of the list and the links to it show this text. */
export function listTitleKey(kind: PostKind): ListTitleKey {
  return `${kinds[kind].list}_title`;
}

/** Returns the titles of the lists of posts, from the texts of the shell, which is the frame around every page. */
export function listTitles(texts: Readonly<Record<ListTitleKey, string>>): Record<ListTitleKey, string> {
  const titles = postKinds.map((kind) => [listTitleKey(kind), texts[listTitleKey(kind)]]);
  return Object.fromEntries(titles);
}
