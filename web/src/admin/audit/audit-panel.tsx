import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { css } from '#styles/css';
import { FailedRead } from '#web/admin/ui/failed-read.tsx';
import { Button } from '../ui/button.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { type AuditFilter, auditQuery } from './audit-queries.ts';
import { AuditRow } from './audit-row.tsx';
import { copy } from './copy.en.ts';

/** What was done in the admin area, for owners. */
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
