import type { PostKind } from './kinds.ts';
import { postPath } from './paths.ts';

/** What a post is called by in addresses. */
export interface Named {
  readonly id: string;
  readonly slug?: string | undefined;
  readonly formerSlugs?: readonly string[] | undefined;
}

/** The address of a post, in the English form: what leads to it leads here. */
export function publicPath(kind: PostKind, { id, slug }: Named): string {
  return postPath(kind, slug || id);
}

/** All names under which a post is read, that of its address first, each once. */
export function namesOf({ id, slug, formerSlugs = [] }: Named): readonly string[] {
  return slug || formerSlugs.length > 0 ? [...new Set([slug || id, id, ...formerSlugs])] : [id];
}
