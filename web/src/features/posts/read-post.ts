import type { UseQueryResult } from '@tanstack/react-query';
import { isAbsent } from '#web/lib/api-client.ts';

/** The result of reading a stored post: the post, or why there is none. */
export interface ReadPost<Post> {
  post: Post | undefined;
  /** Why there is no post to show; absent while it may still be loaded. */
  error: Error | undefined;
  retry: () => void;
}

/**
 * Returns the result of a query for a post. A post that was read before is kept if reading it again fails, unless it was
 * unpublished.
 *
 * @param show converts the post for its view
 */
export function readPost<Stored, Shown>(
  { data, error, refetch }: Pick<UseQueryResult<Stored>, 'data' | 'error' | 'refetch'>,
  show: (post: Stored) => Shown,
): ReadPost<Shown> {
  const stored = isAbsent(error) ? undefined : data;
  return {
    post: stored && show(stored),
    error: stored ? undefined : (error ?? undefined),
    retry: () => void refetch(),
  };
}
