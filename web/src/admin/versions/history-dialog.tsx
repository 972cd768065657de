import { useState } from 'react';
import { css } from '#styles/css';
import { Dialog } from '#web/admin/ui/dialog/dialog.tsx';
import { UserWords } from '#web/admin/ui/user-text.tsx';
import { copy } from './copy.en.ts';
import type { HistorySubject } from './history.ts';
import { Versions } from './versions.tsx';

interface HistoryDialogProps {
  /** Without one the dialog is closed. */
  subject: HistorySubject | undefined;
  onClose: () => void;
}

/** What a text or post was after each save, and the way back to it. */
export function HistoryDialog({ subject, onClose }: HistoryDialogProps) {
  const [shown, setShown] = useState(subject);
  if (subject && subject !== shown) setShown(subject);
  return (
    <Dialog
      open={subject !== undefined}
      title={
        <>
          {copy.title} <UserWords>{shown?.title}</UserWords>
        </>
      }
      close={copy.close}
      onClose={onClose}
      className={css({ maxWidth: '[1080px]' })}
    >
      {shown && <Versions key={shown.key} subject={shown} onDone={onClose} />}
    </Dialog>
  );
}
