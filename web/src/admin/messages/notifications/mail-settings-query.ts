import { queryOptions } from '@tanstack/react-query';
import { getMailSettings } from '#shared/api/mail.ts';
import { callApi } from '#web/lib/api-client.ts';

/** What is set about mails, and those that are not known to be sent. */
export const mailSettingsQuery = queryOptions({
  queryKey: ['api', 'admin', 'mail-settings'],
  queryFn: ({ signal }) => callApi(getMailSettings, { signal }),
});
