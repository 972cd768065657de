import { Check } from 'lucide-react';
import { type ContactSubmission, isUrgent } from '../../../../shared/message.ts';
import { css, cx } from '../../../styled-system/css/index.js';
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
    <article
      aria-labelledby={headingId}
      className={cx(
        css({
          display: 'grid',
          gap: '3',
          paddingInline: { base: '5', md: '7' },
          paddingTop: { base: '4', md: '5' },
          paddingBottom: { base: '5', md: '7' },
          background: 'bg.canvas',
          borderWidth: '1px',
          borderRadius: 'card',
        }),
        urgent
          ? css({ borderColor: 'danger.solid', borderTopWidth: '4px' })
          : css({ borderColor: 'border.subtle' }),
      )}
    >
      <div
        className={css({
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: '3',
          rowGap: '1',
        })}
      >
        <h3 id={headingId} tabIndex={-1} className={css({ textStyle: 'h4', minWidth: '0' })}>
          <UserWords>{message.name}</UserWords>
        </h3>
        <MessageBadges message={message} />
        <span className={css({ marginInlineStart: 'auto', textStyle: 'sm', color: 'fg.muted' })}>
          <MessageDate iso={message.createdAt} />
        </span>
      </div>
      <div
        className={css({
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: '5',
          textStyle: 'sm',
          color: 'fg.muted',
        })}
      >
        <a
          href={mailAddress(message.email)}
          className={css({
            overflowWrap: 'anywhere',
            minHeight: '[24px]',
            _hover: { color: 'fg.default', textDecoration: 'underline' },
          })}
        >
          <bdi dir="ltr">{message.email}</bdi>
        </a>
        {message.company && <UserWords>{message.company}</UserWords>}
        {message.service && <UserWords>{serviceLabel(message.service)}</UserWords>}
      </div>
      {spam && (
        <p className={css({ textStyle: 'sm' })}>
          {copy.possibleSpam}: {spam}.
        </p>
      )}
      <UserText
        className={css({ lineClamp: 3, maxWidth: 'measure', '&:dir(rtl)': { marginInlineEnd: 'auto' } })}
      >
        {message.message}
      </UserText>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
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
      </div>
    </article>
  );
}
