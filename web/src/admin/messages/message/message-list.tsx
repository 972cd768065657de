import { type ComponentProps, type ReactNode, useEffect } from 'react';
import type { Message } from '#shared/messages/message.ts';
import type { MessageFilter } from '#shared/messages/message-filter.ts';
import { css } from '#styles/css';
import { TooltipGroup } from '#web/admin/ui/tooltip/tooltip-group.tsx';
import { useMatches } from '#web/lib/hooks/use-matches.ts';
import { useStore } from '#web/lib/store.ts';
import { useGrownList } from '../data/message-pages.ts';
import { density } from '../density.ts';
import { inboxHeadingId, listedIds, useOpenMessage } from '../inbox-view.ts';
import { MoreMessages } from '../more-messages.tsx';
import { Selectable } from '../selection/selectable.tsx';
import { MessageCard } from './message-card.tsx';
import { MessageRow } from './message-row.tsx';

interface MessageListProps extends Pick<ComponentProps<typeof MoreMessages>, 'count' | 'query'> {
  messages: readonly Message[];
  /** Shows the whole message in a dialog. */
  onRead: (message: Message) => void;
  /** Returns further actions for one message; `describedBy` is the id of the element that names it. */
  actions: (message: Message, describedBy: string) => ReactNode;
  /** The filter that finds all messages of the list. */
  filter: MessageFilter;
}

/** The messages of a list that were read so far, each with its actions, and the button for more. */
export function MessageList({ messages, onRead, actions, filter, count, query }: MessageListProps) {
  const { list, onAsk } = useGrownList(messages.length);
  const isFull = useStore(density, (chosen) => chosen === 'full');
  const isWide = useMatches('(min-width: 768px)');
  const { id: openId, open } = useOpenMessage();
  useEffect(() => listedIds.set(messages.map(({ id }) => id)), [messages]);
  return (
    <Selectable messages={messages} filter={filter} total={count} hasMore={query.hasNextPage}>
      <TooltipGroup>
        <ul ref={list} aria-labelledby={inboxHeadingId} className={listStyle}>
          {messages.map((message) => {
            const shown = {
              message,
              isOpen: message.id === openId,
              onOpen: () => open(message.id),
              actions: (describedBy: string) => actions(message, describedBy),
            };
            return (
              <li key={message.id} className={isFull ? undefined : lineStyle}>
                {isFull ? (
                  <MessageCard {...shown} onRead={() => onRead(message)} />
                ) : (
                  <MessageRow {...shown} isWide={isWide} />
                )}
              </li>
            );
          })}
        </ul>
      </TooltipGroup>
      <MoreMessages shown={messages.length} count={count} query={query} onAsk={onAsk} />
    </Selectable>
  );
}

/** A row out of sight is neither laid out nor painted, so that the browser answers keys in the search sooner. */
const lineStyle = css({
  contentVisibility: 'auto',
  containIntrinsicHeight: { base: '[auto 84px]', md: '[auto 64px]' },
});
const listStyle = css({ '& > li + li > article': { borderTopWidth: '1px', borderColor: 'border.subtle' } });
