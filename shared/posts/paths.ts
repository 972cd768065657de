import { isBuiltInNews } from '../news/news.ts';
import { kinds, type PostKind, postKinds } from './kinds.ts';

export interface PostPath {
  kind: PostKind;
  /** Or a slug. */
  id: string;
}

/** What the address of a post, in its English form, names; an id or slug is one segment without a dot. */
export function parsePostPath(path: string): PostPath | undefined {
  const match = /^\/([^/]+)\/([^/.]*)$/.exec(path);
  const kind = match ? postKinds.find((one) => kinds[one].list === match[1]) : undefined;
  return kind && { kind, id: match?.[2] ?? '' };
}

/** The addresses of the lists of posts, in the English form. */
export type ListPath<K extends PostKind = PostKind> = `/${(typeof kinds)[K]['list']}`;

/** Where the posts of a kind are listed, in the English form. */
export function listPath<const K extends PostKind>(kind: K): ListPath<K> {
  return `/${kinds[kind].list}`;
}

/** Where a post is read under one of its names, in the English form. */
export function postPath(kind: PostKind, name: string): string {
  return `${listPath(kind)}/${name}`;
}

/** Whether a post comes with the site and so is a page with a document of its own; all others are stored. */
export function isBuiltIn(post: PostPath): boolean {
  return post.kind === 'news' && isBuiltInNews(post.id);
}
