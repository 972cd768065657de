import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { Message } from '#shared/messages/message.ts';
import { copy } from '../copy.en.ts';
import { messageCountsQuery } from '../data/count-queries.ts';
import { newMessagesQuery } from '../data/message-queries.ts';
import { useMarkDone } from '../data/use-mark-done.ts';
import { MessageAction } from '../message/message-action.tsx';
import { MessageCards } from '../message/message-cards.tsx';

interface NewMessagesProps {
  messages: readonly Message[];
  onRead: (message: Message) => void;
}

/** The new messages that were read so far, and the way to more. */
export function NewMessages({ messages, onRead }: NewMessagesProps) {
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
