import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { updateMailSettings } from '#shared/api/mail.ts';
import { type MailSettings, type MailSettingsUpdate, mailSettings } from '#shared/mail/mail-settings.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { ApiError, callApi } from '#web/lib/api-client.ts';
import { copy } from './copy.en.ts';
import { mailSettingsQuery } from './mail-settings-query.ts';

/** Saves the recipients. What somebody else saved meanwhile is then `conflict`, to choose from. */
export function useSaveRecipients(onSaved: () => void) {
  const queryClient = useQueryClient();
  const [conflict, setConflict] = useState<MailSettings>();
  const settle = (settings: MailSettings) => {
    setConflict(undefined);
    queryClient.setQueryData(mailSettingsQuery.queryKey, (before) => before && { ...before, settings });
  };
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (body: MailSettingsUpdate) => callApi(updateMailSettings, { body }),
    onSuccess: (settings) => {
      settle(settings);
      showToast({ tone: 'success', title: copy.saved });
      onSaved();
    },
    onError: (error) => setConflict(conflictIn(error)),
  });
  return { save: mutate, isPending, conflict, failed: isError && !conflict && !isPending, settle };
}

function conflictIn(error: Error): MailSettings | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return mailSettings.safeParse(error.problem?.current).data;
}
