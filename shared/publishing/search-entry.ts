import type { PostKind } from '../posts/kinds.ts';
import type { LocalizedPost } from '../posts/localize.ts';

/** What nobody looks for, and no list shows. */
const unsearched = [
  ...(['published', 'version', 'createdAt', 'unpublishAt', 'formerSlugs'] as const),
  ...(['content', 'description', 'requirements', 'benefits', 'seoTitle', 'seoDescription'] as const),
] as const;

/** A published post as those who search in a language find it: what its list shows of it, each text once; the slug where it has one. */
export type SearchEntry<K extends PostKind = PostKind> = K extends PostKind
  ? Omit<LocalizedPost<K>, (typeof unsearched)[number] | 'slug'> & { readonly slug?: string }
  : never;

/** What can be found in a list. */
export interface SearchFile<K extends PostKind = PostKind> {
  /** Of the newest run of posts, newest first. */
  readonly newest: readonly SearchEntry<K>[];
  /** The ids of all other runs, newest first: each has a file, so that a save writes only the one that it is in. */
  readonly older: readonly string[];
}

/** What is searched, and listed, of a post as the readers of a language see it. */
export function searchEntry<K extends PostKind>(post: LocalizedPost<K>): SearchEntry<K>;
export function searchEntry(post: object): object {
  return Object.fromEntries(
    Object.entries(post).filter(([name, value]) => !isUnsearched(name) && (name !== 'slug' || value)),
  );
}

function isUnsearched(name: string): boolean {
  return unsearched.some((one) => one === name);
}
