import { isBuiltInNews } from '../news/news.ts';
import { kinds, type PostKind, postKinds } from './kinds.ts';

export interface PostPath {
  kind: PostKind;
  /** An id or a slug. */
  id: string;
}

/** Returns the kind and name in the path of a post, in the English form. A name is one segment without a dot. */
export function parsePostPath(path: string): PostPath | undefined {
  const match = /^\/([^/]+)\/([^/.]*)$/.exec(path);
  const kind = match ? postKinds.find((one) => kinds[one].list === match[1]) : undefined;
  return kind && { kind, id: match?.[2] ?? '' };
}

/** The paths of the lists of posts, in the English form. */
export type ListPath<K extends PostKind = PostKind> = `/${(typeof kinds)[K]['list']}`;

/** Returns the path of the list of a kind, in the English form. */
export function listPath<const K extends PostKind>(kind: K): ListPath<K> {
  return `/${kinds[kind].list}`;
}

/** Returns the path of a post under one of its names, in the English form. */
export function postPath(kind: PostKind, name: string): string {
  return `${listPath(kind)}/${name}`;
}

/** True for a post that comes with the site and has a document of its own; all others are stored. */
export function isBuiltIn(post: PostPath): boolean {
  return post.kind === 'news' && isBuiltInNews(post.id);
}
