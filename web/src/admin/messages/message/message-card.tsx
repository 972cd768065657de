import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { isUrgent, type Message } from '#shared/messages/message.ts';
import { messageNumber } from '#shared/messages/message-number.ts';
import { readScopeMessage } from '#shared/plan/scope-message.ts';
import { css, cx } from '#styles/css';
import { Button } from '#web/admin/ui/button.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { UserText, UserWords } from '#web/admin/ui/user-text.tsx';
import { Icon } from '#web/components/icon.tsx';
import { copy } from '../copy.en.ts';
import { ChooseBox } from '../selection/selection.tsx';
import { type LeadFacts, leadFacts } from './lead-facts.ts';
import { LeadFactsList } from './lead-facts-list.tsx';
import { MessageBadges } from './message-badges.tsx';
import { mailAddress, serviceLabel, suspicionText } from './message-facts.ts';
import { MessageDate } from './relative-date.tsx';

interface MessageCardProps {
  message: Message;
  onRead: () => void;
  /** Returns further actions; `describedBy` is the id of what names the message. */
  actions: (describedBy: string) => ReactNode;
}

/** A message in a list. Its heading takes the focus when the message before it is gone. */
export function MessageCard({ message, onRead, actions }: MessageCardProps) {
  const headingId = `message-${message.id}`;
  const urgent = isUrgent(message.message);
  const spam = suspicionText(message);
  const lead = leadFacts(message);
  return (
    <article
      aria-labelledby={headingId}
      data-message={message.id}
      className={cx(cardStyle, urgent ? urgentStyle : css({ borderColor: 'border.subtle' }))}
    >
      <div className={headStyle}>
        <ChooseBox message={message} />
        <h3 id={headingId} tabIndex={-1} className={nameStyle}>
          <UserWords>{message.name}</UserWords>
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
      <UserText className={previewStyle}>{textOf(message, lead)}</UserText>
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

/** What a card shows of the text: of a plan its numbers and the visitor's own words, of a chat what was added to the answers. */
function textOf({ source, message }: Message, lead: LeadFacts | undefined): string {
  const sent = source === 'contact' ? readScopeMessage(message) : undefined;
  if (!sent) return lead ? lead.details : message;
  const { plan, visits, words } = sent;
  const summary = copy.scope.summary(visits, plan.provinces.length, plan.waves);
  return words ? `${summary}\n${words}` : summary;
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
  paddingInline: { base: '4', md: '5' },
  paddingBlock: { base: '4', md: '3.5' },
  background: 'bg.canvas',
  borderWidth: '1px',
  borderRadius: 'card',
});
const urgentStyle = css({ borderColor: 'danger.solid', borderTopWidth: '4px' });
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
  // It takes the focus, and must not be hidden behind the sticky head.
  scrollMarginTop: '[6rem]',
});
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
  /** Under way. */
  pending?: boolean;
  onAct: () => void;
}

/** A button for one message of a list. */
export function MessageAction({
  icon,
  label,
  dataKey,
  pending = false,
  onAct,
  ...button
}: MessageActionProps) {
  return (
    <Button
      {...button}
      data-key={dataKey}
      size={{ base: 's', md: 'xs' }}
      aria-disabled={pending}
      onClick={onAct}
    >
      {pending ? <Spinner /> : <Icon of={icon} size={18} />}
      {label}
    </Button>
  );
}
