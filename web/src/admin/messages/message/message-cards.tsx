import type { ComponentProps, ReactNode } from 'react';
import type { Message } from '#shared/messages/message.ts';
import type { MessageFilter } from '#shared/messages/message-filter.ts';
import { css } from '#styles/css';
import { useGrownList } from '../data/message-pages.ts';
import { inboxHeadingId } from '../inbox-view.ts';
import { MoreMessages } from '../more-messages.tsx';
import { Selectable } from '../selection/selectable.tsx';
import { MessageCard } from './message-card.tsx';

interface MessageCardsProps extends Pick<ComponentProps<typeof MoreMessages>, 'count' | 'query'> {
  messages: readonly Message[];
  onRead: (message: Message) => void;
  /** Returns further actions for one message; `describedBy` is the id of what names it. */
  actions: (message: Message, describedBy: string) => ReactNode;
  /** The filter that finds all messages of the list. */
  filter: MessageFilter;
}

/** The messages of a list that were read so far, each with what can be done with it, and the way to more. */
export function MessageCards({ messages, onRead, actions, filter, count, query }: MessageCardsProps) {
  const { list, onAsk } = useGrownList(messages.length);
  return (
    <Selectable messages={messages} filter={filter} total={count} hasMore={query.hasNextPage}>
      <ul ref={list} aria-labelledby={inboxHeadingId} className={listStyle}>
        {messages.map((message) => (
          <li key={message.id}>
            <MessageCard
              message={message}
              onRead={() => onRead(message)}
              actions={(describedBy) => actions(message, describedBy)}
            />
          </li>
        ))}
      </ul>
      <MoreMessages shown={messages.length} count={count} query={query} onAsk={onAsk} />
    </Selectable>
  );
}

const listStyle = css({ display: 'grid', gap: '2' });
