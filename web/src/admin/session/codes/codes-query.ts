import { queryOptions } from '@tanstack/react-query';
import { getCodes } from '#shared/api/codes.ts';
import { callApi } from '#web/lib/api-client.ts';

/** True if the signed-in user has one-time codes. */
export const codesQuery = queryOptions({
  queryKey: ['api', 'admin', 'codes'],
  queryFn: ({ signal }) => callApi(getCodes, { signal }),
});
