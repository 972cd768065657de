import type { PostKind } from './kinds.ts';
import { postPath } from './paths.ts';

/** The names of a post in its paths. */
export interface Named {
  readonly id: string;
  readonly slug?: string | undefined;
  readonly formerSlugs?: readonly string[] | undefined;
}

/** Returns the canonical path of a post, in the English form. All its other paths redirect to it. */
export function publicPath(kind: PostKind, { id, slug }: Named): string {
  return postPath(kind, slug || id);
}

/** Returns all names that lead to a post, that of its canonical path first. */
export function namesOf({ id, slug, formerSlugs = [] }: Named): readonly string[] {
  return slug || formerSlugs.length > 0 ? [...new Set([slug || id, id, ...formerSlugs])] : [id];
}
