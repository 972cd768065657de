import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { type GroupName, type PostListHead, postPageSize as pageSize } from '#shared/posts/list-head.ts';
import type { PostRow } from '#shared/posts/row.ts';
import { css } from '#styles/css';
import { useArrival } from '#web/admin/lib/use-arrival.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Notice } from '#web/admin/ui/notice.tsx';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { copy } from '../copy.en.ts';
import type { PostDefinition } from '../post-definition.ts';
import { usePosts } from '../post-queries.ts';
import { nextChangeOf, type Placed } from '../row-state.ts';
import { copy as findCopy } from './find/copy.en.ts';
import { addressWith, filterIn, findRows, isNarrow, type RowFilter } from './find/find-rows.ts';
import { ListTools, PageButtons } from './find/list-tools.tsx';
import { BulkBar } from './many/bulk-bar.tsx';
import { rowTitleId } from './post-row.tsx';
import { PostTable } from './post-table.tsx';
import type { RowActs } from './row-actions.tsx';

interface PostsListProps extends RowActs {
  definition: PostDefinition;
  /** The place of the number of posts, beside the heading. */
  countPlace: HTMLElement | null;
  onAdd: () => void;
  /** Returns what gets the focus when the focused element is removed. */
  focusAfter: () => HTMLElement | null;
}

/** The table of posts, or a notice of loading, failure or emptiness. */
export function PostsList({ definition, onAdd, ...acts }: PostsListProps) {
  const { data, head, known, isError, isRefetchError, refetch } = usePosts(definition.kind);
  const arrived = useArrival(data ?? head);
  const rows = arrived && data;
  const texts = copy.kinds[definition.kind];
  const tryAgain = (
    <Button variant="outline" size="s" onClick={() => void refetch()}>
      {copy.tryAgain}
    </Button>
  );
  if (!arrived || (!rows && isError)) {
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
      {(rows?.length ?? head?.count) === 0 ? (
        <EmptyState compact state="empty" title={texts.emptyTitle} text={texts.emptyText}>
          <Button size="s" onClick={onAdd}>
            {texts.emptyAction}
          </Button>
        </EmptyState>
      ) : (
        <FoundPosts definition={definition} rows={rows} head={head} known={known} {...acts} />
      )}
    </>
  );
}

interface FoundPostsProps extends Omit<PostsListProps, 'onAdd'> {
  /** All rows; `undefined` until they are read. */
  rows: readonly PostRow[] | undefined;
  head: PostListHead | undefined;
  /** All rows; until they are read, those of the head. */
  known: readonly PostRow[];
}

/**
 * The tools of the list and one page of its rows. The search, filters, order and page number are in the query of the
 * URL. Until all rows are read, only the head of the list can be shown.
 */
function FoundPosts({ definition, rows, head, known, countPlace, focusAfter, ...acts }: FoundPostsProps) {
  const { kind, group } = definition;
  const { filter, change } = useRowFilter();
  const now = useInstant(known);
  const { found, count: foundCount, isRead } = useFound({ rows, head }, { filter, group, now });
  const { chosen, choose } = useChosen(found);
  const pages = Math.max(1, Math.ceil(foundCount / pageSize));
  const page = Math.min(filter.page, pages);
  const shown = useMemo(() => found.slice((page - 1) * pageSize, page * pageSize), [found, page]);
  const turnTo = useFocusOnTurn(shown, change);
  const count = useRef<HTMLParagraphElement>(null);
  const clear = () => {
    change({ ...filterIn(''), sort: filter.sort });
    // The focus does not move to the search field, which would open a phone's keyboard.
    count.current?.focus();
  };
  const onChoose = useCallback((id: string, isChosen: boolean) => choose([id], isChosen), [choose]);
  return (
    <>
      <ListTools kind={kind} rows={known} group={group} filter={filter} onChange={change} onClear={clear} />
      {countPlace &&
        createPortal(
          <p ref={count} role="status" tabIndex={-1} className={shownStyle}>
            {isRead
              ? countText(filter, { page, found: foundCount, all: rows?.length ?? foundCount })
              : copy.kinds[kind].loading}
          </p>,
          countPlace,
        )}
      {!isRead ? null : found.length === 0 ? (
        <EmptyState compact state="empty" title={findCopy.none} text={findCopy.noneText}>
          <Button size="s" onClick={clear}>
            {findCopy.clearAll}
          </Button>
        </EmptyState>
      ) : (
        <>
          <div className={tableStyle}>
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
          </div>
          <PageButtons page={page} pages={pages} onPage={turnTo} />
        </>
      )}
    </>
  );
}

/** All rows of a list, or until they are read, its head. */
type Known = Pick<FoundPostsProps, 'rows' | 'head'>;

const noRows: readonly PostRow[] = [];

/**
 * Returns the rows that a filter finds, and their number. Without all rows it is only known what the first page of the
 * whole list shows; `isRead` is false for everything else.
 */
function useFound(
  { rows, head }: Known,
  { filter, group, now }: { filter: RowFilter; group: GroupName; now: Date },
): { found: readonly PostRow[]; count: number; isRead: boolean } {
  const { search, state, arabic, group: chosenGroup, month, sort } = filter;
  const found = useMemo(() => {
    const wanted = { search, state, arabic, group: chosenGroup, month, sort, page: 1 };
    return rows && findRows(rows, wanted, group, now);
  }, [rows, now, search, state, arabic, chosenGroup, month, sort, group]);
  if (found) return { found, count: found.length, isRead: true };
  if (!head || isNarrow(filter) || sort || filter.page > 1) return { found: noRows, count: 0, isRead: false };
  return { found: head.rows, count: head.count, isRead: true };
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
const tableStyle = css({ minWidth: '0' });

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
