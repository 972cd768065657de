import { useQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { css } from '#styles/css';
import { PersonDataButton } from '#web/admin/privacy/person-data-button.tsx';
import { ToolButton } from '#web/admin/ui/tool-button.tsx';
import { messageCountsQuery } from '../data/count-queries.ts';
import { copy } from './copy.en.ts';
import { LateNotificationsDialog } from './late-notifications-dialog.tsx';
import { isLost, mailSettingsQuery, notificationsText } from './mail-settings.ts';

/** Says who gets notices of new messages and whether all mails were sent, with a button that opens the settings. */
export function NotificationsLine() {
  const { data } = useQuery(mailSettingsQuery);
  // Uses the data that the counters have already loaded. Before the first message the inbox itself says that no one is
  // notified.
  const { data: counts } = useQuery({ ...messageCountsQuery, enabled: false });
  const isBeforeFirst = counts?.new === 0 && counts.done === 0;
  const [isOpen, setIsOpen] = useState(false);
  const hasLost = data?.open.some((mail) => isLost(mail, new Date())) ?? false;
  const isQuiet = data !== undefined && (!data.sender || data.settings.recipients.length === 0);
  const isAlert = hasLost || isQuiet;
  return (
    <>
      <p role="status" className={isAlert ? alertStyle : quietStyle} data-alert={isAlert || undefined}>
        {data && !(isQuiet && isBeforeFirst) && notificationsText(data, hasLost)}
      </p>
      <ToolButton
        icon={BellRing}
        label={copy.line.open}
        tooltip={data && notificationsText(data, hasLost)}
        isAlert={isAlert}
        onClick={() => setIsOpen(true)}
      />
      <PersonDataButton isTool />
      <LateNotificationsDialog open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

/** On a phone the warning is visible. On wider screens the button is emphasized, and its tooltip shows the warning. */
const alertStyle = css({
  // Wraps to its own row if there is not enough space beside the buttons.
  flex: '1 1 160px',
  minWidth: '0',
  textStyle: 'sm',
  color: 'danger.fg',
  fontWeight: 'medium',
  srOnly: { base: false, md: true },
});
const quietStyle = css({ srOnly: true });
