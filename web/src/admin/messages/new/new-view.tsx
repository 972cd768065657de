import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowDown, Check, WifiOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Message } from '#shared/messages/message.ts';
import { css } from '#styles/css';
import { formatDateTime } from '#web/admin/lib/language/formats.ts';
import { useArrival } from '#web/admin/lib/use-arrival.ts';
import { LazyView } from '#web/admin/ui/lazy-view.tsx';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useConnection } from '#web/features/connection/use-connection.ts';
import { loadOnce } from '#web/lib/loading/load-once.ts';
import { CompletedMessages } from '../completed-messages.tsx';
import { copy } from '../copy.en.ts';
import { messageCountsQuery } from '../data/count-queries.ts';
import { useMarkDone } from '../data/message-changes.ts';
import { completedMessagesQuery, newMessagesQuery } from '../data/message-queries.ts';
import { InboxLink, ListPane, LoadingRows, quietStyle, RefreshButton } from '../inbox-head.tsx';
import { useHeadingFocus } from '../inbox-view.ts';
import { MessageAction } from '../message/message-card.tsx';
import { MessageList } from '../message/message-list.tsx';
import { NewerMessages } from './newer-messages.tsx';

const emptyInbox = loadOnce(() => import('./empty-inbox.tsx'));

/** New messages, and after them the messages that were completed last. */
export function NewView({ onRead }: { onRead: (message: Message) => void }) {
  const fresh = useInfiniteQuery(newMessagesQuery);
  const { data: completed, isError } = useQuery(completedMessagesQuery);
  const recent = useRef<HTMLUListElement>(null);
  useHeadingFocus('new');
  useAgreeingCounts();
  const isOffline = useConnection() === 'offline' && fresh.dataUpdatedAt > 0;
  const haveNewCome = useArrival(fresh.data) !== undefined || fresh.isError;
  return (
    <ListPane
      title={copy.newTitle}
      actions={
        <>
          <NewerMessages />
          <RefreshButton label={copy.refresh} isIcon />
        </>
      }
    >
      {isOffline && (
        <p role="status" className={offlineStyle}>
          <Icon of={WifiOff} size={18} />
          {copy.offline(formatDateTime(new Date(fresh.dataUpdatedAt)))}
        </p>
      )}
      <NewMessagesState completed={completed} onRead={onRead} />
      {/* The completed messages are rendered together with the new ones above them, so that nothing moves. */}
      {haveNewCome && (
        <section aria-labelledby="completed-messages" className={css({ display: 'contents' })}>
          <div className={recentStyle}>
            <h2 id="completed-messages" tabIndex={-1} className={recentTitleStyle}>
              {copy.completedTitle}
            </h2>
            {completed?.length ? <InboxLink to="completed">{copy.allCompleted}</InboxLink> : null}
            {completed?.length ? (
              <button
                type="button"
                className={showStyle}
                onClick={() => recent.current?.scrollIntoView({ block: 'end' })}
              >
                {copy.show}
                <Icon of={ArrowDown} size={16} />
              </button>
            ) : null}
          </div>
          {completed?.length ? (
            <CompletedMessages ref={recent} messages={completed} onView={onRead} />
          ) : (
            <p className={quietStyle}>{completed ? copy.noneCompleted : isError ? '–' : copy.loading}</p>
          )}
        </section>
      )}
    </ListPane>
  );
}

const offlineStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  margin: '3',
  padding: '3',
  background: 'label.subtle',
  borderRadius: 'control',
  textStyle: 'sm',
});
/** From 1280 px on, the heading of the completed messages stays at the bottom of the list. */
const recentStyle = css({
  position: { xl: 'sticky' },
  bottom: '0',
  zIndex: 'sticky',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  minHeight: { base: 'tap', xl: '9' },
  paddingInline: { base: '4', md: '3.5' },
  background: 'bg.shelf',
  borderBlockWidth: '1px',
  borderColor: 'border.control',
  '& a': { minHeight: { base: 'tap', xl: '8' } },
});
const recentTitleStyle = css({ textStyle: 'sm', fontWeight: 'strong', marginInlineEnd: 'auto' });
const showStyle = css({
  display: { base: 'none', xl: 'inline-flex' },
  alignItems: 'center',
  gap: '1',
  textStyle: 'sm',
  fontWeight: 'medium',
  color: 'brand.fg',
  cursor: 'pointer',
  _hover: { textDecoration: 'underline' },
});

/**
 * Reads the counts once more if all new messages are loaded and their number differs from the count. They can differ
 * because loading the list moves spam of an older release out of it, or because messages arrived.
 */
function useAgreeingCounts(): void {
  const queryClient = useQueryClient();
  const { data: messages, hasNextPage } = useInfiniteQuery(newMessagesQuery);
  const { data: counts, isFetching } = useQuery(messageCountsQuery);
  const checked = useRef<unknown>(undefined);
  useEffect(() => {
    if (!messages || !counts || hasNextPage || isFetching || checked.current === messages) return;
    checked.current = messages;
    if (counts.new !== messages.length) {
      void queryClient.invalidateQueries({ queryKey: messageCountsQuery.queryKey });
    }
  }, [messages, counts, hasNextPage, isFetching, queryClient]);
}

interface NewMessagesStateProps {
  /** The latest completed messages; `undefined` until they are loaded. If there are none, the inbox has never had a message. */
  completed: readonly Message[] | undefined;
  onRead: (message: Message) => void;
}

/** The list of new messages, or a notice of loading, failure or emptiness. */
function NewMessagesState({ completed, onRead }: NewMessagesStateProps) {
  const { data, isError } = useInfiniteQuery(newMessagesQuery);
  const messages = useArrival(data);
  if (messages?.length) return <NewMessages messages={messages} onRead={onRead} />;
  if (messages && completed?.length === 0) {
    return <LazyView loader={emptyInbox}>{({ EmptyInbox }) => <EmptyInbox />}</LazyView>;
  }
  if (messages) return <EmptyState compact state="empty" title={copy.allDoneTitle} text={copy.allDoneText} />;
  if (!isError) return <LoadingRows />;
  return (
    <EmptyState compact state="failed" title={copy.failedTitle} text={copy.failedText}>
      <RefreshButton label={copy.tryAgain} />
    </EmptyState>
  );
}

interface NewMessagesProps {
  messages: readonly Message[];
  onRead: (message: Message) => void;
}

/** The new messages that are loaded, with a button for more. */
function NewMessages({ messages, onRead }: NewMessagesProps) {
  const { markDone, isPending } = useMarkDone();
  const { data: counts } = useQuery(messageCountsQuery);
  return (
    <MessageList
      messages={messages}
      onRead={onRead}
      actions={({ id }, describedBy) => (
        <MessageAction
          icon={Check}
          dataKey="done"
          label={copy.markDone}
          aria-describedby={describedBy}
          pending={isPending(id)}
          onAct={() => markDone(id)}
        />
      )}
      filter={{ state: 'open' }}
      count={counts?.new}
      query={useInfiniteQuery(newMessagesQuery)}
    />
  );
}
