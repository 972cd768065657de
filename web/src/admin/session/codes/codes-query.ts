import { queryOptions } from '@tanstack/react-query';
import { getCodes } from '#shared/api/codes.ts';
import { callApi } from '#web/lib/api-client.ts';

/**
 * When the signed-in user turned on one-time codes (`since`, ISO 8601; absent while they are off), and how many recovery codes
 * are left.
 */
export const codesQuery = queryOptions({
  queryKey: ['api', 'admin', 'codes'],
  queryFn: ({ signal }) => callApi(getCodes, { signal }),
});
