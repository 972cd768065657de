import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Message } from '#shared/messages/message.ts';
import { css } from '#styles/css';
import { useArrival } from '#web/admin/lib/use-arrival.ts';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { loadOnce, useLazy } from '#web/lib/loading/load-once.ts';
import { CompletedMessages } from '../completed-messages.tsx';
import { copy } from '../copy.en.ts';
import { messageCountsQuery } from '../data/count-queries.ts';
import { useMarkDone } from '../data/message-changes.ts';
import { completedMessagesQuery, newMessagesQuery } from '../data/message-queries.ts';
import { InboxHead, InboxLink, RefreshButton } from '../inbox-head.tsx';
import { inboxHeadingId, useHeadingFocus } from '../inbox-view.ts';
import { MessageAction } from '../message/message-card.tsx';
import { MessageCards } from '../message/message-cards.tsx';
import { NewerMessages } from './newer-messages.tsx';

/** New messages, and beside them the messages that were completed last. */
export function NewView({ onRead }: { onRead: (message: Message) => void }) {
  const fresh = useInfiniteQuery(newMessagesQuery);
  const { data: completed, isError } = useQuery(completedMessagesQuery);
  useHeadingFocus('new');
  useAgreeingCounts();
  const haveNewCome = useArrival(fresh.data) !== undefined || fresh.isError;
  return (
    <div className={columnsStyle}>
      <section aria-labelledby={inboxHeadingId} className={css({ minWidth: '0' })}>
        <InboxHead id={inboxHeadingId} title={copy.newTitle}>
          <div className={actionsStyle}>
            <LazyInboxKeys />
            <RefreshButton label={copy.refresh} />
          </div>
        </InboxHead>
        <NewerMessages />
        <NewMessagesState completed={completed} onRead={onRead} />
      </section>
      {/* Below the new ones on a phone: it comes with them, so that nothing moves. */}
      {haveNewCome && (
        <section aria-labelledby="completed-messages" className={css({ minWidth: '0' })}>
          <InboxHead id="completed-messages" title={copy.completedTitle}>
            {completed?.length ? <InboxLink to="completed">{copy.allCompleted}</InboxLink> : null}
          </InboxHead>
          {completed?.length ? (
            <CompletedMessages messages={completed} onView={onRead} />
          ) : (
            <p className={css({ color: 'fg.muted' })}>
              {completed ? copy.noneCompleted : isError ? '–' : copy.loading}
            </p>
          )}
        </section>
      )}
    </div>
  );
}

const actionsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const columnsStyle = css({
  display: 'grid',
  gridTemplateColumns: { lg: 'minmax(0, 20fr) minmax(0, 9fr)' },
  gap: { base: '9', lg: '7' },
});

/**
 * Counts again, once, when all new messages are read and are not as many as were counted: reading them sets apart what an
 * older release left among them, and something may have come in between.
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

const inboxKeys = loadOnce(() => import('../keys/inbox-keys.tsx'));

/** The shortcuts of the inbox, loaded after the messages. */
function LazyInboxKeys() {
  const [module, load] = useLazy(inboxKeys);
  useEffect(() => {
    // Without the shortcuts everything can still be clicked.
    load().catch(() => {});
  }, [load]);
  return module && <module.InboxKeys />;
}

interface NewMessagesStateProps {
  /** The messages done last, when they are known: without any the inbox has never had a message. */
  completed: readonly Message[] | undefined;
  onRead: (message: Message) => void;
}

/** The list of new messages, or a notice of loading, failure or emptiness. */
function NewMessagesState({ completed, onRead }: NewMessagesStateProps) {
  const { data, isError } = useInfiniteQuery(newMessagesQuery);
  const messages = useArrival(data);
  if (messages?.length) return <NewMessages messages={messages} onRead={onRead} />;
  if (messages && completed?.length === 0) {
    return <EmptyState compact state="empty" title={copy.emptyTitle} text={copy.emptyText} />;
  }
  if (messages) return <EmptyState compact state="empty" title={copy.allDoneTitle} text={copy.allDoneText} />;
  if (!isError) return <p role="status">{copy.loading}</p>;
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

/** The new messages that have been read, with a button for more. */
function NewMessages({ messages, onRead }: NewMessagesProps) {
  const { markDone, isPending } = useMarkDone();
  const { data: counts } = useQuery(messageCountsQuery);
  return (
    <MessageCards
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
