import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Message } from '#shared/messages/message.ts';
import { css } from '#styles/css';
import { loadOnce } from '#web/lib/load-once.ts';
import { useUser } from '../lib/signed-in.ts';
import { LazyDialog } from '../ui/dialog/lazy-dialog.tsx';
import { LazyView } from '../ui/lazy-view.tsx';
import { Notice } from '../ui/notice.tsx';
import { copy } from './copy.en.ts';
import { messageCountsQuery } from './data/count-queries.ts';
import { completedMessagesQuery, newMessagesQuery } from './data/message-queries.ts';
import { LazyFilterBar } from './found/lazy-filter-bar.tsx';
import { inboxHeadingId, useInboxView } from './inbox-view.ts';
import { useLinkedMessage } from './message/use-linked-message.ts';
import { MessageCounters } from './message-counters.tsx';
import { NewView } from './new/new-view.tsx';
import { LazyNotificationsLine } from './notifications/lazy-notifications-line.tsx';
import { RefreshButton } from './refresh-button.tsx';

const completedView = loadOnce(() => import('./completed-view.tsx'));
const spamView = loadOnce(() => import('./spam/spam-view.tsx'));
const foundView = loadOnce(() => import('./found/found-view.tsx'));
const messageDialog = loadOnce(() => import('./message/message-dialog.tsx'));

/** The inbox: what waits for an answer, and what was answered. */
export function MessagesPanel() {
  const view = useInboxView();
  const user = useUser();
  const counts = useQuery(messageCountsQuery);
  const fresh = useInfiniteQuery(newMessagesQuery);
  const completed = useQuery(completedMessagesQuery);
  const [read, setRead] = useState<{ message: Message; open: boolean; opener: Element | null }>();
  const open = (message: Message) => setRead({ message, open: true, opener: document.activeElement });
  useLinkedMessage(open);
  const outdated = fresh.data && (counts.isError || completed.isError || fresh.isRefetchError);
  return (
    <div className={panelStyle}>
      {outdated && <Notice action={<RefreshButton label={copy.tryAgain} />}>{copy.outdated}</Notice>}
      <MessageCounters counts={counts.data} />
      {user?.role !== 'editor' && <LazyNotificationsLine />}
      {view !== 'completed' && <LazyFilterBar />}
      {view === 'new' && <NewView onRead={open} />}
      {view === 'completed' && (
        <LazyView loader={completedView}>{({ CompletedView }) => <CompletedView onView={open} />}</LazyView>
      )}
      {view === 'spam' && (
        <LazyView loader={spamView}>{({ SpamView }) => <SpamView onRead={open} />}</LazyView>
      )}
      {view === 'found' && (
        <LazyView loader={foundView}>{({ FoundView }) => <FoundView onRead={open} />}</LazyView>
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
