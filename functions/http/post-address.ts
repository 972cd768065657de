import { type PostKind, postKinds } from '#shared/posts/kinds.ts';
import { NotFound } from './errors.ts';
import { isId } from './idempotency.ts';

/**
 * Returns the kind in a URL.
 * @throws NotFound
 */
export function kindIn({ kind }: { readonly kind: string }): PostKind {
  const known = postKinds.find((one) => one === kind);
  if (!known) throw new NotFound('There are no posts of this kind; check the address.');
  return known;
}

/**
 * Returns the post that a URL names, whether it exists or not.
 * @throws NotFound for an impossible id
 */
export function postIn({ kind, id }: { readonly kind: string; readonly id: string }): {
  kind: PostKind;
  id: string;
} {
  const known = kindIn({ kind });
  if (!isId(id)) throw new NotFound('There can be no post under this id; reload the list.');
  return { kind: known, id };
}

/** Returns the error for a post that no longer exists. */
export function postNotFound(): NotFound {
  return new NotFound('This post does not exist any more; reload the list.');
}
