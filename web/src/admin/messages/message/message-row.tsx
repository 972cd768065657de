import {
  Calculator,
  Clock,
  FileText,
  type LucideIcon,
  Mail,
  MessageCircle,
  TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { isOverdue, isUrgent, type Message } from '#shared/messages/message.ts';
import { type MessageType, typeOf } from '#shared/messages/message-filter.ts';
import { css, cx } from '#styles/css';
import { Badge, QuietTag } from '#web/admin/ui/badge.tsx';
import { PersonFacing } from '#web/admin/ui/person-facing.tsx';
import { Icon } from '#web/components/icon.tsx';
import { copy } from '../copy.en.ts';
import { ChooseBox } from '../selection/selection.tsx';
import { leadFacts } from './lead-facts.ts';
import { mailAddress, serviceLabel, suspicionText } from './message-facts.ts';
import { previewOf } from './message-preview.ts';
import { MessageDate, relativeDate } from './relative-date.tsx';

export interface ListedMessageProps {
  message: Message;
  /** True if the message is open beside the list. */
  isOpen: boolean;
  onOpen: () => void;
  /** Returns further actions; `describedBy` is the id of the element that names the message. */
  actions: (describedBy: string) => ReactNode;
}

/** A message in a list, with one line of its text. Its heading gets the focus when the message before it is removed. */
export function MessageRow({
  message,
  isOpen,
  onOpen,
  actions,
  isWide,
}: ListedMessageProps & {
  /** True if the window is wide enough for rows of two lines; otherwise a row has three. */
  isWide: boolean;
}) {
  const { id, name, company, service, assignee, createdAt, processed } = message;
  const headingId = `message-${id}`;
  const isLate = isOverdue(message, new Date());
  const said = company && <Words className={companyStyle}>{company}</Words>;
  return (
    <article
      aria-labelledby={headingId}
      data-message={id}
      data-open={isOpen || undefined}
      className={rowStyle}
    >
      <div className={kindStyle}>
        <TypeIcon message={message} />
        <ChooseBox message={message} />
      </div>
      <div className={linesStyle}>
        <div className={lineStyle}>
          <h3 id={headingId} tabIndex={-1} dir="auto" className={cx(wordsStyle, nameStyle)}>
            {name}
          </h3>
          {isWide && said && <Dot />}
          {isWide && said}
          {isUrgent(message.message) && (
            <Badge tone="danger">
              <Icon of={TriangleAlert} size={14} />
              {copy.urgent}
            </Badge>
          )}
          {processed && <Badge tone="ok">{copy.done}</Badge>}
        </div>
        {!isWide && (
          <div className={lineStyle}>
            {said}
            {said && service && <Dot />}
            <Service service={service} />
          </div>
        )}
        <div className={lineStyle}>
          <Status message={message} />
          {isWide && <Service service={service} />}
          {isWide && service && <Dot />}
          <FirstLine message={message} />
        </div>
      </div>
      <div className={ageStyle}>
        <span data-late={isLate || undefined} className={dateStyle}>
          {isLate && <Icon of={Clock} size={14} />}
          <MessageDate iso={createdAt} />
        </span>
        <PersonFacing name={assignee} />
      </div>
      <button
        type="button"
        data-key="open"
        aria-label={labelOf(message)}
        onClick={onOpen}
        className={openStyle}
      />
      {/* The target of the keyboard shortcut. The visible button is in the open message. */}
      <a hidden data-key="reply" href={mailAddress(message.email)}>
        {copy.reply}
      </a>
      <div className={actionsStyle}>{actions(headingId)}</div>
    </article>
  );
}

/** Returns the accessible name of the row: its visible words, and those for which it has no space. */
function labelOf({ name, company, service, email, createdAt, assignee }: Message): string {
  const facts = [
    ...[
      name,
      company,
      service && serviceLabel(service),
      email,
      relativeDate(new Date(createdAt), new Date()),
    ],
    assignee && copy.assignedToName(assignee),
  ];
  return `${copy.readFull}${copy.colon} ${facts.filter(Boolean).join(copy.scope.comma)}`;
}

const typeIcons: Record<MessageType, LucideIcon> = {
  form: Mail,
  chat: MessageCircle,
  scope: Calculator,
  cv: FileText,
};

function TypeIcon({ message }: { message: Message }) {
  const type = typeOf(message);
  return (
    <span className={typeStyle}>
      <Icon of={typeIcons[type]} />
      <span className={css({ srOnly: true })}>{copy.types[type]}</span>
    </span>
  );
}

/** Words of a visitor on one line. Words that do not fit are cut at the end of their own direction of writing. */
function Words({ className, children }: { className?: string; children: string }) {
  return (
    <span dir="auto" className={cx(wordsStyle, className)}>
      {children}
    </span>
  );
}

function Dot() {
  return (
    <span aria-hidden="true" className={css({ color: 'fg.muted' })}>
      ·
    </span>
  );
}

function Service({ service }: Pick<Message, 'service'>) {
  return service ? <Words className={serviceStyle}>{serviceLabel(service)}</Words> : null;
}

/** The status of a message, if its list does not already say it. */
function Status({ message: { status } }: { message: Message }) {
  return status !== 'new' && status !== 'closed' && <QuietTag>{copy.statuses[status]}</QuietTag>;
}

/** The beginning of the text; for possible spam, the reasons. */
function FirstLine({ message }: { message: Message }) {
  const spam = suspicionText(message);
  const lead = leadFacts(message);
  const preview = previewOf(message, lead);
  // The first line of a plan is the most informative; the visitor's words after it may be in another script.
  const [first = ''] = typeOf(message) === 'scope' ? preview.split('\n') : [preview];
  const text = first || (lead?.facts.map(({ value }) => value).join(copy.scope.comma) ?? '');
  if (spam) {
    return <Words className={restStyle}>{`${copy.possibleSpam}${copy.colon} ${spam}. ${text}`}</Words>;
  }
  return <Words className={restStyle}>{text}</Words>;
}

const rowStyle = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: { base: '21', md: '16' },
  paddingInlineStart: { base: '2', md: '2' },
  paddingInlineEnd: { base: '1', md: '2' },
  scrollMarginBlock: '12',
  '&:hover:not([data-open], :has(:checked))': { background: 'bg.shelf' },
  '&[data-open]:not(:has(:checked))': { background: 'label.subtle' },
  '&:has(:checked)': { background: 'brand.subtle' },
  '&[data-open]::before': {
    content: '""',
    position: 'absolute',
    inset: '0',
    pointerEvents: 'none',
    boxShadow: '[inset 0 0 0 2px token(colors.fg.default)]',
  },
  '&:has(h3:focus-visible)': { outline: '3px solid token(colors.focus.ring)', outlineOffset: '-3px' },
});
const kindStyle = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: { base: '9', md: '10' },
  alignSelf: 'stretch',
  zIndex: 'raised',
  // The checkbox replaces the icon once a message is chosen, and under the pointer or the focus.
  '& label': { gridArea: '1 / 1', margin: '0', opacity: '0' },
  '& > span': { gridArea: '1 / 1' },
  '&:hover label, & label:focus-within, [data-choosing] & label': { opacity: '1' },
  '&:hover > span, &:focus-within > span, [data-choosing] & > span': { opacity: '0' },
});
const typeStyle = css({ color: 'fg.muted', pointerEvents: 'none' });
const linesStyle = css({
  display: 'grid',
  gap: { base: '0.5', md: '0.5' },
  flex: '1',
  minWidth: '0',
});
const lineStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minWidth: '0',
  textStyle: 'sm',
  lineHeight: '1.5',
});
const wordsStyle = css({
  fontFamily: "['Archivo', 'Alexandria', Arial, sans-serif]",
  minWidth: '0',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '&:dir(rtl)': { fontFamily: "['Alexandria', 'Archivo', Tahoma, sans-serif]" },
});
// The company is shortened to nothing before the name is.
const nameStyle = css({ flex: '0 1 auto', fontWeight: 'strong', outline: 'none!' });
const companyStyle = css({ flex: '0 9999 auto', color: 'fg.muted' });
const serviceStyle = css({
  // In a row of two lines the text says more than the service.
  flex: 'none',
  maxWidth: { base: '[65%]', md: '[39%]' },
  textStyle: { md: 'xs' },
  color: { base: 'fg.muted', md: 'fg.default' },
});
const restStyle = css({ flex: '0 1 auto', color: 'fg.muted', minWidth: '10' });
const ageStyle = css({
  display: 'flex',
  flexDirection: { base: 'column', md: 'row' },
  alignItems: { base: 'flex-end', md: 'center' },
  gap: '2',
  flex: 'none',
  paddingInlineStart: '2',
});
const dateStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  textStyle: 'xs',
  color: 'fg.muted',
  whiteSpace: 'nowrap',
  '&[data-late]': { color: 'danger.fg', fontWeight: 'strong' },
});
/** Stretches the opening button over the whole row. The row's other buttons lie above it. */
const openStyle = css({
  position: 'absolute',
  inset: '0',
  cursor: 'pointer',
  _focusVisible: { outlineOffset: '-3px' },
});
const actionsStyle = css({ position: 'relative', zIndex: 'raised', display: 'flex', flex: 'none' });
