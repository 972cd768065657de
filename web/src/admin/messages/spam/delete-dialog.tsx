import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Message } from '#shared/messages/message.ts';
import { css } from '#styles/css';
import { ConfirmDialog } from '#web/admin/ui/dialog/confirm-dialog.tsx';
import { UserText, UserWords } from '#web/admin/ui/user-text.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { ApiError, isAbsent } from '#web/lib/api-client.ts';
import { inboxHeadingId } from '../inbox-view.ts';
import { copy } from './copy.en.ts';
import { deleteMutation, settleDeleted } from './spam-queries.ts';

interface DeleteDialogProps {
  /** The message to delete; `undefined` closes the dialog. */
  message: Message | undefined;
  onClosed: () => void;
}

/** Asks before a message is deleted, and deletes it. */
export function DeleteDialog({ message, onClosed }: DeleteDialogProps) {
  const queryClient = useQueryClient();
  const [shown, setShown] = useState(message);
  if (message && message !== shown) setShown(message);
  const gone = (id: string) => settleDeleted(queryClient, id);
  const { mutate, isPending } = useMutation({
    ...deleteMutation,
    onSuccess: (_, id) => {
      gone(id);
      showToast({ tone: 'success', title: copy.deleted });
    },
    onError: (error, id) => {
      const isTaken = error instanceof ApiError && error.status === 409;
      // The message is no longer in the list: it was changed or deleted by another administrator, or by a call whose answer was
      // lost.
      if (isTaken || isAbsent(error)) gone(id);
      if (isAbsent(error)) showToast({ tone: 'success', title: copy.deleted });
      else showToast({ tone: 'danger', title: copy.notDeleted, text: isTaken ? copy.taken : copy.tryLater });
    },
    onSettled: onClosed,
  });
  return (
    <ConfirmDialog
      open={message !== undefined}
      title={copy.deleteTitle}
      labels={{ stay: copy.keep, confirm: copy.delete }}
      busy={isPending}
      onAnswer={(confirmed) => {
        if (confirmed && message) mutate(message.id);
        else onClosed();
      }}
      focusAfter={() =>
        document.getElementById(`message-${shown?.id}`) ?? document.getElementById(inboxHeadingId)
      }
    >
      <p className={css({ fontWeight: 'strong' })}>
        <UserWords>{shown?.name ?? ''}</UserWords>
      </p>
      <UserText className={wordsStyle}>{shown?.message}</UserText>
      <p>{copy.deleteText}</p>
    </ConfirmDialog>
  );
}

const wordsStyle = css({ lineClamp: 3, textStyle: 'sm' });
