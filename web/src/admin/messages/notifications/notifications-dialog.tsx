import { useQuery } from '@tanstack/react-query';
import { messageAddress } from '#shared/admin-paths.ts';
import type { OpenMail } from '#shared/mail/mail.ts';
import type { MailSettings } from '#shared/mail/mail-settings.ts';
import { css } from '#styles/css';
import { Dialog, DialogBody } from '#web/admin/ui/dialog/dialog.tsx';
import { InternalLink } from '#web/components/navigation/internal-link.tsx';
import { exactDate } from '../message/message-facts.ts';
import { copy } from './copy.en.ts';
import { isLost, mailSettingsQuery } from './mail-settings.ts';
import { NotificationsForm } from './notifications-form.tsx';

export interface NotificationsDialogProps {
  open: boolean;
  /** The changes that were not saved when the dialog was closed before. */
  draft: MailSettings | undefined;
  onDraft: (draft: MailSettings | undefined) => void;
  onClose: () => void;
}

/** The recipients of notices and their languages, with a button that sends a test mail. */
export function NotificationsDialog({ open, draft, onDraft, onClose }: NotificationsDialogProps) {
  const { data } = useQuery(mailSettingsQuery);
  return (
    <Dialog open={open} title={copy.title} close={copy.close} onClose={onClose} narrow>
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

const senderStyle = css({ textStyle: 'sm', color: 'fg.muted' });
const warningStyle = css({ textStyle: 'sm', color: 'danger.fg', fontWeight: 'medium' });

/** Mails that were perhaps not sent, each with a link to its message. */
function OpenMails({ mails, onOpen }: { mails: readonly OpenMail[]; onOpen: () => void }) {
  const lost = mails.filter((mail) => isLost(mail, new Date()));
  if (lost.length === 0) return null;
  return (
    <section aria-labelledby="open-mails" className={sectionStyle}>
      <h3 id="open-mails" className={css({ fontWeight: 'strong' })}>
        {copy.openTitle}
      </h3>
      <p>{copy.openText}</p>
      <ul className={listStyle}>
        {lost.map(({ purpose, about, at, state }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: of one message several mails may be open, which nothing else tells apart
          <li key={`${about} ${index}`}>
            {purpose === 'notice' ? (
              <InternalLink to={messageAddress(about)} onClick={onOpen} className={linkStyle}>
                {copy.purposes[purpose]} {exactDate(new Date(at))}
              </InternalLink>
            ) : (
              `${copy.purposes[purpose]} ${exactDate(new Date(at))}`
            )}
            : {copy.openStates[state]}
          </li>
        ))}
      </ul>
    </section>
  );
}

const sectionStyle = css({
  display: 'grid',
  gap: '2',
  padding: '4',
  background: 'bg.shelf',
  textStyle: 'sm',
});
const listStyle = css({ display: 'grid', gap: '1' });
const linkStyle = css({ color: 'brand.fg', textDecoration: 'underline' });
