import { NotFound } from '#functions/http/errors.ts';

/** Tells an editor that a post is no longer there. */
export function gone(): NotFound {
  return new NotFound('This post does not exist any more; reload the list.');
}
