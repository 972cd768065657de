import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { css } from '#styles/css';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { loadOnce } from '#web/lib/load-once.ts';
import { formatDate } from '../lib/language/formats.ts';
import { Button } from '../ui/button.tsx';
import { LazyDialog } from '../ui/dialog/lazy-dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { copy } from './copy.en.ts';
import { type SubscriberFilter, subscribersQuery } from './newsletter-queries.ts';
import { SubscriberRow } from './subscriber-row.tsx';

const removalDialog = loadOnce(() => import('./newsletter-removal-dialog.tsx'));

/** The addresses that a filter finds, and what takes one off. */
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
