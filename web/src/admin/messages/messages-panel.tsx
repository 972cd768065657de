import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { getMessage } from '#shared/api/messages.ts';
import type { Message } from '#shared/messages/message.ts';
import { css } from '#styles/css';
import { showToast } from '#web/features/toasts/toasts.ts';
import { callApi, isAbsent } from '#web/lib/api-client.ts';
import { loadOnce } from '#web/lib/loading/load-once.ts';
import { useIsOwner, useUser } from '../lib/signed-in.ts';
import { LazyDialog } from '../ui/dialog/lazy-dialog.tsx';
import { LazyView } from '../ui/lazy-view.tsx';
import { Notice } from '../ui/notice.tsx';
import { copy } from './copy.en.ts';
import { messageCountsQuery } from './data/count-queries.ts';
import { completedMessagesQuery, newMessagesQuery } from './data/message-queries.ts';
import { RefreshButton } from './inbox-head.tsx';
import { inboxHeadingId, useInboxView } from './inbox-view.ts';
import { MessageCounters } from './message-counters.tsx';
import { NewView } from './new/new-view.tsx';

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

const filterBar = loadOnce(() => import('./found/filter-bar.tsx'));

/** The filter bar, loaded after the messages. Its place is reserved. */
function LazyFilterBar() {
  return (
    <div className={placeStyle}>
      <LazyView loader={filterBar} meanwhile={null}>
        {({ FilterBar }) => <FilterBar />}
      </LazyView>
    </div>
  );
}

const placeStyle = css({ minHeight: { base: '[168px]', md: '[50px]' } });

/** Opens the message that the address names, as links in mails do, once; the address is then the inbox's own. */
function useLinkedMessage(open: (message: Message) => void): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const id = new URLSearchParams(search).get('message');
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    if (!id) return;
    let isLeft = false;
    const settle = (done: () => void) => {
      if (isLeft) return;
      done();
      navigate({ search: '?tab=messages' }, { replace: true });
    };
    queryClient
      .fetchQuery({
        queryKey: ['api', 'admin', 'contact-submissions', 'linked', id],
        queryFn: ({ signal }) => callApi(getMessage, { params: { id }, signal }),
      })
      .then(
        (message) => settle(() => latest.current(message)),
        (error) =>
          settle(() => showToast({ tone: 'danger', title: isAbsent(error) ? copy.gone : copy.linkFailed })),
      );
    return () => {
      isLeft = true;
    };
  }, [id, navigate, queryClient]);
}

const notificationsLine = loadOnce(() => import('./notifications/notifications-line.tsx'));

/**
 * The line about notifications, whose code comes after that of the messages; its place is kept
 * for it from before it is known whether an owner is signed in, who alone has it.
 */
function LazyNotificationsLine() {
  const isOwner = useIsOwner();
  return (
    <div className={notificationsPlaceStyle}>
      <LazyView loader={notificationsLine} meanwhile={null}>
        {({ NotificationsLine }) => isOwner && <NotificationsLine />}
      </LazyView>
    </div>
  );
}

const notificationsPlaceStyle = css({ minHeight: { base: 'tap', md: '9' } });
