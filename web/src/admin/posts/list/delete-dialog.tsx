import { useState } from 'react';
import { css } from '#styles/css';
import { ConfirmDialog } from '#web/admin/ui/dialog/confirm-dialog.tsx';
import { UserText } from '#web/admin/ui/user-text.tsx';
import { copy } from '../copy.en.ts';
import type { PostRecord } from '../editor/post-drafts.ts';
import type { PostDefinition } from '../post-definition.ts';
import { titleOf } from './post-cells.ts';
import { useDeletePost } from './use-delete-post.ts';

interface DeleteDialogProps {
  definition: PostDefinition;
  /** What is to be deleted; without it the dialog is closed. */
  post: PostRecord | undefined;
  onClosed: () => void;
  /** What gets the focus when the dialog closes. */
  focusAfter: () => HTMLElement | null;
}

/** Asks before a post is deleted, and deletes it. */
export function DeleteDialog({ definition, post, onClosed, focusAfter }: DeleteDialogProps) {
  const texts = copy.kinds[definition.kind];
  const [shown, setShown] = useState(post);
  if (post && post !== shown) setShown(post);
  const { remove, isPending } = useDeletePost(definition, onClosed);
  return (
    <ConfirmDialog
      open={post !== undefined}
      title={texts.deletion}
      labels={{ stay: copy.keepPost, confirm: copy.deleteRow }}
      busy={isPending}
      onAnswer={(confirmed) => {
        if (confirmed && post) remove(post.id);
        else onClosed();
      }}
      focusAfter={focusAfter}
    >
      <p>{texts.confirmDelete}</p>
      <UserText className={css({ fontWeight: 'strong' })}>{shown && titleOf(shown)}</UserText>
    </ConfirmDialog>
  );
}
