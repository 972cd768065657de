import { queryOptions } from '@tanstack/react-query';
import { listPlannedSendings } from '#shared/api/mail.ts';
import { callApi } from '#web/lib/api-client.ts';

/** Beginning of the query keys of newsletter sendings, planned or begun. */
export const sendingsKey = ['api', 'admin', 'newsletter', 'sendings'] as const;

/** How often newsletters that are about to begin are polled, in milliseconds. */
const pollMs = 5000;

/** The newsletters that begin once their posts are live. */
export const plannedSendingsQuery = queryOptions({
  queryKey: [...sendingsKey, 'planned'],
  queryFn: ({ signal }) => callApi(listPlannedSendings, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.some(({ at }) => Date.parse(at) <= Date.now()) ? pollMs : false,
});
