import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContactSubmission } from '#shared/messages/message.ts';
import { css } from '#styles/css';
import { loadOnce } from '#web/lib/load-once.ts';
import { useArrival } from '../lib/use-arrival.ts';
import { LazyDialog } from '../ui/dialog/lazy-dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { CompletedMessages } from './completed-messages.tsx';
import { copy } from './copy.en.ts';
import { MessageCounters } from './message-counters.tsx';
import { completedMessagesQuery, messageCountsQuery, newMessagesQuery } from './message-queries.ts';
import { NewMessagesState } from './new-messages-state.tsx';
import { RefreshButton } from './refresh-button.tsx';
import { newMessagesHeadingId } from './use-mark-done.ts';

const messageDialog = loadOnce(() => import('./message-dialog.tsx'));

/** The inbox: what waits for an answer, and what was answered last. */
export function MessagesPanel() {
  const counts = useQuery(messageCountsQuery);
  const fresh = useInfiniteQuery(newMessagesQuery);
  const completed = useQuery(completedMessagesQuery);
  const [read, setRead] = useState<{ message: ContactSubmission; open: boolean; opener: Element | null }>();
  const open = (message: ContactSubmission) =>
    setRead({ message, open: true, opener: document.activeElement });
  const haveNewCome = useArrival(fresh.data) !== undefined || fresh.isError;
  const outdated = fresh.data && (counts.isError || completed.isError || fresh.isRefetchError);
  return (
    <div className={panelStyle}>
      {outdated && <Notice action={<RefreshButton label={copy.tryAgain} />}>{copy.outdated}</Notice>}
      <MessageCounters counts={counts.data} />
      <div className={columnsStyle}>
        <section aria-labelledby={newMessagesHeadingId} className={css({ minWidth: '0' })}>
          <div className={headRow}>
            <h2 id={newMessagesHeadingId} tabIndex={-1} className={css({ textStyle: 'h3' })}>
              {copy.newTitle}
            </h2>
            <RefreshButton label={copy.refresh} />
          </div>
          <NewMessagesState completed={completed.data} onRead={open} />
        </section>
        {/* Below the new ones on a phone: it comes with them, so that nothing moves. */}
        {haveNewCome && (
          <section aria-labelledby="completed-messages" className={css({ minWidth: '0' })}>
            <div className={headRow}>
              <h2 id="completed-messages" className={css({ textStyle: 'h3' })}>
                {copy.completedTitle}
              </h2>
            </div>
            {completed.data?.length ? (
              <CompletedMessages messages={completed.data} onView={open} />
            ) : (
              <p className={css({ color: 'fg.muted' })}>
                {completed.data ? copy.noneCompleted : completed.isError ? '–' : copy.loading}
              </p>
            )}
          </section>
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
                  : document.getElementById(newMessagesHeadingId)
              }
            />
          )
        }
      </LazyDialog>
    </div>
  );
}

const headRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  minHeight: 'tap',
  marginBottom: '3',
  '--h3': '23px',
});
const panelStyle = css({ display: 'grid', gap: { base: '4', md: '5' } });
const columnsStyle = css({
  display: 'grid',
  gridTemplateColumns: { lg: 'minmax(0, 20fr) minmax(0, 9fr)' },
  gap: { base: '9', lg: '7' },
});
