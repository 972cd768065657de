import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { localizedPath } from '#shared/language.ts';
import { adminLanguage } from '#web/admin/lib/language/language.en.ts';
import { useIsOwner } from '#web/admin/lib/signed-in.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { NewTabLink } from '#web/admin/ui/new-tab-link.tsx';
import { Notice } from '#web/admin/ui/notice.tsx';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { copy } from '../copy.en.ts';
import { LateNotificationsDialog } from '../notifications/late-notifications-dialog.tsx';
import { mailSettingsQuery, notificationsText } from '../notifications/mail-settings.ts';

/** The inbox before the first message: whether a message notifies an administrator, and a link to send one as a test. */
export function EmptyInbox() {
  const isOwner = useIsOwner();
  const { data } = useQuery({ ...mailSettingsQuery, enabled: isOwner });
  const [isChoosing, setIsChoosing] = useState(false);
  const isQuiet = data !== undefined && (!data.sender || data.settings.recipients.length === 0);
  return (
    <>
      <EmptyState compact state="empty" title={copy.emptyTitle} text={copy.emptyText}>
        {isQuiet && (
          <Notice
            action={
              <Button variant="outline" size="s" onClick={() => setIsChoosing(true)}>
                {copy.chooseTold}
              </Button>
            }
          >
            {notificationsText(data, false)}
          </Notice>
        )}
        <NewTabLink href={localizedPath('/contact', adminLanguage)}>{copy.trial}</NewTabLink>
      </EmptyState>
      {isOwner && <LateNotificationsDialog open={isChoosing} onClose={() => setIsChoosing(false)} />}
    </>
  );
}
