import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Subscriber } from '#shared/newsletter/subscription.ts';
import { css } from '#styles/css';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { loadOnce } from '#web/lib/loading/load-once.ts';
import { formatDate } from '../lib/language/formats.ts';
import { Badge, QuietTag } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { LazyDialog } from '../ui/dialog/lazy-dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { copy } from './copy.en.ts';
import { type SubscriberFilter, subscribersQuery } from './newsletter-queries.ts';

const removalDialog = loadOnce(() => import('./newsletter-removal-dialog.tsx'));

/** The addresses that match a filter, each with a button that removes it. */
export function SubscriberList({ filter }: { filter: SubscriberFilter }) {
  const query = useInfiniteQuery(subscribersQuery(filter));
  const [toRemove, setToRemove] = useState<string>();
  const { data, isError } = query;
  if (!data) {
    if (!isError) return <p role="status">{copy.loading}</p>;
    return (
      <EmptyState compact state="failed" title={copy.failedTitle} text={copy.failedText}>
        <Button variant="outline" size="s" onClick={() => void query.refetch()}>
          {copy.tryAgain}
        </Button>
      </EmptyState>
    );
  }
  const found = data.pages.flatMap((page) => page.found);
  const removedAt = data.pages[0]?.removedAt;
  return (
    <div aria-busy={query.isPlaceholderData}>
      {removedAt && <p className={removedStyle}>{copy.removedAt(formatDate(removedAt))}</p>}
      {found.length === 0 && !removedAt && <Nothing isFiltered={Boolean(filter.search || filter.state)} />}
      <ul aria-label={copy.addresses} className={listStyle}>
        {found.map((subscriber) => (
          <SubscriberRow
            key={subscriber.email}
            subscriber={subscriber}
            onRemove={() => setToRemove(subscriber.email)}
          />
        ))}
      </ul>
      <div className={moreStyle}>
        <p role="status" className={shownStyle}>
          {found.length > 0 && copy.shown(found.length)}
        </p>
        {query.isFetchNextPageError && <Notice>{copy.notMore}</Notice>}
        {query.hasNextPage && (
          <Button
            variant="outline"
            size="s"
            aria-disabled={query.isFetchingNextPage}
            onClick={() => query.isFetchingNextPage || void query.fetchNextPage()}
          >
            {query.isFetchingNextPage && <Spinner />}
            {copy.more}
          </Button>
        )}
      </div>
      <LazyDialog loader={removalDialog} open={toRemove !== undefined}>
        {({ NewsletterRemovalDialog }) => (
          <NewsletterRemovalDialog
            open={toRemove !== undefined}
            address={toRemove}
            onClose={() => setToRemove(undefined)}
          />
        )}
      </LazyDialog>
    </div>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState compact state="empty" title={copy.noneFound} text={copy.noneFoundText} />
  ) : (
    <EmptyState compact state="empty" title={copy.none} text={copy.noneText} />
  );
}

const listStyle = css({
  background: 'bg.canvas',
  borderRadius: 'card',
  borderColor: 'border.subtle',
  '&:not(:empty)': { borderWidth: '1px' },
});
const removedStyle = css({ padding: '4', background: 'bg.canvas', borderRadius: 'card' });
const moreStyle = css({ display: 'grid', justifyItems: 'start', gap: '3', marginTop: '4' });
const shownStyle = css({ textStyle: 'sm', color: 'fg.muted' });

interface SubscriberRowProps {
  subscriber: Subscriber;
  /** Called to unsubscribe the address. */
  onRemove: () => void;
}

/** An address, its state, and the time of that state. */
function SubscriberRow({ subscriber, onRemove }: SubscriberRowProps) {
  const { email, state, language, subscribedAt, confirmedAt, suspicions } = subscriber;
  const facts = [
    language && copy.languages[language],
    copy.since(formatDate(subscribedAt)),
    confirmedAt && copy.confirmedOn(formatDate(confirmedAt)),
  ].filter(Boolean);
  return (
    <li className={rowStyle}>
      <div className={whoStyle}>
        <p className={addressStyle}>
          <bdi dir="ltr">{email}</bdi>
        </p>
        <p className={factsStyle}>{facts.join(' · ')}</p>
      </div>
      {state === 'confirmed' ? (
        <Badge tone="ok">{copy.states.confirmed}</Badge>
      ) : (
        <QuietTag>{copy.states[state]}</QuietTag>
      )}
      {suspicions.length > 0 && <QuietTag>{copy.possibleSpam}</QuietTag>}
      <Button
        variant="outline"
        size={{ base: 's', md: 'xs' }}
        aria-label={copy.removeNamed(email)}
        onClick={onRemove}
      >
        {copy.removeOne}
      </Button>
    </li>
  );
}

const rowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  paddingInline: { base: '3', md: '5' },
  paddingBlock: '3',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  _first: { borderTopWidth: '0' },
});
const whoStyle = css({ flex: '1 1 240px', minWidth: '0' });
const addressStyle = css({ fontWeight: 'medium', overflowWrap: 'anywhere' });
const factsStyle = css({ textStyle: 'sm', color: 'fg.muted' });
