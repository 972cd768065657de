import type { UseQueryResult } from '@tanstack/react-query';
import { isAbsent } from '#web/lib/api-client.ts';

/** A stored post, as far as it is there. */
export interface ReadPost<Post> {
  post: Post | undefined;
  /** Why there is none to show; absent as long as that may change by itself. */
  error: Error | undefined;
  retry: () => void;
}

/**
 * What a query for a post gave. What was read before outlives a failure to read it again, but not that it was taken
 * back.
 *
 * @param show makes of the post what is shown of it
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
