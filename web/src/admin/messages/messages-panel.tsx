import { chakra } from '@chakra-ui/react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContactSubmission } from '../../../../shared/message.ts';
import {
  completedMessagesQuery,
  messageCountsQuery,
  newMessagesQuery,
} from '../../features/messages/message-queries.ts';
import { Notice } from '../ui/notice.tsx';
import { CompletedMessages } from './completed-messages.tsx';
import { copy } from './copy.en.ts';
import { MessageCounters } from './message-counters.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { NewMessagesState } from './new-messages-state.tsx';
import { RefreshButton } from './refresh-button.tsx';
import { newMessagesHeadingId } from './use-mark-done.ts';

/** The inbox: what waits for an answer, and what was answered last. */
export function MessagesPanel() {
  const counts = useQuery(messageCountsQuery);
  const fresh = useInfiniteQuery(newMessagesQuery);
  const completed = useQuery(completedMessagesQuery);
  const [read, setRead] = useState<{ message: ContactSubmission; open: boolean; opener: Element | null }>();
  const open = (message: ContactSubmission) =>
    setRead({ message, open: true, opener: document.activeElement });
  const outdated = fresh.data && (counts.isError || completed.isError || fresh.isRefetchError);
  return (
    <chakra.div display="grid" gap={{ base: '6', md: '7' }}>
      {outdated && <Notice action={<RefreshButton label={copy.tryAgain} />}>{copy.outdated}</Notice>}
      <MessageCounters counts={counts.data} />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ lg: 'minmax(0, 20fr) minmax(0, 9fr)' }}
        gap={{ base: '9', lg: '7' }}
      >
        <chakra.section aria-labelledby={newMessagesHeadingId} minWidth="0">
          <chakra.div {...headRow}>
            <chakra.h2 id={newMessagesHeadingId} tabIndex={-1} textStyle="h3">
              {copy.newTitle}
            </chakra.h2>
            <RefreshButton label={copy.refresh} />
          </chakra.div>
          <NewMessagesState completed={completed.data} onRead={open} />
        </chakra.section>
        <chakra.section aria-labelledby="completed-messages" minWidth="0">
          <chakra.div {...headRow}>
            <chakra.h2 id="completed-messages" textStyle="h3">
              {copy.completedTitle}
            </chakra.h2>
          </chakra.div>
          {completed.data?.length ? (
            <CompletedMessages messages={completed.data} onView={open} />
          ) : (
            <chakra.p color="fg.muted">
              {completed.data ? copy.noneCompleted : completed.isError ? '–' : copy.loading}
            </chakra.p>
          )}
        </chakra.section>
      </chakra.div>
      {read && (
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
      )}
    </chakra.div>
  );
}

const headRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  minHeight: 'tap',
  marginBottom: '3',
  css: { '--h3': '23px' },
} as const;
