import { chakra } from '@chakra-ui/react';
import type { ContactSubmission } from '../../../../shared/message.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { UserWords } from '../ui/user-text.tsx';
import { copy } from './copy.en.ts';
import { MessageDate } from './message-date.tsx';

interface CompletedMessagesProps {
  messages: readonly ContactSubmission[];
  onView: (message: ContactSubmission) => void;
}

/** The messages that were done last. */
export function CompletedMessages({ messages, onView }: CompletedMessagesProps) {
  return (
    <chakra.ul background="bg.canvas" borderWidth="1px" borderColor="border.subtle" borderRadius="card">
      {messages.map((message) => (
        <chakra.li
          key={message.id}
          display="flex"
          alignItems="center"
          gap="3"
          paddingInline="5"
          paddingBlock="4"
          borderColor="border.subtle"
          css={{ '& + li': { borderTopWidth: '1px' } }}
        >
          <chakra.div flex="1" minWidth="0">
            <chakra.h3 id={`done-${message.id}`} fontWeight="strong" lineHeight="1.35" lineClamp={2}>
              <UserWords>{message.name}</UserWords>
            </chakra.h3>
            <chakra.p textStyle="xs" color="fg.muted">
              <MessageDate iso={message.processedAt ?? message.createdAt} />
            </chakra.p>
          </chakra.div>
          <Badge tone="ok">{copy.done}</Badge>
          <Button
            variant="outline"
            size={{ base: 's', md: 'xs' }}
            aria-describedby={`done-${message.id}`}
            onClick={() => onView(message)}
          >
            {copy.view}
          </Button>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
