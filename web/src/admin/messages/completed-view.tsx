import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Message } from '#shared/messages/message.ts';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { CompletedMessages } from './completed-messages.tsx';
import { copy } from './copy.en.ts';
import { messageCountsQuery } from './data/count-queries.ts';
import { useGrownList } from './data/message-pages.ts';
import { allCompletedQuery } from './data/message-queries.ts';
import { ListPane, LoadingRows, quietStyle, RefreshButton } from './inbox-head.tsx';
import { useHeadingFocus } from './inbox-view.ts';
import { MoreMessages } from './more-messages.tsx';

interface CompletedViewProps {
  onView: (message: Message) => void;
}

/** All completed messages, latest first. */
export function CompletedView({ onView }: CompletedViewProps) {
  useHeadingFocus('completed');
  return (
    <ListPane title={copy.allCompletedTitle}>
      <CompletedList onView={onView} />
    </ListPane>
  );
}

function CompletedList({ onView }: CompletedViewProps) {
  const query = useInfiniteQuery(allCompletedQuery);
  const { data: counts } = useQuery(messageCountsQuery);
  const { data: messages, isError } = query;
  const { list, onAsk } = useGrownList(messages?.length ?? 0);
  if (messages?.length) {
    return (
      <>
        <CompletedMessages ref={list} messages={messages} onView={onView} />
        <MoreMessages shown={messages.length} count={counts?.done} query={query} onAsk={onAsk} />
      </>
    );
  }
  if (messages) return <p className={quietStyle}>{copy.noneCompleted}</p>;
  if (!isError) return <LoadingRows />;
  return (
    <EmptyState compact state="failed" title={copy.failedTitle} text={copy.failedText}>
      <RefreshButton label={copy.tryAgain} />
    </EmptyState>
  );
}
