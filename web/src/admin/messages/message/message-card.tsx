import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { isUrgent } from '#shared/messages/message.ts';
import { messageNumber } from '#shared/messages/message-number.ts';
import { css, cx } from '#styles/css';
import { Button } from '#web/admin/ui/button.tsx';
import { IconButton } from '#web/admin/ui/icon-button.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { UserText, UserWords } from '#web/admin/ui/user-text.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useStore } from '#web/lib/store.ts';
import { copy } from '../copy.en.ts';
import { density } from '../density.ts';
import { ChooseBox } from '../selection/selection.tsx';
import { leadFacts } from './lead-facts.ts';
import { LeadFactsList } from './lead-facts-list.tsx';
import { MessageBadges } from './message-badges.tsx';
import { mailAddress, serviceLabel, suspicionText } from './message-facts.ts';
import { previewOf } from './message-preview.ts';
import type { ListedMessageProps } from './message-row.tsx';
import { MessageDate } from './relative-date.tsx';

/** A message in a list, with three lines of its text and its buttons in words. */
export function MessageCard({
  message,
  isOpen,
  onOpen,
  onRead,
  actions,
}: ListedMessageProps & {
  /** Shows the whole message in a dialog. */
  onRead: () => void;
}) {
  const headingId = `message-${message.id}`;
  const urgent = isUrgent(message.message);
  const spam = suspicionText(message);
  const lead = leadFacts(message);
  return (
    <article
      aria-labelledby={headingId}
      data-message={message.id}
      data-open={isOpen || undefined}
      className={cx(cardStyle, urgent && urgentStyle)}
    >
      <div className={headStyle}>
        <ChooseBox message={message} />
        <h3 id={headingId} tabIndex={-1} className={nameStyle}>
          <button type="button" onClick={onOpen} className={openStyle}>
            <UserWords>{message.name}</UserWords>
          </button>
        </h3>
        <MessageBadges message={message} />
        <span className={dateStyle}>
          <bdi dir="ltr">{messageNumber(message.id)}</bdi> · <MessageDate iso={message.createdAt} />
        </span>
      </div>
      <div className={sendersStyle}>
        <a href={mailAddress(message.email)} data-key="reply" className={mailStyle}>
          <bdi dir="ltr">{message.email}</bdi>
        </a>
        {message.company && <UserWords>{message.company}</UserWords>}
        {message.service && <UserWords>{serviceLabel(message.service)}</UserWords>}
      </div>
      {spam && (
        <p className={css({ textStyle: 'sm' })}>
          {copy.possibleSpam}
          {copy.colon} {spam}.
        </p>
      )}
      {lead && <LeadFactsList facts={lead.facts} />}
      <UserText className={previewStyle}>{previewOf(message, lead)}</UserText>
      <div className={actionsStyle}>
        <Button
          data-key="open"
          variant="outline"
          size={{ base: 's', md: 'xs' }}
          aria-describedby={headingId}
          onClick={onRead}
        >
          {copy.readFull}
        </Button>
        {actions(headingId)}
      </div>
    </article>
  );
}

const previewStyle = css({
  lineClamp: 3,
  maxWidth: 'measure',
  textStyle: 'sm',
  '&:dir(rtl)': { marginInlineEnd: 'auto' },
  _empty: { display: 'none' },
});
const cardStyle = css({
  display: 'grid',
  gap: '2',
  paddingInline: { base: '4', md: '3.5' },
  paddingBlock: '3.5',
  '&:has(:checked)': { background: 'brand.subtle' },
  '&[data-open]': { background: 'label.subtle' },
});
const urgentStyle = css({ borderTop: '4px solid token(colors.danger.solid)!' });
const headStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
});
const nameStyle = css({
  textStyle: 'body',
  fontWeight: 'strong',
  lineHeight: '1.35',
  minWidth: '0',
  // The heading gets the focus, and the sticky head must not cover it.
  scrollMarginTop: '[6rem]',
});
const openStyle = css({ cursor: 'pointer', textAlign: 'start', _hover: { textDecoration: 'underline' } });
const dateStyle = css({ marginInlineStart: 'auto', textStyle: 'sm', color: 'fg.muted' });
const sendersStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '5',
  textStyle: 'sm',
  color: 'fg.muted',
});
const mailStyle = css({
  overflowWrap: 'anywhere',
  minHeight: '6',
  _hover: { color: 'fg.default', textDecoration: 'underline' },
});
const actionsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

interface MessageActionProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'aria-describedby'> {
  icon: LucideIcon;
  label: string;
  /** The action's name among the inbox's shortcuts. */
  dataKey?: string;
  /** True while the action is running. */
  pending?: boolean;
  onAct: () => void;
}

/** A button for one message of a list; only an icon if the list shows one line of each message. */
export function MessageAction({
  icon,
  label,
  dataKey,
  pending = false,
  onAct,
  variant,
  ...button
}: MessageActionProps) {
  const isFull = useStore(density, (chosen) => chosen === 'full');
  const given = { ...button, 'data-key': dataKey, 'aria-disabled': pending, onClick: onAct };
  if (!isFull) {
    return (
      <IconButton {...given} tooltip={label} aria-label={label}>
        {pending ? <Spinner /> : <Icon of={icon} />}
      </IconButton>
    );
  }
  return (
    <Button {...given} variant={variant} size={{ base: 's', md: 'xs' }}>
      {pending ? <Spinner /> : <Icon of={icon} size={18} />}
      {label}
    </Button>
  );
}
