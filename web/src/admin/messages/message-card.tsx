import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { type ContactSubmission, isUrgent } from '../../../../shared/message.ts';
import { Button } from '../ui/button.tsx';
import { Icon, Spinner } from '../ui/icon.tsx';
import { UserText, UserWords } from '../ui/user-text.tsx';
import { copy } from './copy.en.ts';
import { MessageBadges } from './message-badges.tsx';
import { MessageDate } from './message-date.tsx';
import { mailAddress, serviceLabel, suspicionText } from './message-facts.ts';

interface MessageCardProps {
  message: ContactSubmission;
  /** Being marked as done. */
  pending: boolean;
  onRead: () => void;
  onDone: () => void;
}

/** A new message in the list. Its heading takes the focus when the message before it is gone. */
export function MessageCard({ message, pending, onRead, onDone }: MessageCardProps) {
  const headingId = `message-${message.id}`;
  const urgent = isUrgent(message.message);
  const spam = suspicionText(message);
  return (
    <chakra.article
      aria-labelledby={headingId}
      display="grid"
      gap="3"
      padding={{ base: '5', md: '7' }}
      paddingTop={{ base: '4', md: '5' }}
      background="bg.canvas"
      borderWidth="1px"
      borderColor={urgent ? 'danger.solid' : 'border.subtle'}
      borderTopWidth={urgent ? '4px' : '1px'}
      borderRadius="card"
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <chakra.h3 id={headingId} tabIndex={-1} textStyle="h4" minWidth="0">
          <UserWords>{message.name}</UserWords>
        </chakra.h3>
        <MessageBadges message={message} />
        <chakra.span marginInlineStart="auto" textStyle="sm" color="fg.muted">
          <MessageDate iso={message.createdAt} />
        </chakra.span>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" columnGap="5" textStyle="sm" color="fg.muted">
        <chakra.a
          href={mailAddress(message.email)}
          overflowWrap="anywhere"
          minHeight="24px"
          _hover={{ color: 'fg.default', textDecoration: 'underline' }}
        >
          <bdi dir="ltr">{message.email}</bdi>
        </chakra.a>
        {message.company && <UserWords>{message.company}</UserWords>}
        {message.service && <UserWords>{serviceLabel(message.service)}</UserWords>}
      </chakra.div>
      {spam && (
        <chakra.p textStyle="sm">
          {copy.possibleSpam}: {spam}.
        </chakra.p>
      )}
      <UserText lineClamp={3} maxWidth="measure" css={{ '&:dir(rtl)': { marginInlineEnd: 'auto' } }}>
        {message.message}
      </UserText>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button
          variant="outline"
          size={{ base: 's', md: 'xs' }}
          aria-describedby={headingId}
          onClick={onRead}
        >
          {copy.readFull}
        </Button>
        <Button
          size={{ base: 's', md: 'xs' }}
          aria-describedby={headingId}
          aria-disabled={pending}
          onClick={onDone}
        >
          {pending ? <Spinner /> : <Icon of={Check} size={18} />}
          {copy.markDone}
        </Button>
      </chakra.div>
    </chakra.article>
  );
}
