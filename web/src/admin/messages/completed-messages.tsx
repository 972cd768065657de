import type { Ref } from 'react';
import type { Message } from '#shared/messages/message.ts';
import { css } from '#styles/css';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { UserWords } from '../ui/user-text.tsx';
import { copy } from './copy.en.ts';
import { HandlingTags } from './message/message-badges.tsx';
import { MessageDate } from './message/relative-date.tsx';

interface CompletedMessagesProps {
  messages: readonly Message[];
  onView: (message: Message) => void;
  ref?: Ref<HTMLUListElement>;
}

/** The list of completed messages, each with a button to view it. */
export function CompletedMessages({ messages, onView, ref }: CompletedMessagesProps) {
  return (
    <ul ref={ref}>
      {messages.map((message) => (
        <li key={message.id} data-message={message.id} className={messageStyle}>
          <div className={summaryStyle}>
            <h3 id={`done-${message.id}`} tabIndex={-1} className={nameStyle}>
              <UserWords>{message.name}</UserWords>
            </h3>
            <p className={dateStyle}>
              <MessageDate iso={message.processedAt ?? message.createdAt} />
            </p>
          </div>
          <HandlingTags message={message} />
          <Badge tone="ok">{copy.done}</Badge>
          <Button
            data-key="open"
            variant="outline"
            size={{ base: 's', md: 'xs' }}
            aria-describedby={`done-${message.id}`}
            onClick={() => onView(message)}
          >
            {copy.view}
          </Button>
        </li>
      ))}
    </ul>
  );
}

const messageStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '16',
  paddingInline: { base: '4', md: '3.5' },
  paddingBlock: '1',
  borderColor: 'border.subtle',
  '& + li': { borderTopWidth: '1px' },
});
const summaryStyle = css({ flex: '1', minWidth: '0' });
const nameStyle = css({ fontWeight: 'strong', lineHeight: '1.35', lineClamp: 1 });
const dateStyle = css({ textStyle: 'xs', color: 'fg.muted' });
