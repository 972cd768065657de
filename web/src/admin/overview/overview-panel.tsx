import { useQuery } from '@tanstack/react-query';
import { Archive, Bell, BellRing, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { postListAddress } from '#shared/admin-paths.ts';
import { lateAfterHours } from '#shared/backups.ts';
import type { ArabicToDo } from '#shared/content/translation.ts';
import { css } from '#styles/css';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { backupsQuery } from '../backups/backups-queries.ts';
import { confirmationsQuery, knownClaims } from '../content/claims/claims-queries.ts';
import { siteContentQuery } from '../content/state/site-content-queries.ts';
import { ago, formatInWords, formatNumber } from '../lib/language/formats.ts';
import { useIsOwner } from '../lib/signed-in.ts';
import { messageCountsQuery } from '../messages/data/count-queries.ts';
import { LateNotificationsDialog } from '../messages/notifications/late-notifications-dialog.tsx';
import { isLost, mailSettingsQuery, notificationsText } from '../messages/notifications/mail-settings.ts';
import { translationsAddress, translationsQuery } from '../translations/translation-queries.ts';
import { Activity } from './activity.tsx';
import { copy } from './copy.en.ts';
import { FirstSteps } from './first-steps.tsx';
import { lateMessagesQuery, postsOverviewQuery } from './overview-queries.ts';
import { OwnAddress, ownAddressId } from './own-address.tsx';
import { tabAddress, WaitingRow, type WaitingState } from './waiting-row.tsx';

/** Open work, the first steps of a new owner, and what colleagues did. */
export function OverviewPanel() {
  const isOwner = useIsOwner();
  const [isChoosing, setIsChoosing] = useState(false);
  const chooseRecipients = () => setIsChoosing(true);
  const [isAsked, setIsAsked] = useState(false);
  const askForAddress = () => {
    flushSync(() => setIsAsked(true));
    document.getElementById(ownAddressId)?.focus();
  };
  return (
    <div className={columnsStyle}>
      <div className={headStyle}>
        <h2 className={titleStyle}>{copy.tab}</h2>
        <p className={dateStyle}>{formatInWords(new Date().toISOString())}</p>
      </div>
      <Waiting isOwner={isOwner} onChooseRecipients={chooseRecipients} />
      {isOwner && (
        <div className={sideStyle}>
          {isAsked && <OwnAddress onLater={() => setIsAsked(false)} />}
          <FirstSteps onChooseRecipients={chooseRecipients} onAskForAddress={askForAddress} />
          <Activity />
        </div>
      )}
      {isOwner && <LateNotificationsDialog open={isChoosing} onClose={() => setIsChoosing(false)} />}
    </div>
  );
}

const columnsStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' },
  gap: { base: '4', md: '5' },
  alignItems: 'start',
});
const headStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '4',
  gridColumn: '1 / -1',
});
const titleStyle = css({ fontSize: '24px', fontWeight: 'heading' });
const dateStyle = css({ textStyle: 'sm', color: 'fg.muted' });
const sideStyle = css({ display: 'grid', gap: { base: '4', md: '5' }, minWidth: '0' });

interface WaitingProps {
  isOwner: boolean;
  onChooseRecipients: () => void;
}

/** The list of open work. If a part could not be loaded, its row shows an error. */
function Waiting({ isOwner, onChooseRecipients }: WaitingProps) {
  const states = [
    useMessages(),
    useUnsentMails(isOwner, onChooseRecipients),
    useSuspected(),
    useArabic(),
    useClaims(),
    ...usePosts(),
    useBackup(isOwner),
  ].filter((state) => state !== undefined);
  const shown = states.filter(({ count }) => count !== 0);
  const isKnown = states.every(({ count, isFailed }) => count !== undefined && !isFailed);
  if (isKnown && shown.length === 0) {
    return <EmptyState compact state="empty" title={copy.quiet.title} text={copy.quiet.text} />;
  }
  return (
    <ul aria-label={isKnown ? copy.waiting(shown.length) : copy.tab} className={listStyle}>
      {shown.map((state) => (
        <WaitingRow key={state.title} {...state} />
      ))}
    </ul>
  );
}

const listStyle = css({
  background: 'bg.canvas',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
  '& > li + li': { borderTopWidth: '1px', borderColor: 'border.subtle' },
});

function useMessages(): WaitingState {
  const { data, isError, refetch } = useQuery(messageCountsQuery);
  const late = useQuery(lateMessagesQuery);
  const { title, act, late: lateText, inTime } = copy.messages;
  return {
    title,
    count: data?.new,
    figure: data && copy.atLeast(data.new),
    isFailed: isError && !data,
    onTryAgain: refetch,
    tone: 'label',
    isLate: Boolean(late.data),
    text: late.data === undefined ? '' : late.data > 0 ? lateText(late.data) : inTime,
    act,
    to: tabAddress('messages'),
  };
}

/** Returns the row about possible spam. It is open work, because nobody answers a genuine message in that list. */
function useSuspected(): WaitingState {
  const { data, isError, refetch } = useQuery(messageCountsQuery);
  return {
    title: copy.suspected.title,
    count: data?.spam,
    figure: data && copy.atLeast(data.spam),
    isFailed: isError && !data,
    onTryAgain: refetch,
    text: copy.suspected.text,
    act: copy.suspected.act,
    to: `${tabAddress('messages')}&view=spam`,
  };
}

function useUnsentMails(isOwner: boolean, onChoose: () => void): WaitingState | undefined {
  const { data, isError, refetch } = useQuery({ ...mailSettingsQuery, enabled: isOwner });
  if (!isOwner) return undefined;
  const hasLost = data?.open.some((mail) => isLost(mail, new Date())) ?? false;
  const isQuiet = data !== undefined && (!data.sender || data.settings.recipients.length === 0);
  return {
    title: data ? notificationsText(data, hasLost) : '',
    // One, not the number of recipients: a row with the count 0 would be hidden, and this one is always shown.
    count: data && 1,
    icon: isQuiet || hasLost ? BellRing : Bell,
    isFailed: isError && !data,
    onTryAgain: refetch,
    tone: isQuiet || hasLost ? 'danger' : undefined,
    isLate: isQuiet,
    text: isQuiet ? copy.told.nobody : '',
    act: isQuiet ? copy.told.act : copy.told.change,
    onAct: onChoose,
  };
}

function useArabic(): WaitingState {
  const { data, isError, refetch } = useQuery(translationsQuery);
  const all = data && Object.values(data.counts);
  const sum = (state: ArabicToDo) => all?.reduce((total, counts) => total + counts[state], 0) ?? 0;
  const [missing, older] = [sum('missing'), sum('older')];
  const count = data && missing + older;
  return {
    title: copy.arabic.title,
    count,
    figure: count === undefined ? undefined : formatNumber(count),
    isFailed: isError && !data,
    onTryAgain: refetch,
    text: data ? copy.arabic.text(missing, older) : '',
    act: copy.arabic.act,
    to: translationsAddress,
  };
}

function useClaims(): WaitingState {
  const content = useQuery(siteContentQuery);
  const confirmations = useQuery(confirmationsQuery);
  const count =
    content.data && confirmations.data
      ? knownClaims(content.data, confirmations.data).filter(({ state }) => state === 'unconfirmed').length
      : undefined;
  return {
    title: copy.claims.title,
    count,
    figure: count === undefined ? undefined : formatNumber(count),
    isFailed: (content.isError && !content.data) || (confirmations.isError && !confirmations.data),
    onTryAgain: () => Promise.all([content.refetch(), confirmations.refetch()]),
    text: copy.claims.text,
    act: copy.claims.act,
    to: `${tabAddress('content')}&part=claims`,
  };
}

function usePosts(): WaitingState[] {
  const { data, isError, refetch } = useQuery(postsOverviewQuery);
  const isFailed = isError && !data;
  const { last } = data?.drafts ?? {};
  const { next } = data?.scheduled ?? {};
  const known = { isFailed, onTryAgain: refetch };
  return [
    {
      ...known,
      title: copy.drafts.title,
      count: data?.drafts.count,
      figure: data && formatNumber(data.drafts.count),
      text: last ? copy.drafts.text(last.title) : '',
      act: copy.drafts.act,
      to: postListAddress(last?.kind ?? 'blog'),
    },
    {
      ...known,
      title: copy.scheduled.title,
      count: data?.scheduled.count,
      figure: data && formatNumber(data.scheduled.count),
      text: next ? copy.scheduled.text(formatInWords(next.at, 'short'), next.title) : '',
      act: copy.scheduled.act,
      to: postListAddress(next?.kind ?? 'blog'),
    },
  ];
}

/** Returns the row about the last restore point, which is shown to owners once there is a point. */
function useBackup(isOwner: boolean): WaitingState | undefined {
  const { data } = useQuery({ ...backupsQuery, enabled: isOwner });
  const [latest] = data?.points ?? [];
  if (!latest) return undefined;
  const [at, now] = [Date.parse(latest.at), Date.now()];
  const isLate = now - at > lateAfterHours * 3_600_000;
  return {
    title: copy.backup.title(ago(at, now)),
    count: 1,
    icon: isLate ? CircleAlert : Archive,
    isFailed: false,
    onTryAgain: () => {},
    tone: isLate ? 'danger' : undefined,
    isLate,
    text: isLate ? copy.backup.late : copy.backup.text,
    act: copy.backup.act,
    to: tabAddress('backups'),
  };
}
