import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, FileText, Image, List, ListTree, type LucideIcon, Pencil } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { adminAddresses } from '#shared/admin-paths.ts';
import type { TranslatedKind, WaitingTranslation, WaitingTranslations } from '#shared/content/translation.ts';
import { css } from '#styles/css';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { Icon } from '#web/components/icon.tsx';
import { InternalLink } from '#web/components/navigation/internal-link.tsx';
import { moveFocus } from '../lib/roving-focus.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup } from '../ui/fields/choice-group.tsx';
import { FailedRead } from '../ui/notice.tsx';
import { copy } from './copy.en.ts';
import { factsOf, keyOf, nameOf } from './names.ts';
import { translationsQuery, workQuery } from './translation-queries.ts';
import { Work } from './work.tsx';

const filters = ['all', 'missing', 'older'] as const;
type Filter = (typeof filters)[number];

/** With more items than this, only words show the progress. */
const maxFacings = 24;

/** All items whose Arabic is missing or older than its English, one after the other. */
export function Translations() {
  // The overview may have read the list before: it is shown once it has been read for this screen, even if it is the same.
  const { data, isError, isFetchedAfterMount, refetch } = useQuery(translationsQuery);
  // The list stays as it was read, so that items keep their place; finished ones are ticked.
  const [list, setList] = useState<WaitingTranslations>();
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const isOver = list?.waiting.every((thing) => done.has(keyOf(thing))) ?? false;
  const isStale = list === undefined || isOver;
  const [fresh, setFresh] = useState<WaitingTranslations>();
  if (data && isFetchedAfterMount && isStale && data !== fresh) {
    setFresh(data);
    setList(data);
    setDone(new Set());
  }
  const wasOver = useRef(false);
  useEffect(() => {
    // A long list has only the first items: the next ones follow when these are done.
    if (isOver && !wasOver.current && list?.waiting.length) void refetch();
    wasOver.current = isOver;
  }, [isOver, list, refetch]);
  return (
    <section aria-labelledby="translations" className={sectionStyle}>
      {list === undefined ? (
        <>
          <Head />
          {isError ? (
            <FailedRead tryAgain={copy.tryAgain} onTryAgain={refetch}>
              {copy.failed}
            </FailedRead>
          ) : (
            <p role="status">{copy.loading}</p>
          )}
        </>
      ) : isOver && list.waiting.length < waitingIn(list.counts) ? (
        <>
          <Head />
          <p role="status">{copy.loading}</p>
        </>
      ) : isOver ? (
        <>
          <Head />
          <EmptyState state="empty" {...copy.empty}>
            <InternalLink to={`${adminAddresses.dashboard}?tab=content`} className={linkStyle}>
              {copy.back}
            </InternalLink>
          </EmptyState>
        </>
      ) : (
        <Session
          list={list}
          done={done}
          onDone={(thing) => setDone((before) => new Set([...before, keyOf(thing)]))}
        />
      )}
    </section>
  );
}

/** Returns the number of remaining items, listed and not listed. */
function waitingIn(counts: WaitingTranslations['counts']): number {
  return Object.values(counts).reduce((sum, { missing, older }) => sum + missing + older, 0);
}

interface SessionProps {
  list: WaitingTranslations;
  /** The keys of finished items. */
  done: ReadonlySet<string>;
  onDone: (thing: WaitingTranslation) => void;
}

function Session({ list: { waiting, counts }, done, onDone }: SessionProps) {
  const queryClient = useQueryClient();
  const [filter, setFilter] = useState<Filter>('all');
  const [chosen, setChosen] = useState<string>();
  const [isListOpen, setIsListOpen] = useState(false);
  const [hasMoved, setHasMoved] = useState(false);
  const all = Object.values(counts);
  const total = {
    missing: all.reduce((sum, { missing }) => sum + missing, 0),
    older: all.reduce((sum, { older }) => sum + older, 0),
  };
  const shown = waiting.filter(({ state }) => filter === 'all' || state === filter);
  const isDone = (thing: WaitingTranslation) => done.has(keyOf(thing));
  const place = Math.max(0, chosen === undefined ? -1 : shown.findIndex((thing) => keyOf(thing) === chosen));
  const current =
    chosen === undefined ? (shown.find((thing) => !isDone(thing)) ?? shown[0]) : (shown[place] ?? shown[0]);
  const at = current ? shown.indexOf(current) : -1;
  const next =
    shown.find((thing, other) => other > at && !isDone(thing)) ??
    shown.find((thing) => thing !== current && !isDone(thing));
  const go = (thing: WaitingTranslation | undefined) => {
    if (!thing) return;
    setHasMoved(true);
    setIsListOpen(false);
    setChosen(keyOf(thing));
  };
  useEffect(() => {
    if (next) void queryClient.prefetchQuery(workQuery(next));
  }, [next, queryClient]);
  const finish = (thing: WaitingTranslation) => {
    onDone(thing);
    if (next) go(next);
    else if (filter !== 'all') setFilter('all');
  };
  const finished = shown.filter(isDone).length;
  // The server counts all items, but lists only the first ones.
  const count = Math.max(shown.length, filter === 'all' ? waitingIn(counts) : total[filter]);
  return (
    <>
      <Head>
        <div className={progressStyle}>
          {shown.length <= maxFacings && (
            <span aria-hidden="true" className={facingsStyle}>
              {shown.map((thing) => (
                <span
                  key={keyOf(thing)}
                  data-done={isDone(thing) || undefined}
                  data-current={thing === current || undefined}
                  className={facingStyle}
                />
              ))}
            </span>
          )}
          <span className={factsStyle}>{copy.progress(at + 1, count, finished)}</span>
          <Button
            variant="outline"
            size="s"
            aria-expanded={isListOpen}
            aria-controls="translations-list"
            onClick={() => setIsListOpen(!isListOpen)}
            className={listButtonStyle}
          >
            <Icon of={ListTree} size={18} />
            {copy.showList(waitingIn(counts))}
          </Button>
        </div>
      </Head>
      <div className={columnsStyle}>
        <div id="translations-list" data-open={isListOpen || undefined} className={cardStyle}>
          <div className={filterStyle}>
            <ChoiceGroup
              label={copy.show}
              chosen={filter}
              onChoose={(value) => {
                setFilter(value);
                setChosen(undefined);
              }}
              choices={filters.map((value) => ({
                value,
                label: copy.filters[value](value === 'all' ? waitingIn(counts) : total[value]),
              }))}
            />
          </div>
          <ul
            aria-label={copy.list}
            onKeyDown={(event) => moveFocus(event, 'vertical')}
            className={listStyle}
          >
            {shown.map((thing) => (
              <Row
                key={keyOf(thing)}
                thing={thing}
                isDone={isDone(thing)}
                isCurrent={thing === current}
                onChoose={() => go(thing)}
              />
            ))}
          </ul>
        </div>
        {current && (
          <Work
            key={keyOf(current)}
            thing={current}
            isDone={isDone(current)}
            announcement={copy.shown(at + 1, count, nameOf(current), copy.statesInFull[current.state])}
            takesFocus={hasMoved}
            onPrevious={at > 0 ? () => go(shown[at - 1]) : undefined}
            onNext={at < shown.length - 1 ? () => go(shown[at + 1]) : undefined}
            onSkip={next ? () => go(next) : undefined}
            onSaved={(isWhole) => (isWhole ? finish(current) : go(next))}
          />
        )}
      </div>
    </>
  );
}

function Head({ children }: { children?: ReactNode }) {
  return (
    <div className={headStyle}>
      <div>
        <h2 id="translations" className={titleStyle}>
          {copy.title}
        </h2>
        <p className={textStyle}>{copy.text}</p>
      </div>
      {children}
    </div>
  );
}

const icons: Record<TranslatedKind, LucideIcon> = {
  content: FileText,
  blog: Pencil,
  news: Pencil,
  career: Pencil,
  category: List,
  picture: Image,
};

interface RowProps {
  thing: WaitingTranslation;
  isDone: boolean;
  isCurrent: boolean;
  onChoose: () => void;
}

function Row({ thing, isDone, isCurrent, onChoose }: RowProps) {
  return (
    <li>
      <button
        type="button"
        aria-current={isCurrent || undefined}
        // The list is one tab stop, so that Tab leads to the text; the arrow keys move in it.
        tabIndex={isCurrent ? 0 : -1}
        data-done={isDone || undefined}
        onClick={onChoose}
        className={rowStyle}
      >
        <Icon of={isDone ? CircleCheck : icons[thing.kind]} size={18} />
        <span className={wordsStyle}>
          <span dir="auto" className={nameStyle}>
            <bdi>{nameOf(thing)}</bdi>
          </span>
          <span className={factsStyle}>{factsOf(thing)}</span>
        </span>
        {isDone ? (
          <span className={doneStyle}>{copy.done}</span>
        ) : thing.state === 'older' ? (
          <Badge tone="label">{copy.states.older}</Badge>
        ) : (
          <span className={missingStyle}>{copy.states.missing}</span>
        )}
      </button>
    </li>
  );
}

const sectionStyle = css({ display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' });
const headStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  columnGap: '6',
  rowGap: '2',
});
const titleStyle = css({ fontSize: '24px', fontWeight: 'heading', mdDown: { fontSize: '22px' } });
const textStyle = css({ textStyle: 'sm', color: 'fg.muted', mdDown: { display: 'none' } });
const progressStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '2',
});
const facingsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1.5',
  borderBottomWidth: '2px',
  borderColor: 'border.control',
});
const facingStyle = css({
  width: '5',
  height: '7.5',
  borderWidth: '1px',
  borderStyle: 'dashed',
  borderColor: 'fg.muted',
  '&[data-done]': { background: 'brand.solid', borderColor: 'transparent' },
  '&[data-current]': { background: 'label.solid', borderStyle: 'solid', borderColor: 'transparent' },
});
const factsStyle = css({ textStyle: 'xs', color: 'fg.muted' });
const listButtonStyle = css({ display: { lg: 'none' }, marginInlineStart: 'auto' });
const columnsStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '400px minmax(0, 1fr)' },
  gap: '5',
  alignItems: 'start',
});
const cardStyle = css({
  background: 'bg.canvas',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
  lgDown: { display: 'none', '&[data-open]': { display: 'block' } },
});
const filterStyle = css({
  display: 'flex',
  padding: '3',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  overflowX: 'auto',
});
const listStyle = css({
  maxHeight: '[70vh]',
  overflowY: 'auto',
  '& > li + li': { borderTopWidth: '1px', borderColor: 'border.subtle' },
});
const rowStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3.5',
  width: 'full',
  minHeight: '14',
  paddingInline: '4',
  paddingBlock: '2',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { background: 'bg.shelf' },
  _focusVisible: { outlineOffset: '-3px' },
  '&[aria-current]': { background: 'label.subtle' },
  '&[aria-current]:not(:focus-visible)': {
    outlineWidth: '2px',
    outlineStyle: 'solid',
    outlineColor: 'fg.default',
    outlineOffset: '-2px',
  },
  '&[data-done] svg': { color: 'ok.fg' },
});
const wordsStyle = css({ display: 'grid', flex: '1', minWidth: '0' });
const nameStyle = css({
  textStyle: 'sm',
  fontWeight: 'strong',
  lineClamp: 2,
  textAlign: { _ltr: 'left', _rtl: 'right' },
  overflowWrap: 'anywhere',
});
const doneStyle = css({ textStyle: 'xs', fontWeight: 'strong', color: 'ok.fg' });
const missingStyle = css({
  paddingInline: '2',
  borderWidth: '1px',
  borderStyle: 'dashed',
  borderColor: 'fg.muted',
  borderRadius: 'label',
  textStyle: 'xs',
  fontWeight: 'strong',
});
const linkStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'tap',
  color: 'brand.fg',
  textDecoration: 'underline',
});
