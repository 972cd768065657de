import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PostRow } from '#shared/posts/row.ts';
import { css } from '#styles/css';
import { useArrival } from '#web/admin/lib/use-arrival.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Notice } from '#web/admin/ui/notice.tsx';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { copy } from '../copy.en.ts';
import type { PostDefinition } from '../post-definition.ts';
import { postsQuery } from '../post-queries.ts';
import { nextChangeOf, type Placed } from '../row-state.ts';
import { copy as findCopy } from './find/copy.en.ts';
import { addressWith, filterIn, findRows, isNarrow, type RowFilter } from './find/find-rows.ts';
import { ListTools, PageButtons } from './find/list-tools.tsx';
import { BulkBar } from './many/bulk-bar.tsx';
import { rowTitleId } from './post-row.tsx';
import { PostTable } from './post-table.tsx';
import type { RowActs } from './row-actions.tsx';

/** How many rows are on one page. */
const pageSize = 50;

interface PostsListProps extends RowActs {
  definition: PostDefinition;
  onAdd: () => void;
  /** Returns what gets the focus when the focused element is removed. */
  focusAfter: () => HTMLElement | null;
}

/** The table of posts, or a notice of loading, failure or emptiness. */
export function PostsList({ definition, onAdd, ...acts }: PostsListProps) {
  const { data, isError, isRefetchError, refetch } = useQuery(postsQuery(definition.kind));
  const rows = useArrival(data);
  const texts = copy.kinds[definition.kind];
  const tryAgain = (
    <Button variant="outline" size="s" onClick={() => void refetch()}>
      {copy.tryAgain}
    </Button>
  );
  if (!rows) {
    if (!isError) return <p role="status">{texts.loading}</p>;
    return (
      <EmptyState compact state="failed" title={texts.listFailed} text={copy.tryLater}>
        {tryAgain}
      </EmptyState>
    );
  }
  return (
    <>
      {isRefetchError && <Notice action={tryAgain}>{copy.outdated}</Notice>}
      {rows.length === 0 ? (
        <EmptyState compact state="empty" title={texts.emptyTitle} text={texts.emptyText}>
          <Button size="s" onClick={onAdd}>
            {texts.emptyAction}
          </Button>
        </EmptyState>
      ) : (
        <FoundPosts definition={definition} rows={rows} {...acts} />
      )}
    </>
  );
}

interface FoundPostsProps extends Omit<PostsListProps, 'onAdd'> {
  rows: readonly PostRow[];
}

/**
 * The tools of the list and one page of its rows. The search, filters, order and page number are in the query of the
 * URL.
 */
function FoundPosts({ definition, rows, focusAfter, ...acts }: FoundPostsProps) {
  const { kind, group } = definition;
  const { filter, change } = useRowFilter();
  const { page: asked, ...wanted } = filter;
  const { search, state, arabic, group: chosenGroup, month, sort } = wanted;
  const now = useInstant(rows);
  const found = useMemo(
    () => findRows(rows, { search, state, arabic, group: chosenGroup, month, sort, page: 1 }, group, now),
    [rows, now, search, state, arabic, chosenGroup, month, sort, group],
  );
  const { chosen, choose } = useChosen(found);
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(asked, pages);
  const shown = useMemo(() => found.slice((page - 1) * pageSize, page * pageSize), [found, page]);
  const turnTo = useFocusOnTurn(shown, change);
  const count = useRef<HTMLParagraphElement>(null);
  const clear = () => {
    change({ ...filterIn(''), sort });
    // The focus does not move to the search field, which would open a phone's keyboard.
    count.current?.focus();
  };
  const onChoose = useCallback((id: string, isChosen: boolean) => choose([id], isChosen), [choose]);
  return (
    <>
      <ListTools kind={kind} rows={rows} group={group} filter={filter} onChange={change} onClear={clear} />
      <p ref={count} role="status" tabIndex={-1} className={shownStyle}>
        {countText(filter, { page, found: found.length, all: rows.length })}
      </p>
      {found.length === 0 ? (
        <EmptyState compact state="empty" title={findCopy.none} text={findCopy.noneText}>
          <Button size="s" onClick={clear}>
            {findCopy.clearAll}
          </Button>
        </EmptyState>
      ) : (
        <>
          <BulkBar
            kind={kind}
            shown={shown}
            found={found}
            chosen={chosen}
            onChoose={choose}
            focusAfter={focusAfter}
          />
          <PostTable
            definition={definition}
            rows={shown}
            now={now}
            chosen={chosen}
            onChoose={onChoose}
            {...acts}
          />
          <PageButtons page={page} pages={pages} onPage={turnTo} />
        </>
      )}
    </>
  );
}

/** Turns pages, and moves the focus to the first row of the new page. */
function useFocusOnTurn(shown: readonly PostRow[], change: (changed: Partial<RowFilter>) => void) {
  const isTurning = useRef(false);
  useEffect(() => {
    const [first] = shown;
    if (!isTurning.current || !first) return;
    isTurning.current = false;
    document.getElementById(rowTitleId(first.id))?.focus();
  }, [shown]);
  return (page: number) => {
    isTurning.current = true;
    change({ page });
  };
}

function countText(filter: RowFilter, { page, found, all }: { page: number; found: number; all: number }) {
  if (isNarrow(filter) && found <= pageSize) return findCopy.found(found, all);
  if (found <= pageSize) return findCopy.shown(found);
  const from = (page - 1) * pageSize;
  return findCopy.shownOf(from + 1, Math.min(found, from + pageSize), found);
}

const shownStyle = css({ textStyle: 'sm', color: 'fg.muted' });

/** Returns the filter in the URL, and a function that changes it and goes to the first page. */
export function useRowFilter(): { filter: RowFilter; change: (changed: Partial<RowFilter>) => void } {
  const { search } = useLocation();
  const navigate = useNavigate();
  const filter = useMemo(() => filterIn(search), [search]);
  // A change may come before the previous one is rendered.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const change = useCallback(
    (changed: Partial<RowFilter>) => {
      latest.current = addressWith(latest.current, { ...filterIn(latest.current), page: 1, ...changed });
      navigate(latest.current, { replace: true });
    },
    [navigate],
  );
  return { filter, change };
}

/** Returns the chosen rows. A row that the filter no longer finds is not chosen any more. */
function useChosen(found: readonly PostRow[]) {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const chosen = useMemo(() => {
    if (kept.size === 0) return kept;
    return new Set(found.flatMap(({ id }) => (kept.has(id) ? [id] : [])));
  }, [found, kept]);
  const choose = useCallback((ids: readonly string[], isChosen: boolean) => {
    setKept((before) => {
      const next = new Set(before);
      for (const id of ids) isChosen ? next.add(id) : next.delete(id);
      return next;
    });
  }, []);
  return { chosen, choose };
}

/** The longest delay of a timer, in ms. */
const longestWait = 2 ** 31 - 1;

/** Returns the current time, renewed as soon as one of the posts appears or disappears automatically. */
export function useInstant(rows: readonly Placed[]): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const wait = nextChangeOf(rows, now) - Date.now();
    if (wait > longestWait) return;
    const timer = setTimeout(() => setNow(new Date()), Math.max(0, wait));
    return () => clearTimeout(timer);
  }, [rows, now]);
  return now;
}
