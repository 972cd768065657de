import { ArrowRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { directionOf } from '#shared/language.ts';
import { css, cx } from '#styles/css';
import { button, container } from '#styles/recipes';
import { Icon } from '#web/components/icon.tsx';
import { PageLink } from '#web/components/navigation/page-link.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { recordToolEvent } from '#web/lib/tool-events.ts';
import type { AuditCopy } from './copy.en.ts';
import { auditFormat } from './format.ts';
import { facingCount, faultCount, type Puzzle, prices, puzzleOf, scoreOf, seconds } from './puzzle.ts';
import { type Audit, Result } from './result.tsx';
import { Shelf, shelfStyle } from './shelf.tsx';
import { placeByKey } from './shelf-keys.ts';

interface GameProps {
  copy: AuditCopy;
  /** The seed of the first shelf. */
  seed: number;
  /** True if the time is limited to thirty seconds. */
  clocked: boolean;
  /** The result of the person who shared this shelf. */
  challenge?: number | undefined;
}

/** The shelf to audit, then the result, then perhaps another shelf. */
export function Game({ copy, seed: first, clocked, challenge }: GameProps) {
  const [seed, setSeed] = useState(first);
  const [audit, setAudit] = useState<Audit>();
  const puzzle = useMemo(() => puzzleOf(seed), [seed]);
  const finish = (done: Audit) => {
    setAudit(done);
    const { found, missed, wrong } = scoreOf(puzzle, done.marks);
    const counts = { found: found.length, missed: missed.length, wrong: wrong.length };
    recordToolEvent('try_finish', { ...counts, seconds: done.used });
  };
  if (!audit) return <Play key={seed} copy={copy} puzzle={puzzle} clocked={clocked} onDone={finish} />;
  return (
    <>
      <Result
        copy={copy}
        puzzle={puzzle}
        seed={seed}
        audit={audit}
        challenge={seed === first ? challenge : undefined}
      />
      <section className={closingStyle}>
        <div className={cx(container(), closingRowStyle)}>
          <div>
            <h2 className={css({ textStyle: 'h2' })}>{copy.closing.title}</h2>
            <p className={closingLeadStyle}>{copy.closing.text}</p>
          </div>
          <div className={closingActionsStyle}>
            <PageLink
              to="/plan-an-audit"
              className={button({ variant: 'ink' })}
              onClick={() => recordToolEvent('try_to_plan', {})}
            >
              {copy.closing.action}
              <Icon of={ArrowRight} className={arrowStyle} />
            </PageLink>
            <button
              type="button"
              className={button({ variant: 'outline' })}
              onClick={() => {
                setAudit(undefined);
                setSeed(seed + 1);
              }}
            >
              {copy.closing.again}
            </button>
          </div>
        </div>
      </section>
    </>
  );
}

interface PlayProps {
  copy: AuditCopy;
  puzzle: Puzzle;
  clocked: boolean;
  onDone: (audit: Audit) => void;
}

/** The remaining seconds that are announced to screen readers. */
const said: readonly number[] = [20, 10, 5];

function Play({ copy, puzzle, clocked, onDone }: PlayProps) {
  const language = useLanguage();
  const { number, clock } = auditFormat(language);
  const [marks, setMarks] = useState<ReadonlySet<number>>(new Set());
  const [current, setCurrent] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const marked = useRef(marks);
  marked.current = marks;
  const left = useSecondsLeft(clocked, () => onDone({ marks: marked.current, used: seconds }));
  const buttons = () => grid.current?.querySelectorAll<HTMLElement>('button') ?? [];
  const go = (place: number) => {
    setCurrent(place);
    for (const one of buttons()) if (one.dataset.place === String(place)) one.focus();
  };
  useEffect(() => recordToolEvent('try_start', { clock: clocked }), [clocked]);
  useEffect(() => {
    grid.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  const toggle = (place: number) =>
    setMarks((before) => {
      const after = new Set(before);
      if (!after.delete(place)) after.add(place);
      return after;
    });
  const onKeyDown = (event: KeyboardEvent) => {
    const columns = matchMedia('(min-width: 768px)').matches ? 2 : 1;
    const next = placeByKey(event, { puzzle, current, columns, direction: directionOf(language) });
    if (next !== undefined) go(next);
  };
  const nameOf = (place: number) => {
    const facing = puzzle.facings[place];
    if (facing) {
      const holds = facing.holds ? copy.packs[facing.holds] : copy.shelf.empty;
      return copy.shelf.facing(number(facing.bay + 1), number(facing.at + 1), holds);
    }
    const { bay = 0, at = 0, count = 1, shows = 'water' } = puzzle.labels[place - facingCount] ?? {};
    const price = number(prices[shows]);
    return copy.shelf.label(number(bay + 1), number(at + 1), number(at + count), copy.packs[shows], price);
  };
  const sum = (marks.size > faultCount ? copy.tooMany : copy.marked)(number(marks.size), number(faultCount));
  const count = (
    <>
      {sum.before}
      <b className={countedStyle}>{sum.marks}</b>
      {sum.after}
    </>
  );
  const begins = clocked ? copy.clock.begins : copy.clock.withoutClock;
  return (
    <section aria-labelledby="audit-title" className={playStyle}>
      <h1 id="audit-title" className={css({ srOnly: true })}>
        {copy.title}
      </h1>
      <p role="status" className={css({ srOnly: true })}>
        {said.includes(left) ? copy.clock.left(left) : left > 20 || !clocked ? begins : ''}
      </p>
      <div className={cx(container(), playGridStyle)}>
        <div className={barStyle}>
          {clocked && (
            <>
              <bdi dir="ltr" aria-hidden="true" className={clockStyle}>
                {clock(left)}
              </bdi>
              <span aria-hidden="true" className={secondsStyle}>
                {Array.from({ length: seconds }, (_, second) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a second is its place
                  <i key={second} data-out={second >= left || undefined} />
                ))}
              </span>
            </>
          )}
          <span className={wideCountStyle}>{count}</span>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: it is laid out as shelves, which takes a table its roles */}
        <div
          ref={grid}
          role="grid"
          tabIndex={-1}
          aria-label={copy.shelf.name(number(facingCount), number(puzzle.labels.length))}
          className={cx(shelfStyle, shelvesStyle)}
          onKeyDown={onKeyDown}
        >
          <Shelf
            inGrid
            puzzle={puzzle}
            write={number}
            markOf={(place) => (marks.has(place) ? { kind: 'mark' } : undefined)}
            placeOf={(place, drawing, className) => (
              <button
                type="button"
                data-place={place}
                aria-label={nameOf(place)}
                aria-pressed={marks.has(place)}
                tabIndex={place === current ? 0 : -1}
                className={className}
                onFocus={() => setCurrent(place)}
                onClick={() => toggle(place)}
              >
                {drawing}
              </button>
            )}
          />
        </div>
        <div className={doneStyle}>
          <button
            type="button"
            className={button({ variant: 'label', size: 's' })}
            onClick={() => onDone({ marks, used: clocked ? seconds - left : undefined })}
          >
            {copy.done}
          </button>
        </div>
        <div className={keysStyle}>
          <span className={narrowStyle}>
            {count}. {copy.keys.again}
          </span>
          <span className={wideStyle}>
            <kbd>
              <bdi dir="ltr">←↑→↓</bdi>
            </kbd>
            {` ${copy.keys.arrows}`}
          </span>
          <span className={wideStyle}>
            <kbd>{copy.keys.space}</kbd>
            {` ${copy.keys.mark}`}
          </span>
          <span className={wideStyle}>
            <kbd>
              <bdi dir="ltr">Tab</bdi>
            </kbd>
            {` ${copy.keys.toDone}`}
          </span>
        </div>
      </div>
    </section>
  );
}

const tick = 200;

/** Returns the remaining whole seconds. The time stops while the page is hidden; at its end `onOver` is called once. */
function useSecondsLeft(running: boolean, onOver: () => void): number {
  const [left, setLeft] = useState(seconds);
  const over = useRef(onOver);
  over.current = onOver;
  useEffect(() => {
    if (!running) return;
    let passed = 0;
    let before = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      if (document.visibilityState === 'visible') passed += now - before;
      before = now;
      const rest = Math.max(0, Math.ceil(seconds - passed / 1000));
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(timer);
      over.current();
    }, tick);
    return () => clearInterval(timer);
  }, [running]);
  return left;
}

const playStyle = css({
  overflowX: 'clip',
  minHeight: '[calc(100svh - var(--navigation-height))]',
  ground: 'deep',
});
const playGridStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) max-content',
  paddingInline: { base: '0', md: 'gutter' },
});
/** The bar stays in view, since the shelves are higher than some windows. */
const barStyle = css({
  position: 'sticky',
  top: '[var(--navigation-height)]',
  zIndex: 'sticky',
  display: 'flex',
  alignItems: 'center',
  gap: { base: '3.5', md: '8' },
  minHeight: { base: '16', md: '21' },
  '@media (max-height: 500px)': { minHeight: '12' },
  paddingInline: { base: '5', md: '0' },
  background: 'bg.deep',
});
const doneStyle = css({
  position: 'sticky',
  top: '[var(--navigation-height)]',
  zIndex: 'sticky',
  gridArea: '1 / 2',
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: { md: '8' },
  paddingInlineEnd: { base: '5', md: '0' },
  background: 'bg.deep',
});
const clockStyle = css({
  minWidth: { base: '21', md: '28' },
  fontSize: { base: '[38px]', md: '[54px]' },
  lineHeight: '[1.15]',
  fontWeight: 'heading',
  fontVariantNumeric: 'tabular-nums',
});
const secondsStyle = css({
  flexGrow: '1',
  display: 'flex',
  gap: { base: '0.5', md: '1' },
  borderBottomWidth: '[5px]',
  borderColor: 'steel.dark',
  '& i': { flexGrow: '1', height: { base: '5', md: '7.5' }, background: 'bg.canvas' },
  '& i[data-out]': {
    background: 'transparent',
    outline: '[1.5px dashed {colors.border.onDarkControl}]',
    outlineOffset: '[-1.5px]',
  },
});
const wideCountStyle = css({
  display: { base: 'none', md: 'block' },
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
});
const shelvesStyle = css({
  gridColumn: '1 / -1',
  outline: 'none',
  // The focused element is not covered by the bar.
  '& button': {
    scrollMarginTop: { base: '16', md: '21' },
    '@media (max-height: 500px)': { scrollMarginTop: '12' },
  },
});
const countedStyle = css({ fontWeight: 'strong', color: 'fg.onDark' });
const keysStyle = css({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '7',
  rowGap: '2',
  paddingTop: { base: '3', md: '4' },
  paddingBottom: { base: '5', md: '6' },
  paddingInline: { base: '5', md: '0' },
  textStyle: 'sm',
  color: 'fg.onDarkMuted',
  '& kbd': {
    marginInlineEnd: '0.5',
    paddingInline: '2',
    fontFamily: 'body',
    textStyle: 'xs',
    borderWidth: '1.5px',
    borderColor: 'border.onDarkControl',
    borderRadius: 'label',
    color: 'fg.onDark',
  },
});
const narrowStyle = css({ display: { md: 'none' } });
const wideStyle = css({ display: { base: 'none', md: 'inline' } });
const closingStyle = css({
  background: 'label.solid',
  color: 'label.contrast',
  '@media print': { display: 'none!' },
});
const closingRowStyle = css({
  display: 'flex',
  flexDirection: { base: 'column', lg: 'row' },
  alignItems: { lg: 'center' },
  justifyContent: 'space-between',
  gap: { base: '6', lg: '10' },
  paddingBlock: { base: '14', md: '21' },
});
const closingLeadStyle = css({ marginTop: '2', textStyle: 'lead' });
const closingActionsStyle = css({
  display: 'flex',
  flexDirection: { base: 'column', sm: 'row' },
  flexWrap: 'wrap',
  gap: '3.5',
});
const arrowStyle = css({ transform: 'scaleX(var(--dir))' });
