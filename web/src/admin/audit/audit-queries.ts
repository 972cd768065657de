import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { findAuditLines } from '#shared/api/audit.ts';
import { listPeople } from '#shared/api/people.ts';
import type { AuditSubject } from '#shared/audit/acts.ts';
import { callApi } from '#web/lib/api-client.ts';

/** A filter of the audit log: person, kind of item and days (ISO 8601). An absent part filters nothing. */
export interface AuditFilter {
  readonly accountId?: string | undefined;
  readonly subject?: AuditSubject | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** How many empty pages are read in a row before the reader has to ask for more. */
const maxEmpty = 10;

/** The audit log in pages. Read again whenever it is opened. */
export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['api', 'admin', 'audit', filter],
    queryFn: async ({ pageParam, signal }) => {
      let cursor = pageParam;
      for (let empty = 1; ; empty++) {
        const page = await callApi(findAuditLines, { body: { ...filter, cursor }, signal });
        if (page.lines.length > 0 || page.next === undefined || empty === maxEmpty) return page;
        cursor = page.next;
      }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: (before) => before,
    staleTime: 0,
  });

/** All people who have an account: the choices of the log's person filter. */
export const actorsQuery = queryOptions({
  queryKey: ['api', 'admin', 'audit-actors'],
  queryFn: async ({ signal }) => (await callApi(listPeople, { signal })).people,
});
