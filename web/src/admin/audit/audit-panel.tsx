import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { contentItemAddress, messageAddress, postEditorAddress } from '#shared/admin-paths.ts';
import type { ListedLine } from '#shared/api/audit.ts';
import type { ContentKey } from '#shared/content/registry.ts';
import { messageNumber } from '#shared/messages/message-number.ts';
import { postKinds } from '#shared/posts/kinds.ts';
import { css } from '#styles/css';
import { FailedRead } from '#web/admin/ui/notice.tsx';
import { formatDateTime } from '../lib/language/formats.ts';
import { useItemLabels } from '../lib/language/use-item-labels.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { UserWords } from '../ui/user-text.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { type AuditFilter, actorsQuery, auditQuery } from './audit-queries.ts';
import { copy } from './copy.en.ts';

/** The audit log of the actions in the admin area, for owners. */
export function AuditPanel() {
  const [filter, setFilter] = useState<AuditFilter>({});
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    auditQuery(filter),
  );
  const lines = data?.pages.flatMap((page) => page.lines);
  return (
    <section aria-labelledby={headingId} className={panelStyle}>
      <div>
        <h2 id={headingId} className={css({ textStyle: 'h3' })}>
          {copy.title}
        </h2>
        <p className={textStyle}>{copy.text}</p>
      </div>
      <AuditFilters filter={filter} onChange={setFilter} />
      {isError && (
        <FailedRead tryAgain={copy.tryAgain} onTryAgain={refetch}>
          {copy.failed}
        </FailedRead>
      )}
      {!lines && !isError && <p role="status">{copy.loading}</p>}
      {lines?.length === 0 && !hasNextPage && <p role="status">{copy.none}</p>}
      {lines && lines.length > 0 && (
        <ol aria-label={copy.list} className={listStyle}>
          {lines.map((line) => (
            <li key={line.id} className={rowStyle}>
              <AuditRow line={line} />
            </li>
          ))}
        </ol>
      )}
      {hasNextPage && (
        <Button
          variant="outline"
          size="s"
          className={css({ justifySelf: 'start' })}
          aria-disabled={isFetchingNextPage}
          onClick={() => isFetchingNextPage || void fetchNextPage()}
        >
          {isFetchingNextPage ? copy.loadingMore : copy.more}
        </Button>
      )}
    </section>
  );
}

const headingId = 'audit-log';
const panelStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4',
  minWidth: '0',
  marginTop: '8',
});
const textStyle = css({ marginTop: '2', textStyle: 'sm', color: 'fg.muted', maxWidth: 'measure' });
const listStyle = css({
  background: 'bg.canvas',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
});
const rowStyle = css({
  paddingInline: { base: '4', md: '5' },
  paddingBlock: '3',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  _last: { borderBottomWidth: '0' },
});

/** One line of the audit log: who did what, and below it when and from roughly where. */
function AuditRow({ line }: { line: ListedLine }) {
  const { act, at, username, title, thingId, network, country, outcome } = line;
  const what = title ?? thingId;
  const wanted = act && outcome === 'refused' && !what ? copy.wanted[act] : undefined;
  return (
    <>
      <p className={actStyle}>
        <strong>
          <UserWords>{authorOf(username)}</UserWords>
        </strong>{' '}
        {wanted ?? <AuditSentence line={line} />}{' '}
        {outcome !== 'done' && (
          <Badge tone={outcome === 'refused' ? 'label' : 'danger'}>{copy.outcomes[outcome]}</Badge>
        )}
      </p>
      <p className={factsStyle}>
        <time dateTime={at}>{formatDateTime(at)}</time>
        {network && !isLocal(network) && <span dir="ltr">{network}</span>}
        {country && <span>{country}</span>}
      </p>
    </>
  );
}

const actStyle = css({ overflowWrap: 'anywhere' });
const factsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  marginTop: '1',
  textStyle: 'sm',
  color: 'fg.muted',
});

/** Returns the name of who did something, for people: actions on the server are stored as `npm run admin`. */
export function authorOf(username: string): string {
  return username === 'npm run admin' ? copy.fromServer : username;
}

/** True for the network of the machine itself, which says nothing about a person. */
function isLocal(network: string): boolean {
  return /^(0:0:0::|127\.0\.0\.)/.test(network);
}

/** What was done, with the item at its place in the sentence: `…` in the copy, otherwise the end. */
export function AuditSentence({ line }: { line: ListedLine }) {
  const { act } = line;
  const [before = '', after] = (act ? copy.acts[act] : copy.unknownAct).split(' … ');
  return (
    <>
      {before} <AuditThing line={line} />
      {after && ` ${after}`}
    </>
  );
}

/** The name of the changed item at that time and a link to it, or a note that it no longer exists. */
function AuditThing({ line }: { line: ListedLine }) {
  const { data: people } = useQuery(actorsQuery);
  const { thing, thingId = '', title, gone } = line;
  if (!thing || !thingId) return title && <UserWords>{title}</UserWords>;
  if (thing === 'content') return <ContentItem itemKey={thingId} />;
  if (thing === 'message') {
    const number = title ?? messageNumber(thingId);
    return gone ? <Gone>{number}</Gone> : <Way to={messageAddress(thingId)}>{number}</Way>;
  }
  if (thing === 'person') {
    const isHere = people?.some(({ id }) => id === thingId);
    if (people && !isHere) return <Gone>{title ?? thingId}</Gone>;
    return <Way to={`#person-${thingId}`}>{title ?? thingId}</Way>;
  }
  const kind = postKinds.find((one) => one === thing);
  const name = copy.quoted(title ?? thingId);
  if (!kind) return <UserWords>{name}</UserWords>;
  if (gone) return <Gone>{name}</Gone>;
  return <Way to={postEditorAddress(kind, thingId)}>{name}</Way>;
}

function ContentItem({ itemKey }: { itemKey: string }) {
  const labels = useItemLabels();
  if (labels && !labels.isContentKey(itemKey)) return <Gone>{itemKey}</Gone>;
  const key = itemKey as ContentKey;
  return <Way to={contentItemAddress(key)}>{copy.quoted(labels?.placedLabelOf(key) ?? key)}</Way>;
}

function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} className={wayStyle}>
      <UserWords>{children}</UserWords>
    </a>
  );
}

function Gone({ children }: { children: ReactNode }) {
  return (
    <>
      {children && <UserWords>{children}</UserWords>}{' '}
      <span className={css({ color: 'fg.muted' })}>({copy.gone})</span>
    </>
  );
}

const wayStyle = css({ color: 'brand.fg', textDecoration: 'underline' });
