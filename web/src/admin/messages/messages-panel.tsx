import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContactSubmission } from '#shared/messages/message.ts';
import { css } from '#styles/css';
import { loadOnce } from '#web/lib/load-once.ts';
import { LazyDialog } from '../ui/dialog/lazy-dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { CompletedView } from './completed-view.tsx';
import { copy } from './copy.en.ts';
import { InboxHead, InboxLink } from './inbox-head.tsx';
import { inboxHeadingId, useInboxView } from './inbox-view.ts';
import { MessageCounters } from './message-counters.tsx';
import { completedMessagesQuery, messageCountsQuery, newMessagesQuery } from './message-queries.ts';
import { NewView } from './new-view.tsx';
import { LazyNotificationsLine } from './notifications/lazy-notifications-line.tsx';
import { RefreshButton } from './refresh-button.tsx';
import { useLinkedMessage } from './use-linked-message.ts';

const messageDialog = loadOnce(() => import('./message-dialog.tsx'));

/** The inbox: what waits for an answer, and what was answered. */
export function MessagesPanel() {
  const view = useInboxView();
  const counts = useQuery(messageCountsQuery);
  const fresh = useInfiniteQuery(newMessagesQuery);
  const completed = useQuery(completedMessagesQuery);
  const [read, setRead] = useState<{ message: ContactSubmission; open: boolean; opener: Element | null }>();
  const open = (message: ContactSubmission) =>
    setRead({ message, open: true, opener: document.activeElement });
  useLinkedMessage(open);
  const outdated = fresh.data && (counts.isError || completed.isError || fresh.isRefetchError);
  return (
    <div className={panelStyle}>
      {outdated && <Notice action={<RefreshButton label={copy.tryAgain} />}>{copy.outdated}</Notice>}
      <MessageCounters counts={counts.data} />
      <LazyNotificationsLine />
      {view === 'new' && <NewView onRead={open} />}
      {view === 'completed' && (
        <section aria-labelledby={inboxHeadingId}>
          <InboxHead id={inboxHeadingId} title={copy.allCompletedTitle}>
            <InboxLink to="new">{copy.backToNew}</InboxLink>
          </InboxHead>
          <CompletedView onView={open} />
        </section>
      )}
      <LazyDialog loader={messageDialog} open={read?.open ?? false}>
        {({ MessageDialog }) =>
          read && (
            <MessageDialog
              message={read.message}
              open={read.open}
              onClose={() => setRead({ ...read, open: false })}
              focusAfter={() =>
                read.opener instanceof HTMLElement && read.opener.isConnected
                  ? read.opener
                  : document.getElementById(inboxHeadingId)
              }
            />
          )
        }
      </LazyDialog>
    </div>
  );
}

const panelStyle = css({ display: 'grid', gap: { base: '4', md: '5' } });
