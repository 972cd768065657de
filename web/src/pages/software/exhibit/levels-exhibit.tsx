import { ChevronLeft } from 'lucide-react';
import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import { css, cx } from '#styles/css';
import { container } from '#styles/recipes';
import { Drawing } from '#web/components/exhibit/drawing.tsx';
import { ExhibitBand } from '#web/components/exhibit/exhibit-band.tsx';
import { Places } from '#web/components/exhibit/places.tsx';
import { scriptedStyle } from '#web/components/feedback/scripting.ts';
import { Icon } from '#web/components/icon.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { AllLevels } from './all-levels.tsx';
import {
  hashOf,
  type Level,
  missing,
  openedStore,
  type Place,
  stores,
  times,
  wanted,
} from './availability.ts';
import type { LevelsCopy } from './copy.en.ts';
import { columnPeek, rowPeek } from './drawings.ts';
import { type LevelsFormat, levelsFormat } from './levels-format.ts';
import { numbersOf, Panel, type ShownPlace } from './panels.tsx';
import { usePlace } from './use-place.ts';

const levels = [1, 2, 3, 4] as const;
const places = [
  hashOf({ level: 2, store: openedStore }),
  ...stores.map((store) => hashOf({ level: 3, store })),
  hashOf({ level: 4, store: openedStore }),
].map((hash) => hash.slice(1));

/**
 * Shows what a number is made of, in levels: the stores, one visit, one photo. Earlier levels are columns with a link
 * back; later levels are outlines of their contents. Below `xl` all of them are rows.
 */
export function LevelsExhibit({ copy }: { copy: LevelsCopy }) {
  const language = useLanguage();
  // The formats change only with the language, so that opening a level renders only what it changes.
  const format = useMemo(() => levelsFormat(language, copy), [language, copy]);
  const flow = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const moveFocus = useCallback((to: Place, from: Place) => {
    const opener = flow.current?.querySelector<HTMLElement>('[data-opens]');
    if (to.level < from.level && opener) opener.focus();
    else heading.current?.focus();
  }, []);
  const { place, linked, moved, open, close } = usePlace(moveFocus);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && place.level > 1) close((place.level - 1) as Level);
    };
    const element = box.current;
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [place, close]);
  const shown = { copy, format, place };
  // The visits of other stores have no photo to open: for these stores, level 3 (the count of products) is the last level.
  const last = place.level === 3 && place.store !== openedStore;
  return (
    <>
      <Places names={places} />
      {/* Content that a URL opens is mounted in place of the prerendered content, so that no change is animated. */}
      <div ref={box} key={linked ? 'linked' : 'served'}>
        <ExhibitBand copy={{ ...headOf(shown), example: copy.example }} stands>
          <div ref={flow} className={flowStyle}>
            {levels.map((level) =>
              level === place.level ? (
                <Panel key={level} {...shown} heading={heading} onOpen={open} />
              ) : (
                <Column
                  key={level}
                  {...shown}
                  level={level}
                  moves={moved}
                  onPress={
                    level < place.level
                      ? () => close(level)
                      : last
                        ? undefined
                        : () =>
                            open({ level, store: level > 2 && place.level > 2 ? place.store : openedStore })
                  }
                />
              ),
            )}
          </div>
          <AllLevels copy={copy} format={format} />
        </ExhibitBand>
        <Crumbs {...shown} onClose={close} />
      </div>
    </>
  );
}

/** Returns the text about the open level in the heading of the band. */
function headOf({ copy, format, place }: ShownPlace): { title: string; lead: string } {
  const { store, level } = place;
  if (level === 1) return copy.one;
  if (level === 2) return { title: copy.two.title(format.share), lead: copy.two.lead };
  if (level === 4) return { title: copy.four.title(missing, format.share), lead: copy.four.lead };
  return {
    title: copy.three.title(wanted - store.found),
    lead:
      store === openedStore
        ? copy.three.lead(times.out - times.in, times.photos.length)
        : copy.three.count(format.number(store.found), format.number(wanted)),
  };
}

/** Returns the figure of a column, and its label. */
function figureOf(level: Level, { copy, format, place }: ShownPlace): readonly [string, string] {
  const { store } = place;
  const number = (value: number) => format.number(value);
  if (level < place.level) {
    if (level === 1) return [format.share, copy.inStock(stores.length)];
    if (level === 2) return [format.part(store.found, wanted), copy.minimarket(format.storeNumber(store.no))];
    return [format.of(store.found, wanted), `${copy.date}${copy.comma}${format.clock(times.in)}`];
  }
  if (level === 2) return [number(stores.length), copy.storesBehind];
  return level === 3
    ? [number(wanted), copy.productsWanted]
    : [number(times.photos.length), copy.photosTaken];
}

interface ColumnProps extends ShownPlace {
  level: Level;
  moves: boolean;
  /** Opens or closes the level; absent if there is nothing to open. */
  onPress: (() => void) | undefined;
}

/**
 * A column for a level that is not shown now. Pressing an earlier level goes back to it; pressing a later one opens it.
 */
function Column({ level, moves, onPress, ...shown }: ColumnProps) {
  const { copy, format, place } = shown;
  const passed = level < place.level;
  const [figure, counts] = figureOf(level, shown);
  const name = copy.names[level - 1] ?? '';
  const peek = { level, rtl: format.rtl, light: passed };
  const content = (
    <>
      <RowPeek {...peek} />
      <span className={nameStyle}>{name}</span>
      {passed && (
        <span className={backStyle}>
          <Icon of={ChevronLeft} size={18} className={turnedStyle} />
          {copy.back}
        </span>
      )}
      <ColumnPeek {...peek} no={level === 2 && passed ? place.store.no : ''} />
      <span className={figuresStyle}>
        <b className={figureStyle}>{figure}</b>
        <span className={countsStyle}>{counts}</span>
      </span>
    </>
  );
  const state = {
    'data-passed': passed || undefined,
    'data-next': (onPress && level === place.level + 1) || undefined,
    'data-moves': moves || undefined,
    className: cx(columnStyle, scriptedStyle),
  };
  if (!onPress) return <div {...state}>{content}</div>;
  const parts = passed ? [name, copy.back, `${figure} ${counts}`] : [name, `${figure} ${counts}`];
  return (
    <button type="button" aria-label={parts.join(copy.comma)} {...state} onClick={onPress}>
      {content}
    </button>
  );
}

interface PeekProps {
  level: Level;
  rtl: boolean;
  light: boolean;
}

/** Memoized: the drawings of a column have hundreds of shapes, which most steps between levels do not change. */
const RowPeek = memo(function RowPeek({ level, rtl, light }: PeekProps) {
  return <Drawing {...rowPeek(level, rtl, light)} className={rowPeekStyle} />;
});

const ColumnPeek = memo(function ColumnPeek({ level, rtl, light, no }: PeekProps & { no: string }) {
  return <Drawing {...columnPeek(level, rtl, light, no)} className={columnPeekStyle} />;
});

/** The breadcrumbs from the number to the open level, below the rail. */
function Crumbs({ copy, format, place, onClose }: ShownPlace & { onClose: (level: Level) => void }) {
  const numbers = numbersOf(format, place.store.no);
  const here = copy.crumbs.here(numbers);
  const passed = copy.crumbs.passed(numbers.no);
  return (
    <nav aria-label={copy.where} className={cx(crumbsStyle, scriptedStyle)}>
      <div className={container()}>
        <ol className={crumbListStyle}>
          {levels.map((level) => {
            const i = level - 1;
            if (level < place.level)
              return (
                <li key={level} data-narrow className={crumbPlaceStyle}>
                  <button type="button" className={crumbStyle} onClick={() => onClose(level)}>
                    {passed[i]}
                  </button>
                </li>
              );
            const current = level === place.level;
            return (
              <li
                key={level}
                data-narrow={!current || undefined}
                data-ahead={!current || undefined}
                className={crumbPlaceStyle}
              >
                <span aria-current={current ? 'step' : undefined} className={crumbStyle}>
                  {current ? crumbHere(here[i] ?? '', copy, format, place) : copy.crumbs.ahead[i]}
                </span>
              </li>
            );
          })}
        </ol>
      </div>
    </nav>
  );
}

/**
 * Returns the last breadcrumb: `here`, or only the store's name if its visit cannot be opened, since it has no date to
 * show.
 */
function crumbHere(here: string, copy: LevelsCopy, format: LevelsFormat, { level, store }: Place): string {
  return level === 3 && store !== openedStore ? copy.minimarket(format.storeNumber(store.no)) : here;
}

const flowStyle = css({
  position: 'relative',
  display: 'flex',
  flexDirection: { base: 'column', xl: 'row' },
  alignItems: 'stretch',
  gap: { base: '2', xl: '2.5' },
  minHeight: { xl: '[512px]' },
  marginTop: { base: '4', md: '6' },
});
const columnStyle = css({
  display: 'flex',
  flexDirection: { base: 'row', xl: 'column' },
  alignItems: { base: 'center', xl: 'start' },
  flexShrink: '0',
  gap: { base: '3.5', xl: '2.5' },
  width: { xl: '[136px]' },
  minHeight: '[62px]',
  paddingInline: '3.5',
  paddingBlock: { base: '2', xl: '4' },
  textAlign: 'start',
  borderWidth: '2px',
  borderStyle: 'dashed',
  borderColor: 'border.onDarkControl',
  xl: { borderBottomWidth: '0' },
  '&[data-next]': { borderColor: 'label.solid' },
  '&[data-passed]': {
    color: 'fg.default',
    background: 'brand.muted',
    borderColor: 'transparent',
    boxShadow: {
      base: '[inset 0 -4px token(colors.border.shade)]',
      xl: '[inset calc(-8px * var(--dir)) 0 token(colors.border.shade)]',
    },
  },
  '&[data-moves]': { animation: 'aside 260ms token(easings.standard)' },
  '&:is(button):hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
});
const rowPeekStyle = css({ display: { base: 'block', xl: 'none' }, flexShrink: '0' });
const nameStyle = css({ flexGrow: { base: '1', xl: '0' }, textStyle: 'sm', fontWeight: 'strong' });
const backStyle = css({
  display: { base: 'none', xl: 'inline-flex' },
  alignItems: 'center',
  gap: '1.5',
  marginInlineStart: '-1',
  textStyle: 'xs',
  fontWeight: 'strong',
});
const turnedStyle = css({ transform: 'scaleX(var(--dir))' });
const columnPeekStyle = css({
  display: { base: 'none', xl: 'block' },
  width: '25',
  height: 'auto',
  marginTop: '1.5',
});
const figuresStyle = css({
  display: 'block',
  textAlign: { base: 'end', xl: 'start' },
  marginTop: { xl: 'auto' },
});
const figureStyle = css({
  display: 'block',
  textStyle: 'figure',
  fontSize: { base: '[21px]', xl: '[calc(34px * var(--hero-scale))]' },
  lineHeight: '[1.25]',
  whiteSpace: 'nowrap',
});
/** Always as high as two lines, so that the figures of all columns are on one line. */
const countsStyle = css({ display: 'block', minHeight: { xl: '[2lh]' }, textStyle: 'xs' });
const crumbsStyle = css({
  paddingBottom: { base: '7', md: '8.5' },
  background: 'bg.shelf',
  '@media print': { display: 'none' },
});
const crumbListStyle = css({ display: 'flex', flexWrap: 'wrap', gap: { base: '2', xl: '2.5' } });
/** The breadcrumbs are as wide as the columns above them. */
const crumbPlaceStyle = css({
  xl: { flexGrow: '1', '&[data-narrow]': { flexGrow: '0', width: '[136px]' } },
  '&[data-ahead]': { display: { base: 'none', xl: 'block' } },
});
const crumbStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'tap',
  paddingInline: '3',
  textStyle: 'xs',
  fontWeight: 'strong',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  background: 'bg.canvas',
  color: 'fg.default',
  borderWidth: '1px',
  borderTopWidth: '0',
  borderColor: 'border.subtle',
  borderBottomRadius: 'label',
  xl: { '[data-narrow] > &': { width: 'full', paddingInline: '2.5' } },
  '&[aria-current]': { background: 'label.solid', borderColor: 'label.solid' },
  '[data-ahead] > &': {
    background: 'transparent',
    color: 'fg.muted',
    fontWeight: 'normal',
    borderWidth: '1.5px',
    borderTopWidth: '0',
    borderStyle: 'dashed',
    borderColor: 'border.control',
  },
});
