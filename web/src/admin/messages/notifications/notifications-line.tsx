import { useQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { css } from '#styles/css';
import { Button } from '#web/admin/ui/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { messageCountsQuery } from '../data/count-queries.ts';
import { copy } from './copy.en.ts';
import { isLost, mailSettingsQuery, notificationsText } from './mail-settings.ts';

/**
 * Says who gets notices of new messages and whether all mails were sent. If no one gets them, or a mail is lost, a button opens
 * the settings.
 */
export function NotificationsLine({ onOpen }: { onOpen: () => void }) {
  const { data } = useQuery(mailSettingsQuery);
  // Uses the data that the counters have already loaded. Before the first message the inbox itself says that no one is
  // notified.
  const { data: counts } = useQuery({ ...messageCountsQuery, enabled: false });
  const isBeforeFirst = counts?.new === 0 && counts.done === 0;
  const hasLost = data?.open.some((mail) => isLost(mail, new Date())) ?? false;
  const isQuiet = data !== undefined && (!data.sender || data.settings.recipients.length === 0);
  const isAlert = hasLost || isQuiet;
  return (
    <>
      <p role="status" className={isAlert ? alertStyle : quietStyle} data-alert={isAlert || undefined}>
        {data && !(isQuiet && isBeforeFirst) && notificationsText(data, hasLost)}
      </p>
      {isAlert && (
        <Button variant="danger" size="xs" data-alert className={buttonStyle} onClick={onOpen}>
          <Icon of={BellRing} size={18} />
          {copy.line.open}
        </Button>
      )}
    </>
  );
}

/** On a phone the warning is visible. On wider screens the button has space for its word only. */
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
const buttonStyle = css({ gap: '2', minHeight: { base: 'tap', md: '10' }, whiteSpace: 'nowrap' });
