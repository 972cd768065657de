import { useState } from 'react';
import type { LibraryPicture } from '#shared/images/library.ts';
import { css } from '#styles/css';
import { Button } from '#web/admin/ui/button.tsx';
import { ConfirmDialog } from '#web/admin/ui/dialog/confirm-dialog.tsx';
import { Dialog, DialogBody, DialogFooter } from '#web/admin/ui/dialog/dialog.tsx';
import { UserText } from '#web/admin/ui/user-text.tsx';
import { copy } from './copy.en.ts';
import { titleOf } from './find-pictures.ts';
import { usePictureAct } from './picture-queries.ts';
import { PictureUses } from './picture-uses.tsx';
import { ReplaceButton } from './replace/replace-button.tsx';

interface TrashDialogProps {
  picture: LibraryPicture;
  open: boolean;
  onClose: () => void;
}

/** What can be done with a picture that lies in the trash. */
export function TrashDialog({ picture, open, onClose }: TrashDialogProps) {
  const { id } = picture;
  const [isAsked, setIsAsked] = useState(false);
  const { mutate, isPending } = usePictureAct();
  const act = (what: 'restore' | 'erase') =>
    isPending || mutate({ act: what, id }, { onSuccess: onClose, onSettled: () => setIsAsked(false) });
  return (
    <Dialog
      open={open}
      title={copy.editTitle}
      close={copy.close}
      onClose={onClose}
      focusAfter={() => document.getElementById(`picture-${id}`)}
      className={css({ maxWidth: 'column' })}
    >
      <DialogBody>
        <div className={partsStyle}>
          <UserText>{titleOf(picture)}</UserText>
          <p>{copy.trashText}</p>
          <PictureUses id={id} />
        </div>
      </DialogBody>
      <DialogFooter>
        <Button size="s" aria-disabled={isPending} onClick={() => act('restore')}>
          {copy.restore}
        </Button>
        <ReplaceButton picture={picture} />
        <Button variant="outline" size="s" onClick={() => setIsAsked(true)}>
          {copy.erase}
        </Button>
      </DialogFooter>
      <ConfirmDialog
        open={isAsked}
        title={copy.erasing.title}
        labels={copy.erasing}
        busy={isPending}
        onAnswer={(confirmed) => (confirmed ? act('erase') : setIsAsked(false))}
      >
        <p>{copy.erasing.text}</p>
      </ConfirmDialog>
    </Dialog>
  );
}

const partsStyle = css({ display: 'grid', gap: '4' });
