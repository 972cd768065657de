import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query';
import type { HistorySubject } from './history.ts';

const keyOf = ({ key }: HistorySubject) => ['api', 'admin', 'versions', key] as const;

/** The versions of something, newest first, a page at a time; asked for whenever its history is opened. */
export function versionsQuery(subject: HistorySubject) {
  return infiniteQueryOptions({
    queryKey: keyOf(subject),
    queryFn: ({ pageParam, signal }) => subject.list(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ versions }) => versions),
    staleTime: 0,
  });
}

/** The content of one version, which never changes. */
export function versionQuery(subject: HistorySubject, id: string | undefined) {
  return queryOptions({
    queryKey: [...keyOf(subject), id],
    queryFn: id === undefined ? skipToken : ({ signal }) => subject.read(id, signal),
  });
}
