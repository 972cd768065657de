import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { getMessage } from '#shared/api/messages/messages.ts';
import type { Message } from '#shared/messages/message.ts';
import { css } from '#styles/css';
import { showToast } from '#web/features/toasts/toasts.ts';
import { callApi, isAbsent } from '#web/lib/api-client.ts';
import { useMatches } from '#web/lib/hooks/use-matches.ts';
import { loadOnce, useLazy } from '#web/lib/loading/load-once.ts';
import { LazyDialog } from '../ui/dialog/lazy-dialog.tsx';
import { LazyView } from '../ui/lazy-view.tsx';
import { Notice } from '../ui/notice.tsx';
import { copy } from './copy.en.ts';
import { messageCountsQuery } from './data/count-queries.ts';
import { completedMessagesQuery, newMessagesQuery } from './data/message-queries.ts';
import { RefreshButton } from './inbox-head.tsx';
import { beside, inboxHeadingId, useInboxView, useOpenMessage } from './inbox-view.ts';
import { MessageCounters } from './message-counters.tsx';
import { NewView } from './new/new-view.tsx';

const completedView = loadOnce(() => import('./completed-view.tsx'));
const spamView = loadOnce(() => import('./spam/spam-view.tsx'));
const foundView = loadOnce(() => import('./found/found-view.tsx'));
const messageDetail = loadOnce(() => import('./message/message-detail.tsx'));
const messageDialog = loadOnce(() => import('./message/message-dialog.tsx'));

/** The inbox: new, completed, possible-spam or found messages, and beside them the open message. */
export function MessagesPanel() {
  const view = useInboxView();
  const counts = useQuery(messageCountsQuery);
  const fresh = useInfiniteQuery(newMessagesQuery);
  const completed = useQuery(completedMessagesQuery);
  const [read, setRead] = useState<{ message: Message; open: boolean; opener: Element | null }>();
  const open = (message: Message) => setRead({ message, open: true, opener: document.activeElement });
  useLinkedMessage(open);
  const outdated = fresh.data && (counts.isError || completed.isError || fresh.isRefetchError);
  const isBeside = useMatches(beside);
  const { id: openId } = useOpenMessage();
  return (
    <div className={panelStyle} data-open={openId !== undefined || undefined}>
      {outdated && <Notice action={<RefreshButton label={copy.tryAgain} />}>{copy.outdated}</Notice>}
      <div className={lineStyle}>
        <MessageCounters counts={counts.data} view={view} />
        <LazyFilterBar />
        <LazyTools />
      </div>
      <div className={panesStyle}>
        <div className={listStyle}>
          {view === 'new' && <NewView onRead={open} />}
          {view === 'completed' && (
            <LazyView loader={completedView}>
              {({ CompletedView }) => <CompletedView onView={open} />}
            </LazyView>
          )}
          {view === 'spam' && (
            <LazyView loader={spamView}>{({ SpamView }) => <SpamView onRead={open} />}</LazyView>
          )}
          {view === 'found' && (
            <LazyView loader={foundView}>{({ FoundView }) => <FoundView onRead={open} />}</LazyView>
          )}
        </div>
        {openId !== undefined ? (
          <LazyView loader={messageDetail}>
            {({ MessageDetail }) => <MessageDetail id={openId} onRead={open} />}
          </LazyView>
        ) : (
          isBeside && <p className={unopenedStyle}>{copy.chosenOpensHere}</p>
        )}
      </div>
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

/** From 1280 px on the panes have the remaining height and scroll separately; below it the page scrolls. */
const panelStyle = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  flex: { xl: '1' },
  minHeight: { xl: '0' },
});
const lineStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { base: '2', md: '2.5' },
  flex: 'none',
  // On a phone the open message replaces the list.
  '[data-open] > &': { display: { base: 'none', xl: 'flex' } },
});
const panesStyle = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    xl: 'minmax(0, clamp(440px, 37.5vw - 40px, 500px)) minmax(0, 1fr)',
  },
  gridTemplateRows: { xl: 'minmax(0, 1fr)' },
  gap: { xl: '4' },
  flex: { xl: '1' },
  minHeight: { xl: '0' },
});
const listStyle = css({
  display: 'grid',
  minWidth: '0',
  minHeight: { xl: '0' },
  '[data-open] > * > &': { display: { base: 'none', xl: 'grid' } },
});
const unopenedStyle = css({
  display: 'grid',
  placeItems: 'center',
  padding: '5',
  borderWidth: '1px',
  borderStyle: 'dashed',
  borderColor: 'border.control',
  borderRadius: 'card',
  textStyle: 'sm',
  color: 'fg.muted',
});

const filterBar = loadOnce(() => import('./found/filter-bar.tsx'));

/** The filter bar, loaded after the messages. Its place is reserved. */
function LazyFilterBar() {
  return (
    <LazyView loader={filterBar} meanwhile={<div className={placeStyle} />}>
      {({ FilterBar }) => <FilterBar />}
    </LazyView>
  );
}

const placeStyle = css({ flex: { base: '0 0 44px', md: '1' }, minHeight: { base: 'tap', md: '10' } });

/** Opens the message that the URL names, as links in mails do. Then the URL is replaced by that of the inbox. */
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
    const queryKey = ['api', 'admin', 'contact-submissions', 'linked', id];
    const settle = (done: () => void) => {
      if (isLeft) return;
      done();
      navigate({ search: '?tab=messages' }, { replace: true });
    };
    queryClient
      .fetchQuery({
        queryKey,
        queryFn: ({ signal }) => callApi(getMessage, { params: { id }, signal }),
      })
      .then(
        (message) => settle(() => latest.current(message)),
        (error) =>
          settle(() => showToast({ tone: 'danger', title: isAbsent(error) ? copy.gone : copy.linkFailed })),
      );
    return () => {
      isLeft = true;
      // A call that waits for the login page would otherwise also be the call of the inbox after it, and end in an error.
      void queryClient.cancelQueries({ queryKey });
    };
  }, [id, navigate, queryClient]);
}

const tools = loadOnce(() => import('./inbox-tools.tsx'));

/** Shortcuts, and for owners the notifications and the data of a person. Loaded after the messages. */
function LazyTools() {
  const [module, load] = useLazy(tools);
  useEffect(() => {
    // If the tools cannot be loaded, messages can still be handled.
    load().catch(() => {});
  }, [load]);
  return module && <module.InboxTools />;
}
