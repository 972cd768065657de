import type { MessageChange } from '#shared/messages/handling.ts';
import { messageStatuses } from '#shared/messages/status.ts';
import { css } from '#styles/css';
import { copy as inboxCopy } from '../copy.en.ts';
import { exactDate } from '../message/message-facts.ts';
import { copy } from './copy.en.ts';

/** The changes of a message, with author and time, latest first. */
export function MessageHistory({ history }: { history: readonly MessageChange[] }) {
  if (history.length === 0) return null;
  return (
    <details>
      <summary className={summaryStyle}>{copy.history(history.length)}</summary>
      <ol className={listStyle}>
        {history.map((change, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several may be of one moment, and the list is replaced as a whole
          <li key={place}>
            <time dateTime={change.at} className={css({ color: 'fg.muted' })}>
              {exactDate(new Date(change.at))}
            </time>{' '}
            <bdi>{change.by || copy.somebody}</bdi>: <Change {...change} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function Change({ what, from, to }: MessageChange) {
  if (what === 'not-spam' || what === 'spam') return copy.things[what];
  return (
    <>
      {copy.things[what]} <Value what={what}>{from}</Value> <span aria-hidden>→</span>{' '}
      <Value what={what}>{to}</Value>
    </>
  );
}

function Value({ what, children: value }: { what: MessageChange['what']; children: string }) {
  const known = what === 'status' && messageStatuses.find((status) => status === value);
  return <bdi className={valueStyle}>{known ? inboxCopy.statuses[known] : value || copy.nothing}</bdi>;
}

const summaryStyle = css({
  minHeight: 'tap',
  alignContent: 'center',
  textStyle: 'sm',
  cursor: 'pointer',
});
const listStyle = css({
  display: 'grid',
  gap: '2',
  textStyle: 'sm',
  maxHeight: '[15rem]',
  overflowY: 'auto',
});
const valueStyle = css({ fontWeight: 'medium', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
