import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { ContactSubmission } from '#shared/messages/message.ts';
import { css } from '#styles/css';
import { copy } from './copy.en.ts';
import { MessageAction } from './message-action.tsx';
import { MessageCard } from './message-card.tsx';
import { messageCountsQuery, newMessagesQuery } from './message-queries.ts';
import { MoreMessages } from './more-messages.tsx';
import { useGrownList } from './use-grown-list.ts';
import { useMarkDone } from './use-mark-done.ts';

interface NewMessagesProps {
  messages: readonly ContactSubmission[];
  onRead: (message: ContactSubmission) => void;
}

/** The new messages that were read so far, and the way to more. */
export function NewMessages({ messages, onRead }: NewMessagesProps) {
  const { markDone, isPending } = useMarkDone();
  const { data: counts } = useQuery(messageCountsQuery);
  const { list, onAsk } = useGrownList(messages.length);
  return (
    <>
      <ul ref={list} className={listStyle}>
        {messages.map((message) => (
          <li key={message.id}>
            <MessageCard
              message={message}
              onRead={() => onRead(message)}
              actions={(describedBy) => (
                <MessageAction
                  icon={Check}
                  label={copy.markDone}
                  aria-describedby={describedBy}
                  pending={isPending(message.id)}
                  onAct={() => markDone(message.id)}
                />
              )}
            />
          </li>
        ))}
      </ul>
      <MoreMessages
        shown={messages.length}
        count={counts?.new}
        query={useInfiniteQuery(newMessagesQuery)}
        onAsk={onAsk}
      />
    </>
  );
}

const listStyle = css({ display: 'grid', gap: '2' });
