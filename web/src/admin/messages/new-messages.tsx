import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ContactSubmission } from '#shared/messages/message.ts';
import { css } from '#styles/css';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { copy } from './copy.en.ts';
import { MessageCard } from './message-card.tsx';
import { shownText } from './message-facts.ts';
import { messageCountsQuery, newMessagesQuery } from './message-queries.ts';
import { useMarkDone } from './use-mark-done.ts';

interface NewMessagesProps {
  messages: readonly ContactSubmission[];
  onRead: (message: ContactSubmission) => void;
}

/** The new messages that were read so far, and the way to more. */
export function NewMessages({ messages, onRead }: NewMessagesProps) {
  const { markDone, isPending } = useMarkDone();
  const list = useRef<HTMLUListElement>(null);
  /** How many messages were on screen when more were asked for. */
  const grownFrom = useRef<number>(undefined);
  useEffect(() => {
    const from = grownFrom.current;
    if (from === undefined || messages.length <= from) return;
    grownFrom.current = undefined;
    list.current?.children[from]?.querySelector('h3')?.focus();
  }, [messages.length]);
  return (
    <>
      <ul ref={list} className={listStyle}>
        {messages.map((message) => (
          <li key={message.id}>
            <MessageCard
              message={message}
              pending={isPending(message.id)}
              onRead={() => onRead(message)}
              onDone={() => markDone(message.id)}
            />
          </li>
        ))}
      </ul>
      <MoreMessages
        shown={messages.length}
        onAsk={() => {
          grownFrom.current = messages.length;
        }}
      />
    </>
  );
}

function MoreMessages({ shown, onAsk }: { shown: number; onAsk: () => void }) {
  const { hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useInfiniteQuery(newMessagesQuery);
  const { data: counts } = useQuery(messageCountsQuery);
  const showMore = () => {
    if (isFetchingNextPage) return;
    onAsk();
    void fetchNextPage();
  };
  return (
    <div className={moreStyle}>
      <p role="status" className={shownStyle}>
        {shownText(shown, counts)}
      </p>
      {isFetchNextPageError && <Notice>{copy.notMore}</Notice>}
      {hasNextPage && (
        <Button variant="outline" size="s" aria-disabled={isFetchingNextPage} onClick={showMore}>
          {isFetchingNextPage && <Spinner />}
          {copy.showMore}
        </Button>
      )}
    </div>
  );
}

const listStyle = css({ display: 'grid', gap: '2' });
const moreStyle = css({ display: 'grid', justifyItems: 'start', gap: '3', marginTop: '5' });
const shownStyle = css({ textStyle: 'sm', color: 'fg.muted' });
