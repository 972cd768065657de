import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Check, ShieldCheck } from 'lucide-react';
import { type Message, stateOf } from '#shared/messages/message.ts';
import type { MessageFilter } from '#shared/messages/message-filter.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { copy as inboxCopy } from '../copy.en.ts';
import { useMarkDone, useNotSpam } from '../data/message-changes.ts';
import { LoadingRows, RefreshButton } from '../inbox-head.tsx';
import { MessageAction } from '../message/message-card.tsx';
import { MessageList } from '../message/message-list.tsx';
import { copy as spamCopy } from '../spam/copy.en.ts';
import { copy } from './copy.en.ts';
import { useFoundFilter } from './found-filter.ts';

interface FoundListProps {
  query: UseInfiniteQueryResult<Message[]>;
  filter: MessageFilter;
  onRead: (message: Message) => void;
}

/** The messages that were found, or the reason why there are none. */
export function FoundList({ query, filter, onRead }: FoundListProps) {
  const { data: messages, isError } = query;
  if (!messages) {
    return isError ? (
      <EmptyState compact state="failed" title={inboxCopy.failedTitle} text={inboxCopy.failedText}>
        <RefreshButton label={inboxCopy.tryAgain} />
      </EmptyState>
    ) : (
      <LoadingRows text={copy.searching} />
    );
  }
  if (messages.length === 0) return <NothingFound query={query} filter={filter} />;
  return (
    <MessageList
      messages={messages}
      onRead={onRead}
      actions={(message, describedBy) => <FoundAction message={message} describedBy={describedBy} />}
      filter={filter}
      count={undefined}
      query={query}
    />
  );
}

function NothingFound({ query, filter: { text = '', state } }: Pick<FoundListProps, 'query' | 'filter'>) {
  const { clear } = useFoundFilter();
  if (query.hasNextPage) {
    const readOn = () => query.isFetchingNextPage || void query.fetchNextPage();
    return (
      <EmptyState compact state="empty" title={copy.noneYet} text={copy.noneYetText}>
        <Button variant="outline" size="s" aria-disabled={query.isFetchingNextPage} onClick={readOn}>
          {copy.further}
        </Button>
      </EmptyState>
    );
  }
  const isTooShort = text !== '' && !/[\p{L}\p{N}]{2}/u.test(text);
  return (
    <EmptyState
      compact
      state="empty"
      title={text ? copy.noneOf(text) : copy.none}
      text={isTooShort ? copy.tooShort : `${copy.lookedIn(state)} ${copy.noneText}`}
    >
      <Button variant="outline" size="s" onClick={clear}>
        {copy.clearAll}
      </Button>
    </EmptyState>
  );
}

/** The next step for a message, by its state. */
function FoundAction({ message, describedBy }: { message: Message; describedBy: string }) {
  const done = useMarkDone();
  const spam = useNotSpam();
  const { id } = message;
  const state = stateOf(message);
  if (state === 'done') return null;
  const [icon, label, pending, act] =
    state === 'spam'
      ? ([ShieldCheck, spamCopy.notSpam, spam.isPending(id), spam.clear] as const)
      : ([Check, inboxCopy.markDone, done.isPending(id), done.markDone] as const);
  return (
    <MessageAction
      icon={icon}
      label={label}
      aria-describedby={describedBy}
      pending={pending}
      onAct={() => act(id)}
    />
  );
}
