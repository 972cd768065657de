import { useQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import type { MailSettings } from '#shared/mail/mail-settings.ts';
import { css } from '#styles/css';
import { PersonDataButton } from '#web/admin/privacy/person-data-button.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { LazyDialog } from '#web/admin/ui/dialog/lazy-dialog.tsx';
import { Icon } from '#web/components/icon.tsx';
import { loadOnce } from '#web/lib/loading/load-once.ts';
import { copy } from './copy.en.ts';
import { isLost, mailSettingsQuery, notificationsText } from './mail-settings.ts';

const notificationsDialog = loadOnce(() => import('./notifications-dialog.tsx'));

/** Says who gets notices of new messages and whether all mails were sent, with a button that opens the settings. */
export function NotificationsLine() {
  const { data } = useQuery(mailSettingsQuery);
  const [isOpen, setIsOpen] = useState(false);
  /** The unsaved draft, also while the dialog is closed. */
  const [draft, setDraft] = useState<MailSettings>();
  const hasLost = data?.open.some((mail) => isLost(mail, new Date())) ?? false;
  const isQuiet = data !== undefined && (!data.sender || data.settings.recipients.length === 0);
  return (
    <div className={lineStyle}>
      <p role="status" className={textStyle} data-alert={hasLost || isQuiet || undefined}>
        {data && notificationsText(data, hasLost)}
      </p>
      <div className={actionsStyle}>
        <Button variant="outline" size={buttonSize} onClick={() => setIsOpen(true)}>
          <Icon of={BellRing} size={18} />
          {copy.line.open}
        </Button>
        <PersonDataButton size={buttonSize} />
      </div>
      <LazyDialog loader={notificationsDialog} open={isOpen}>
        {({ NotificationsDialog }) => (
          <NotificationsDialog
            open={isOpen}
            draft={draft}
            onDraft={setDraft}
            onClose={() => setIsOpen(false)}
          />
        )}
      </LazyDialog>
    </div>
  );
}

const buttonSize = { base: 's', md: 'xs' } as const;
const actionsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const lineStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  rowGap: '2',
});
const textStyle = css({
  flex: '1',
  minWidth: '[16em]',
  textStyle: 'sm',
  color: 'fg.muted',
  '&[data-alert]': { color: 'danger.fg', fontWeight: 'medium' },
});
