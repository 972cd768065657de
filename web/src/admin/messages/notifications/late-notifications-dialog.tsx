import { useState } from 'react';
import type { MailSettings } from '#shared/mail/mail-settings.ts';
import { LazyDialog } from '#web/admin/ui/dialog/lazy-dialog.tsx';
import { loadOnce } from '#web/lib/loading/load-once.ts';

const dialog = loadOnce(() => import('./notifications-dialog.tsx'));

interface LateNotificationsDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The settings of notices, loaded when they are first opened. Unsaved settings stay while the dialog is closed. */
export function LateNotificationsDialog({ open, onClose }: LateNotificationsDialogProps) {
  const [draft, setDraft] = useState<MailSettings>();
  return (
    <LazyDialog loader={dialog} open={open}>
      {({ NotificationsDialog }) => (
        <NotificationsDialog open={open} draft={draft} onDraft={setDraft} onClose={onClose} />
      )}
    </LazyDialog>
  );
}
