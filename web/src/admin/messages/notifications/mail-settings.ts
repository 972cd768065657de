import { queryOptions } from '@tanstack/react-query';
import type { ResponseBody } from '#shared/api/endpoint/endpoint.ts';
import { getMailSettings } from '#shared/api/mail.ts';
import type { OpenMail } from '#shared/mail/mail.ts';
import { callApi } from '#web/lib/api-client.ts';
import { copy } from './copy.en.ts';

/** The settings of mails, and the mails that were not sent. */
export const mailSettingsQuery = queryOptions({
  queryKey: ['api', 'admin', 'mail-settings'],
  queryFn: ({ signal }) => callApi(getMailSettings, { signal }),
});

/** The age from which an unsent mail counts as lost, in milliseconds: longer than a mail with its immediate retries takes. */
const unclearAfterMs = 2 * 60_000;

/** True if a mail was probably not sent: its outcome is unclear, or it has waited too long. */
export function isLost({ at, state }: OpenMail, now: Date): boolean {
  return state === 'unclear' || now.getTime() - Date.parse(at) > unclearAfterMs;
}

/** Returns who gets mails about new messages, or why nobody does, as one sentence. */
export function notificationsText(
  { sender, settings: { recipients } }: ResponseBody<typeof getMailSettings>,
  hasLost: boolean,
): string {
  const { noSender, nobody, lost, one, several } = copy.line;
  if (!sender) return noSender;
  if (recipients.length === 0) return nobody;
  if (hasLost) return lost;
  return recipients.length === 1 ? one : several(recipients.length);
}
