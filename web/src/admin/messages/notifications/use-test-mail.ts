import { useMutation } from '@tanstack/react-query';
import { sendTestMail } from '#shared/api/mail.ts';
import type { MailRecipient } from '#shared/mail/mail-settings.ts';
import { callApi } from '#web/lib/api-client.ts';
import { copy } from './copy.en.ts';

/** Sends a test mail, and says in one sentence what became of it, no more than is known. */
export function useTestMail() {
  const { mutate, isPending, data, isError, reset } = useMutation({
    mutationFn: (body: MailRecipient) => callApi(sendTestMail, { body }),
  });
  return {
    send: mutate,
    isPending,
    forget: reset,
    outcome: isError ? copy.outcomes.failed : data && sentence(data),
  };
}

function sentence({
  outcome,
  reason = '',
}: {
  outcome: 'sent' | 'refused' | 'account' | 'unclear';
  reason?: string | undefined;
}) {
  const words = copy.outcomes[outcome];
  return typeof words === 'string' ? words : words(reason);
}
