import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, ChevronLeft, Ellipsis, Link, Maximize2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { messageAddress } from '#shared/admin-paths.ts';
import { isUrgent, type Message } from '#shared/messages/message.ts';
import { messageNumber } from '#shared/messages/message-number.ts';
import { css, cx } from '#styles/css';
import { Button } from '#web/admin/ui/button.tsx';
import { IconButton } from '#web/admin/ui/icon-button.tsx';
import { FailedRead } from '#web/admin/ui/notice.tsx';
import { DisclosedMenu, menuRowStyle } from '#web/admin/ui/screen/disclosed-menu.tsx';
import { TooltipGroup } from '#web/admin/ui/tooltip/tooltip-group.tsx';
import { UserWords } from '#web/admin/ui/user-text.tsx';
import { Icon } from '#web/components/icon.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { useMatches } from '#web/lib/hooks/use-matches.ts';
import { useStore } from '#web/lib/store.ts';
import { breakpoints } from '#web/theme/breakpoints.ts';
import { copy } from '../copy.en.ts';
import { listedMessage } from '../data/message-cache.ts';
import { handledQuery } from '../handling/handling-query.ts';
import { HandlingSection } from '../handling/handling-section.tsx';
import { beside, inboxHeadingId, listedIds, openMessageId, useOpenMessage } from '../inbox-view.ts';
import { MessageBadges } from './message-badges.tsx';
import { MessageBody } from './message-body.tsx';
import { MessageButtons } from './message-buttons.tsx';
import { exactDate, mailAddress, serviceLabel } from './message-facts.ts';
import { OriginFields } from './message-fields.tsx';

interface MessageDetailProps {
  id: string;
  /** Shows the whole message in a dialog. */
  onRead: (message: Message) => void;
}

/**
 * The open message: beside the list if there is space, otherwise in its place, with links back, to the previous and to
 * the next message.
 */
export function MessageDetail({ id, onRead }: MessageDetailProps) {
  const isBeside = useMatches(beside);
  const isPhone = !useMatches(`(min-width: ${breakpoints.md})`);
  const queryClient = useQueryClient();
  const query = useQuery(handledQuery(id));
  const last = useRef<Message>(undefined);
  const known = query.data ?? listedMessage(queryClient, id);
  const message = known ?? (last.current?.id === id ? last.current : undefined);
  last.current = message;
  useNextAfterMove(id);
  useEffect(() => {
    if (!isBeside) document.getElementById(openMessageId)?.focus();
  }, [isBeside]);
  return (
    <section
      aria-labelledby={openMessageId}
      data-detail
      data-urgent={(message && isUrgent(message.message)) || undefined}
      className={paneStyle}
    >
      {!isBeside && (
        <MessageActions id={id}>
          {isPhone && message && (
            <DisclosedMenu label={copy.moreActions} face={<Icon of={Ellipsis} />} buttonClass={moreStyle}>
              <button type="button" className={menuRowStyle} onClick={() => onRead(message)}>
                <Icon of={Maximize2} size={18} />
                {copy.readFull}
              </button>
              <button type="button" className={menuRowStyle} onClick={() => void copyLink(id)}>
                <Icon of={Link} size={18} />
                {copy.copyLink}
              </button>
            </DisclosedMenu>
          )}
        </MessageActions>
      )}
      <div className={headStyle}>
        <div className={namesStyle}>
          <h2 id={openMessageId} tabIndex={-1} className={nameStyle}>
            <UserWords>{message?.name ?? '…'}</UserWords>
          </h2>
          {message && <Facts message={message} />}
        </div>
        {message && !isPhone && (
          <div className={buttonsStyle}>
            <TooltipGroup>
              <CopyLink id={id} />
            </TooltipGroup>
            <Button variant="outline" size={{ base: 's', md: 'xs' }} onClick={() => onRead(message)}>
              {copy.readFull}
            </Button>
            <MessageButtons message={message} />
          </div>
        )}
      </div>
      {message ? (
        <div className={bodyStyle}>
          <div className={wordsStyle}>
            <div className={badgesStyle}>
              <MessageBadges message={message} />
            </div>
            <MessageBody message={message} isWhole />
          </div>
          <div className={workStyle}>
            <HandlingSection key={id} query={query} />
            <dl className={originStyle}>
              <OriginFields message={message} />
            </dl>
          </div>
        </div>
      ) : query.isError && !query.isFetching ? (
        <FailedRead tryAgain={copy.tryAgain} onTryAgain={query.refetch}>
          {copy.linkFailed}
        </FailedRead>
      ) : (
        <p role="status" className={bodyStyle}>
          {copy.loading}
        </p>
      )}
      {message && isPhone && (
        <div className={footStyle}>
          <MessageButtons message={message} />
        </div>
      )}
    </section>
  );
}

/** Opens the next message of the list once the open one has left the list, and keeps the focus in the detail view. */
function useNextAfterMove(id: string): void {
  const { open, close } = useOpenMessage();
  const listed = useStore(listedIds, (ids) => ids);
  const before = useRef(listed);
  useEffect(() => {
    const at = before.current.indexOf(id);
    before.current = listed;
    if (at < 0 || listed.includes(id)) return;
    const next = listed[at] ?? listed.at(-1);
    const focused = document.activeElement;
    // The body has the focus if the change removed the focused button, which was in this message.
    const hadFocus = focused === document.body || focused?.closest('[data-detail]');
    if (next === undefined) close();
    else open(next);
    if (hadFocus) document.getElementById(openMessageId)?.focus();
  }, [id, listed, open, close]);
}

/** The links from a message that replaces the list: back, and to the previous and the next message. */
function MessageActions({ id, children }: { id: string; children: ReactNode }) {
  const { open, close } = useOpenMessage();
  const listed = useStore(listedIds, (ids) => ids);
  const at = listed.indexOf(id);
  const [previous, next] = [at > 0 ? listed[at - 1] : undefined, at < 0 ? undefined : listed[at + 1]];
  useEffect(
    () => () => {
      // Moves the focus to the row of the message once the list is visible again.
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        const row = document.getElementById(`message-${id}`) ?? document.getElementById(inboxHeadingId);
        row?.focus();
      });
    },
    [id],
  );
  return (
    <div className={waysStyle}>
      <button type="button" data-key="back" onClick={close} className={backStyle}>
        <Icon of={ChevronLeft} size={18} className={flippedStyle} />
        {copy.backToList}
      </button>
      <IconButton
        data-key="previous"
        tooltip={copy.previous}
        aria-label={copy.previous}
        aria-disabled={previous === undefined}
        onClick={() => previous !== undefined && open(previous)}
      >
        <Icon of={ArrowUp} />
      </IconButton>
      <IconButton
        data-key="next"
        tooltip={copy.next}
        aria-label={copy.next}
        aria-disabled={next === undefined}
        onClick={() => next !== undefined && open(next)}
      >
        <Icon of={ArrowDown} />
      </IconButton>
      {children}
    </div>
  );
}

/** The sender of the message, and when it arrived. */
function Facts({ message: { id, company, service, email, createdAt } }: { message: Message }) {
  return (
    <>
      {(company || service) && (
        <p className={cx(factsStyle, lineStyle)}>
          {company && (
            <span dir="auto" className={shortenedStyle}>
              <UserWords>{company}</UserWords>
            </span>
          )}
          {company && service && (
            <span className={wideDotStyle}>
              <Dot />
            </span>
          )}
          {service && <span className={wholeStyle}>{serviceLabel(service)}</span>}
        </p>
      )}
      <p className={cx(factsStyle, reachStyle)}>
        <a href={mailAddress(email)} dir="ltr" className={cx(shortenedStyle, mailStyle)}>
          {email}
        </a>
        <span className={wholeStyle}>
          <bdi dir="ltr">{messageNumber(id)}</bdi> <Dot />{' '}
          <time dateTime={createdAt}>{exactDate(new Date(createdAt))}</time>
        </span>
      </p>
    </>
  );
}

function Dot() {
  return <span aria-hidden="true">·</span>;
}

/** Copies the URL that opens the message for a colleague. */
async function copyLink(id: string): Promise<void> {
  const address = new URL(messageAddress(id), location.href).href;
  try {
    await navigator.clipboard.writeText(address);
    showToast({ tone: 'success', title: copy.linkCopied });
  } catch {
    showToast({ tone: 'danger', title: copy.linkNotCopied, text: address });
  }
}

function CopyLink({ id }: { id: string }) {
  return (
    <IconButton tooltip={copy.copyLink} aria-label={copy.copyLink} onClick={() => void copyLink(id)}>
      <Icon of={Link} />
    </IconButton>
  );
}

const paneStyle = css({
  display: 'flex',
  flexDirection: 'column',
  minWidth: '0',
  minHeight: { xl: '0' },
  overflow: { xl: 'hidden' },
  background: 'bg.canvas',
  marginInline: { base: '-4', md: '0' },
  borderColor: 'border.subtle',
  borderBlockWidth: '1px',
  borderInlineWidth: { md: '1px' },
  borderRadius: { md: 'card' },
  '&[data-urgent]': { borderTop: '4px solid token(colors.danger.solid)' },
});
const waysStyle = css({
  display: 'flex',
  alignItems: 'center',
  paddingInline: '2',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
});
const backStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'tap',
  paddingInline: '2',
  marginInlineEnd: 'auto',
  textStyle: 'sm',
  fontWeight: 'strong',
  color: 'brand.fg',
  cursor: 'pointer',
});
const flippedStyle = css({ _rtl: { transform: 'scaleX(-1)' } });
const headStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  flex: 'none',
  minHeight: '16',
  paddingInline: { base: '4', md: '5' },
  paddingBlock: '2.5',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
});
const namesStyle = css({ flex: '1 1 16em', minWidth: '0' });
const nameStyle = css({
  fontSize: '18px',
  fontWeight: 'strong',
  lineHeight: '1.4',
  scrollMarginTop: '12',
  lineClamp: { xl: 2 },
});
/** A line of facts. Only a company and an address are shortened; number, date and service are whole. */
const factsStyle = css({ display: 'flex', textStyle: 'xs', color: 'fg.muted' });
const lineStyle = css({ flexWrap: { base: 'wrap', xl: 'nowrap' }, columnGap: '1.5' });
/** Number and date stand below an address that leaves them no room. */
const reachStyle = css({ marginTop: '0.5', flexWrap: 'wrap', columnGap: '3' });
const shortenedStyle = css({
  minWidth: '0',
  overflowWrap: 'anywhere',
  xl: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});
const wholeStyle = css({ flex: 'none', maxWidth: 'full', whiteSpace: { sm: 'nowrap' } });
// Where the line wraps, nothing stands before its second part.
const wideDotStyle = css({ display: { base: 'none', xl: 'inline' } });
/** The next steps on a phone, in reach of the thumb while the message scrolls. */
const footStyle = css({
  position: 'sticky',
  bottom: '0',
  zIndex: 'sticky',
  display: 'flex',
  gap: '2',
  padding: '2',
  background: 'bg.canvas',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  '& > *, & > span > a': { flex: '1 1 auto' },
  '& a, & button': { gap: '2', paddingInline: '2', whiteSpace: 'nowrap' },
  '& > span > a > svg': { '@media (max-width: 359.98px)': { display: 'none' } },
});
const moreStyle = css({
  display: 'grid',
  placeItems: 'center',
  width: 'tap',
  height: 'tap',
  borderRadius: 'control',
  cursor: 'pointer',
});
const mailStyle = css({ color: 'brand.fg', _hover: { textDecoration: 'underline' } });
const buttonsStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' });
const bodyStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 240px' },
  alignContent: 'start',
  flex: '1',
  minHeight: { xl: '0' },
  overflowY: { xl: 'auto' },
  // The foot of a phone must not lie over what has the focus.
  '& :is(a, button, input, select, textarea)': { scrollMarginBottom: { base: '18', md: '0' } },
});
const wordsStyle = css({
  display: 'grid',
  gap: '4',
  alignContent: 'start',
  padding: { base: '4', md: '5' },
  minWidth: '0',
});
const badgesStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '2', _empty: { display: 'none' } });
const workStyle = css({
  display: 'grid',
  gap: '5',
  alignContent: 'start',
  padding: { base: '4', md: '4' },
  borderColor: 'border.subtle',
  borderTopWidth: { base: '1px', xl: '0' },
  borderInlineStartWidth: { xl: '1px' },
  minWidth: '0',
  // One column, whatever the width of the window.
  '& form > div': { gridTemplateColumns: { xl: 'minmax(0, 1fr)' } },
});
const originStyle = css({ textStyle: 'sm', overflowWrap: 'anywhere' });
