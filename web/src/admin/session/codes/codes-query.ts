import { queryOptions } from '@tanstack/react-query';
import { getCodes } from '#shared/api/codes.ts';
import { callApi } from '#web/lib/api-client.ts';

/** True if one's own sign-in asks for codes. */
export const codesQuery = queryOptions({
  queryKey: ['api', 'admin', 'codes'],
  queryFn: ({ signal }) => callApi(getCodes, { signal }),
});
