import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Message } from '#shared/messages/message.ts';
import { css } from '#styles/css';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { CompletedMessages } from './completed-messages.tsx';
import { copy } from './copy.en.ts';
import { messageCountsQuery } from './data/count-queries.ts';
import { useGrownList } from './data/message-pages.ts';
import { allCompletedQuery } from './data/message-queries.ts';
import { InboxHead, InboxLink, RefreshButton } from './inbox-head.tsx';
import { inboxHeadingId, useHeadingFocus } from './inbox-view.ts';
import { MoreMessages } from './more-messages.tsx';

interface CompletedViewProps {
  onView: (message: Message) => void;
}

/** All completed messages, latest first. */
export function CompletedView({ onView }: CompletedViewProps) {
  useHeadingFocus('completed');
  return (
    <section aria-labelledby={inboxHeadingId}>
      <InboxHead id={inboxHeadingId} title={copy.allCompletedTitle}>
        <InboxLink to="new">{copy.backToNew}</InboxLink>
      </InboxHead>
      <CompletedList onView={onView} />
    </section>
  );
}

function CompletedList({ onView }: CompletedViewProps) {
  const query = useInfiniteQuery(allCompletedQuery);
  const { data: counts } = useQuery(messageCountsQuery);
  const { data: messages, isError } = query;
  const { list, onAsk } = useGrownList(messages?.length ?? 0);
  if (messages?.length) {
    return (
      <div className={css({ maxWidth: 'column' })}>
        <CompletedMessages ref={list} messages={messages} onView={onView} />
        <MoreMessages shown={messages.length} count={counts?.done} query={query} onAsk={onAsk} />
      </div>
    );
  }
  if (messages) return <p className={css({ color: 'fg.muted' })}>{copy.noneCompleted}</p>;
  if (!isError) return <p role="status">{copy.loading}</p>;
  return (
    <EmptyState compact state="failed" title={copy.failedTitle} text={copy.failedText}>
      <RefreshButton label={copy.tryAgain} />
    </EmptyState>
  );
}
