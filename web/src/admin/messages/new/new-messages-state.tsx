import { useInfiniteQuery } from '@tanstack/react-query';
import type { Message } from '#shared/messages/message.ts';
import { useArrival } from '#web/admin/lib/use-arrival.ts';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { copy } from '../copy.en.ts';
import { newMessagesQuery } from '../data/message-queries.ts';
import { RefreshButton } from '../refresh-button.tsx';
import { NewMessages } from './new-messages.tsx';

interface NewMessagesStateProps {
  /** The messages done last, when they are known: without any the inbox has never had a message. */
  completed: readonly Message[] | undefined;
  onRead: (message: Message) => void;
}

/** The list of new messages, or what is the matter with it. */
export function NewMessagesState({ completed, onRead }: NewMessagesStateProps) {
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
