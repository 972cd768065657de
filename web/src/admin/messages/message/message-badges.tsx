import { TriangleAlert } from 'lucide-react';
import { isUrgent, type Message, stateOf } from '#shared/messages/message.ts';
import { typeOf } from '#shared/messages/message-filter.ts';
import { Badge, QuietTag } from '#web/admin/ui/badge.tsx';
import { UserWords } from '#web/admin/ui/user-text.tsx';
import { Icon } from '#web/components/icon.tsx';
import { copy } from '../copy.en.ts';

/** Badges of a message: urgent, possible spam, its type. */
export function MessageBadges({ message }: { message: Message }) {
  return (
    <>
      {isUrgent(message.message) && (
        <Badge tone="danger">
          <Icon of={TriangleAlert} size={14} />
          {copy.urgent}
        </Badge>
      )}
      {stateOf(message) === 'spam' && <Badge tone="label">{copy.possibleSpam}</Badge>}
      {message.processed && <Badge tone="ok">{copy.done}</Badge>}
      <QuietTag>{copy.types[typeOf(message)]}</QuietTag>
      <HandlingTags message={message} />
    </>
  );
}

/** The status of a message, if its list does not already say it, and its assignee. */
export function HandlingTags({ message: { status, assignee } }: { message: Message }) {
  return (
    <>
      {status !== 'new' && status !== 'closed' && <QuietTag>{copy.statuses[status]}</QuietTag>}
      {assignee && (
        <QuietTag>
          {copy.assignedTo} <UserWords>{assignee}</UserWords>
        </QuietTag>
      )}
    </>
  );
}
