import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { updateMailSettings } from '#shared/api/mail.ts';
import { type MailSettings, type MailSettingsUpdate, mailSettings } from '#shared/mail/mail-settings.ts';
import { useUser } from '#web/admin/lib/signed-in.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { ApiError, callApi } from '#web/lib/api-client.ts';
import { copy } from './copy.en.ts';
import { mailSettingsQuery } from './mail-settings-query.ts';

/** Saves the recipients. What was saved elsewhere meanwhile is then `conflict`, to choose from; `conflictText` says by whom. */
export function useSaveRecipients(onSaved: () => void) {
  const queryClient = useQueryClient();
  const [conflict, setConflict] = useState<MailSettings>();
  const settle = (settings: MailSettings) => {
    setConflict(undefined);
    queryClient.setQueryData(mailSettingsQuery.queryKey, (before) => before && { ...before, settings });
  };
  const me = useUser()?.username;
  const { mutate, isPending, isError, error } = useMutation({
    mutationFn: (body: MailSettingsUpdate) => callApi(updateMailSettings, { body }),
    onSuccess: (settings) => {
      settle(settings);
      showToast({ tone: 'success', title: copy.saved });
      onSaved();
    },
    onError: (error) => setConflict(conflictIn(error)),
  });
  const by = error instanceof ApiError ? error.problem?.savedBy : undefined;
  const conflictText =
    by === undefined || by === ''
      ? copy.conflict.unknown
      : by === me
        ? copy.conflict.own
        : copy.conflict.by(by);
  const failed = isError && !conflict && !isPending;
  return { save: mutate, isPending, conflict, conflictText, failed, settle };
}

function conflictIn(error: Error): MailSettings | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return mailSettings.safeParse(error.problem?.current).data;
}
