import { Check } from 'lucide-react';
import { type ContactSubmission, isUrgent } from '#shared/messages/message.ts';
import { css, cx } from '#styles/css';
import { Button } from '../ui/button.tsx';
import { Icon, Spinner } from '../ui/icon.tsx';
import { UserText, UserWords } from '../ui/user-text.tsx';
import { copy } from './copy.en.ts';
import { leadFacts } from './lead-facts.ts';
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
  const lead = leadFacts(message);
  return (
    <article
      aria-labelledby={headingId}
      className={cx(
        css({
          display: 'grid',
          gap: '2',
          paddingInline: { base: '4', md: '5' },
          paddingBlock: { base: '4', md: '[14px]' },
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
        <h3
          id={headingId}
          tabIndex={-1}
          className={css({ textStyle: 'body', fontWeight: 'strong', lineHeight: '1.35', minWidth: '0' })}
        >
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
      {lead && lead.facts.length > 0 && (
        <dl className={factsStyle}>
          {lead.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}:</dt>
              <dd>
                <UserWords>{value}</UserWords>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <UserText className={previewStyle}>{lead ? lead.details : message.message}</UserText>
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

const factsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  textStyle: 'sm',
  '& > div': { display: 'flex', gap: '1' },
  '& dt': { color: 'fg.muted' },
});
const previewStyle = css({
  lineClamp: 3,
  maxWidth: 'measure',
  textStyle: 'sm',
  '&:dir(rtl)': { marginInlineEnd: 'auto' },
  _empty: { display: 'none' },
});
