import type { PostKind } from '../posts/kinds.ts';
import type { LocalizedPost } from '../posts/localize.ts';

/** Fields that nobody searches for, and no list shows. */
const unsearched = [
  ...(['published', 'version', 'createdAt', 'unpublishAt', 'formerSlugs'] as const),
  ...(['content', 'description', 'requirements', 'benefits', 'seoTitle', 'seoDescription'] as const),
  ...(['byline', 'related'] as const),
] as const;

/**
 * A published post in the search of a language: the fields that its list shows, each text once; its slug if it has one.
 */
export type SearchEntry<K extends PostKind = PostKind> = K extends PostKind
  ? Omit<LocalizedPost<K>, (typeof unsearched)[number] | 'slug'> & { readonly slug?: string }
  : never;

/** The search index of a list. */
export interface SearchFile<K extends PostKind = PostKind> {
  /** The newest posts, newest first. */
  readonly newest: readonly SearchEntry<K>[];
  /**
   * The ids of the runs, newest first. A run is a group of consecutive older posts. Each run has a file of its own, so that a
   * save rewrites only one small file.
   */
  readonly older: readonly string[];
}

/** Returns the search entry of a post as the readers of a language see it. */
export function searchEntry<K extends PostKind>(post: LocalizedPost<K>): SearchEntry<K>;
export function searchEntry(post: object): object {
  return Object.fromEntries(
    Object.entries(post).filter(([name, value]) => !isUnsearched(name) && (name !== 'slug' || value)),
  );
}

function isUnsearched(name: string): boolean {
  return unsearched.some((one) => one === name);
}
