import { useQuery } from '@tanstack/react-query';
import type { MailSettings } from '#shared/mail/mail-settings.ts';
import { css } from '#styles/css';
import { Dialog, DialogBody } from '#web/admin/ui/dialog/dialog.tsx';
import { copy } from './copy.en.ts';
import { mailSettingsQuery } from './mail-settings-query.ts';
import { NotificationsForm } from './notifications-form.tsx';
import { OpenMails } from './open-mails.tsx';

export interface NotificationsDialogProps {
  open: boolean;
  /** What was typed before and is not saved. */
  draft: MailSettings | undefined;
  onDraft: (draft: MailSettings | undefined) => void;
  onClose: () => void;
}

/** Who is mailed when a message comes, in which language; with a way to see that mails arrive. */
export function NotificationsDialog({ open, draft, onDraft, onClose }: NotificationsDialogProps) {
  const { data } = useQuery(mailSettingsQuery);
  return (
    <Dialog open={open} title={copy.title} close={copy.close} onClose={onClose} className={widthStyle}>
      {data ? (
        <NotificationsForm stored={data.settings} draft={draft} onDraft={onDraft} onClose={onClose}>
          <p>{copy.intro}</p>
          {data.sender ? (
            <p className={senderStyle}>
              {copy.from} <bdi dir="ltr">{data.sender}</bdi>.
            </p>
          ) : (
            <p className={warningStyle}>{copy.noSender}</p>
          )}
          <OpenMails mails={data.open} onOpen={onClose} />
        </NotificationsForm>
      ) : (
        <DialogBody>
          <p role="status">…</p>
        </DialogBody>
      )}
    </Dialog>
  );
}

const widthStyle = css({ maxWidth: 'column' });
const senderStyle = css({ textStyle: 'sm', color: 'fg.muted' });
const warningStyle = css({ textStyle: 'sm', color: 'danger.fg', fontWeight: 'medium' });
