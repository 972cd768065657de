/** Lists of posts, each at `/{list}`; a post of it is at `/{list}/{id}`. */
export const postLists = ['blog', 'news', 'careers'] as const;
export type PostList = (typeof postLists)[number];

export interface PostPath {
  list: PostList;
  /** Empty in the one document that all posts of a list are served as. */
  id: string;
}

/** What the address of a post, in its English form, names; an id is one segment without a dot. */
export function parsePostPath(path: string): PostPath | undefined {
  const match = /^\/(blog|news|careers)\/([^/.]*)$/.exec(path);
  return match ? { list: match[1] as PostList, id: match[2] ?? '' } : undefined;
}

/** Where a post is read, in the English form. With an empty id: what the document of all posts is rendered as. */
export function postPath(list: PostList, id: string): string {
  return `/${list}/${id}`;
}

/** The file, without `.html` and language, that serves every post of a list. */
export function postDocument(list: PostList): string {
  return `/${list}/post`;
}
