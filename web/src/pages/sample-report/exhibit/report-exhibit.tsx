import { ArrowLeft, ArrowRight, BookOpen, FileText, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { css, cx } from '#styles/css';
import { container, rail } from '#styles/recipes';
import { reportFormat } from '#web/components/exhibit/report/format.ts';
import { Patterns } from '#web/components/exhibit/report/patterns.tsx';
import type { ViewerCopy } from '#web/components/exhibit/report/viewer-copy.en.ts';
import { scriptedStyle } from '#web/components/feedback/scripting.ts';
import { Icon } from '#web/components/icon.tsx';
import { PageLink } from '#web/components/navigation/page-link.tsx';
import { ReportPage } from '#web/components/report-page.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts';
import { recordToolEvent } from '#web/lib/tool-events.ts';
import { pageCount } from './load-pages.ts';
import { Pages, spreadOf } from './pages.tsx';
import { reportStyle } from './sheet-style.ts';
import { useGestures } from './use-gestures.ts';

/** Two pages lie side by side from this width up. */
const wide = '(min-width: 1024px)';

/** The six pages of the report, to leaf through or to read as text. The URL names the open page: `#page-3`. */
export function ReportExhibit({ copy }: { copy: ViewerCopy }) {
  const language = useLanguage();
  const format = useMemo(() => reportFormat(language), [language]);
  const isRead = useRef(false);
  const read = useCallback(() => {
    if (!isRead.current) recordToolEvent('report_open', {});
    isRead.current = true;
  }, []);
  const { page, turnTo, shown, step } = usePages(read);
  const [mode, chosen, choose] = useMode(read);
  const [enlarged, setEnlarged] = useState(false);
  const [touched, setTouched] = useState(false);
  const turn = (by: -1 | 1) => {
    setTouched(true);
    step(by);
  };
  const enlarge = (value: boolean) => {
    setTouched(true);
    read();
    setEnlarged(value);
  };
  const stage = useRef<HTMLElement>(null);
  const modeButton = useRef<HTMLButtonElement>(null);
  const changeMode = () => {
    read();
    flushSync(() => {
      choose(mode === 'text' ? 'pages' : 'text');
      setEnlarged(false);
    });
    // Scrolls to the button, which has moved: the text begins below it.
    modeButton.current?.scrollIntoView({ block: 'nearest' });
  };
  useGestures(stage, {
    onSwipe: (towards) =>
      !enlarged && mode !== 'text' && turn(towards === (format.rtl ? 'right' : 'left') ? 1 : -1),
    onTap: () => mode !== 'text' && enlarge(!enlarged),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (mode === 'text' || event.altKey || event.ctrlKey || event.metaKey) return;
    const isScrolled = enlarged && event.target === stage.current;
    const act = isScrolled && event.key.startsWith('Arrow') ? undefined : actOf(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  };
  const actOf = (key: string): (() => void) | undefined => {
    const forward = format.rtl ? 'ArrowLeft' : 'ArrowRight';
    const back = format.rtl ? 'ArrowRight' : 'ArrowLeft';
    if (key === forward) return () => turn(1);
    if (key === back) return () => turn(-1);
    if (key === 'Home') return () => turnTo(1);
    if (key === 'End') return () => turnTo(pageCount);
    if (key === '+' || key === '=') return () => enlarge(true);
    if (key === '-' || (key === 'Escape' && enlarged)) return () => enlarge(false);
    return undefined;
  };
  const root = useRef<HTMLDivElement>(null);
  useArrowsOutside((key) => {
    const act = mode !== 'text' && actOf(key);
    if (!act) return;
    act();
    const area = key === (format.rtl ? 'ArrowLeft' : 'ArrowRight') ? 'next' : 'previous';
    root.current?.querySelector<HTMLElement>(`[data-area=${area}]`)?.focus({ preventScroll: true });
  });
  const [first = page, second] = shown;
  const told =
    second === undefined
      ? copy.pageOf(format.number(first), format.number(pageCount))
      : copy.pagesOf(format.number(first), format.number(second), format.number(pageCount));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of what is focused within, all of which have buttons too.
    <div
      ref={root}
      // Until a visitor chooses a mode, the attribute keeps the value of the first paint: another value would make the browser
      // compute all styles again.
      data-mode={chosen ?? (enlarged ? 'pages' : 'auto')}
      data-enlarged={enlarged || undefined}
      className={cx(reportStyle, rootStyle)}
      onKeyDown={onKeyDown}
    >
      <Patterns />
      <div className={cx(container(), stageStyle)}>
        <Turn label={copy.previous} area="previous" off={first === 1} onTurn={() => turn(-1)} />
        <section
          ref={stage}
          aria-label={enlarged ? copy.enlarged : copy.label}
          tabIndex={enlarged ? 0 : undefined}
          className={spreadStyle}
        >
          <Pages key={language} open={page} />
        </section>
        <Turn label={copy.next} area="next" off={shown.includes(pageCount)} onTurn={() => turn(1)} />
        <div className={cx(barStyle, scriptedStyle)}>
          <p role="status" className={statusStyle}>
            {mode !== 'text' && (touched ? told : <span className={onPagesStyle}>{told}</span>)}
          </p>
          {mode !== 'text' && (
            <button
              type="button"
              className={cx(toolStyle, onPagesStyle)}
              onClick={({ currentTarget, detail }) => {
                flushSync(() => enlarge(!enlarged));
                // The button has moved. After a key press it is scrolled into view; after a click the page stays in view.
                if (detail === 0) currentTarget.scrollIntoView({ block: 'nearest' });
              }}
            >
              <Icon of={enlarged ? ZoomOut : ZoomIn} size={18} />
              {enlarged ? copy.reduce : copy.enlarge}
            </button>
          )}
          <button ref={modeButton} type="button" className={toolStyle} onClick={changeMode}>
            {mode !== 'text' && (
              <span className={cx(labelStyle, onPagesStyle)}>
                <Icon of={FileText} size={18} />
                {copy.asText}
              </span>
            )}
            {mode !== 'pages' && (
              <span className={cx(labelStyle, inTextStyle)}>
                <Icon of={BookOpen} size={18} />
                {copy.asPages}
              </span>
            )}
          </button>
        </div>
      </div>
      <nav aria-label={copy.thumbnails} className={cx(thumbnailsStyle, scriptedStyle)}>
        <ul className={thumbnailListStyle}>
          {copy.pages.map((title, i) => (
            <li key={title}>
              <button
                type="button"
                aria-label={copy.thumbnail(format.number(i + 1), title)}
                aria-current={shown.includes(i + 1) || undefined}
                className={thumbnailStyle}
                onClick={() => {
                  setTouched(true);
                  turnTo(i + 1);
                }}
              >
                <ReportPage page={i + 1} />
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div className={cx(rail(), railStyle)} />
      <div className={hintBandStyle}>
        <div className={cx(container(), hintRowStyle)}>
          <p className={cx(hintStyle, scriptedStyle)}>
            <span className={pointerHintStyle}>{copy.hint}</span>
            <span className={touchHintStyle}>{copy.touchHint}</span>
          </p>
          <ul className={linksStyle}>
            <li>
              <PageLink to="/method" className={askStyle}>
                {copy.method}
              </PageLink>
            </li>
            <li>
              <PageLink to="/plan-an-audit" className={askStyle}>
                {copy.ask}
                <Icon of={ArrowRight} size={18} className={backStyle} />
              </PageLink>
            </li>
          </ul>
        </div>
      </div>
    </div>
  );
}

/**
 * Calls `onArrow` for the left and right arrow keys while nothing has the focus, so that the visitor can turn pages
 * right after the page has loaded. Character keys work only within the report: speech input could press them by
 * accident.
 */
function useArrowsOutside(onArrow: (key: string) => void) {
  const latest = useRef(onArrow);
  useEffect(() => {
    latest.current = onArrow;
  });
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.target !== document.body || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') latest.current(event.key);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

type Mode = 'pages' | 'text';

/**
 * Returns how the report is shown: as `pages` to leaf through, or as `text`. It is `auto` before hydration, when only
 * the stylesheet knows. On a phone it opens as text. Also returns what the visitor chose, and the function to choose.
 *
 * @param onRead called when a visitor scrolls on in a report that opened as text
 */
function useMode(onRead: () => void) {
  const [chosen, choose] = useState<Mode>();
  const hydrated = useHydrated();
  const opened = hydrated && document.documentElement.hasAttribute('data-phone') ? 'text' : 'pages';
  const opensAsText = chosen === undefined && opened === 'text';
  useEffect(() => {
    if (!opensAsText) return;
    addEventListener('scroll', onRead, { once: true, passive: true });
    return () => removeEventListener('scroll', onRead);
  }, [opensAsText, onRead]);
  const mode: Mode | 'auto' = chosen ?? (hydrated ? opened : 'auto');
  return [mode, chosen, choose] as const;
}

/**
 * Returns the open page, which the URL names, and the pages that are visible with it.
 *
 * @param onRead called when a visitor turns to another page
 */
function usePages(onRead: () => void) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const page = hydrated ? pageInHash(hash) : 1;
  const [side, setSide] = useState(false);
  useEffect(() => {
    const media = matchMedia(wide);
    const update = () => setSide(media.matches);
    update();
    media.addEventListener('change', update);
    return () => media.removeEventListener('change', update);
  }, []);
  const turnTo = (to: number) => {
    navigate({ hash: `#page-${to}` }, { replace: true });
    onRead();
    recordToolEvent('report_page', { n: to });
  };
  const shown = side ? spreadOf(page) : [page];
  const step = (by: -1 | 1) => {
    const to = by === 1 ? Math.max(...shown) + 1 : Math.min(...shown) - 1;
    if (to < 1 || to > pageCount) return;
    turnTo(side ? Math.min(...spreadOf(to)) : to);
  };
  return { page, turnTo, shown, step };
}

/** Returns the page that the hash of a URL names; the cover if it names none. */
export function pageInHash(hash: string): number {
  return Number(/^#page-([1-6])$/.exec(hash)?.[1] ?? 1);
}

interface TurnProps {
  label: string;
  area: 'previous' | 'next';
  off: boolean;
  onTurn: () => void;
}

/** A button that turns the page. Where there is no page to turn to it does nothing, and keeps the focus. */
function Turn({ label, area, off, onTurn }: TurnProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off}
      data-area={area}
      className={cx(turnStyle, scriptedStyle)}
      onClick={off ? undefined : onTurn}
    >
      <Icon of={ArrowLeft} size={24} className={area === 'next' ? onStyle : backStyle} />
    </button>
  );
}

const rootStyle = css({
  ground: 'deep',
  '@media print': { background: 'transparent' },
});
/** On wide screens two pages take the width of the window, so that their text can be read, with the controls above them. */
const stageStyle = css({
  maxWidth: { lg: '[1480px]' },
  paddingInline: { lg: '8' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media screen and (scripting: enabled)': {
    _sheets: {
      gridTemplateColumns: {
        base: '56px minmax(0, 1fr) 56px',
        lg: 'minmax(0, 1fr) 56px max-content 56px minmax(0, 1fr)',
      },
      gridTemplateAreas: {
        base: '"spread spread spread" "previous bar next"',
        lg: '". previous bar next ." "spread spread spread spread spread"',
      },
      columnGap: { base: '3', lg: '5' },
      rowGap: '4',
      justifyContent: 'center',
      alignItems: 'center',
    },
  },
  '@media print': { padding: '0', maxWidth: 'none' },
});
const spreadStyle = css({
  marginInline: { base: '[calc(-1 * token(spacing.gutter))]', md: '0' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  rowGap: '4',
  minWidth: '0',
  '@media screen and (scripting: enabled)': {
    _sheets: {
      gridArea: 'spread',
      marginInline: '0',
      gridTemplateColumns: { base: 'minmax(0, 600px)', lg: 'repeat(2, minmax(0, 1fr))' },
      justifyContent: 'center',
      touchAction: 'pan-y pinch-zoom',
      cursor: 'zoom-in',
    },
    '[data-mode=pages][data-enlarged] &': {
      gridTemplateColumns: { base: '794px', lg: 'minmax(0, 1040px)' },
      justifyContent: { base: 'start', lg: 'center' },
      overflow: { base: 'auto', lg: 'visible' },
      maxHeight: { base: '[80dvh]', lg: 'none' },
      paddingTop: { lg: '12' },
      touchAction: 'auto',
      cursor: 'zoom-out',
    },
  },
  '@media print': { display: 'block', marginInline: '0' },
});
const turnStyle = css({
  display: 'grid',
  placeItems: 'center',
  width: '14',
  height: '14',
  borderWidth: '1.5px',
  borderColor: 'border.onDarkControl',
  borderRadius: 'control',
  _hover: { borderColor: 'fg.onDark' },
  '&[data-area=previous]': { gridArea: 'previous' },
  '&[data-area=next]': { gridArea: 'next' },
  '&[aria-disabled=true]': { opacity: '0.35', cursor: 'default' },
  // Keeps the button visible at every scroll position, over the top of a page that is higher than the window.
  '[data-enlarged] &': {
    gridRow: { lg: '1 / 3' },
    alignSelf: { lg: 'start' },
    position: { lg: 'sticky' },
    top: { lg: 'var(--navigation-height)' },
    zIndex: { lg: 'raised' },
    ground: { lg: 'deep' },
  },
  _flowing: { display: 'none' },
  '@media print': { display: 'none' },
});
const backStyle = css({ transform: 'scaleX(var(--dir))' });
const onStyle = css({ transform: 'scaleX(calc(-1 * var(--dir)))' });
const barStyle = css({
  gridArea: 'bar',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  columnGap: '5',
  rowGap: '0',
  textStyle: 'sm',
  textAlign: 'center',
  _flowing: { gridArea: 'auto', order: '-1', justifyContent: 'start', marginBottom: '4' },
  minHeight: { lg: '14' },
  '[data-enlarged] &': {
    gridRow: { lg: '1 / 3' },
    alignSelf: { lg: 'start' },
    position: { lg: 'sticky' },
    top: { lg: 'var(--navigation-height)' },
    // Covers the page in the space between the controls.
    marginInline: { lg: '-5' },
    paddingInline: { lg: '5' },
    zIndex: { lg: 'raised' },
    ground: { lg: 'deep' },
  },
  '@media print': { display: 'none' },
});
const statusStyle = css({ fontWeight: 'strong', _flowing: { position: 'absolute' } });
/**
 * Before hydration both variants of a label are in the document, and the stylesheet shows the one for the current
 * layout.
 */
const onPagesStyle = css({ _flowing: { display: 'none' } });
const inTextStyle = css({ _sheets: { display: 'none' } });
const labelStyle = css({ display: 'inline-flex', alignItems: 'center', gap: '2' });
const toolStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'tap',
  paddingInline: '1',
  textDecoration: 'underline',
  textDecorationColor: 'border.onDarkControl',
  textUnderlineOffset: '4px',
  _hover: { textDecorationColor: 'label.solid' },
});
const thumbnailsStyle = css({
  paddingTop: '4',
  paddingInline: { base: '3', sm: 'gutter' },
  _flowing: { display: 'none' },
  '@media print': { display: 'none' },
});
const thumbnailListStyle = css({
  display: 'flex',
  justifyContent: 'center',
  gap: { base: '1', sm: '3.5' },
  '& li': { flex: '0 1 79px' },
});
const thumbnailStyle = css({
  display: 'block',
  width: 'full',
  '&[aria-current=true]': { outline: '4px solid {colors.label.solid}' },
});
const railStyle = css({ position: 'relative', '@media print': { display: 'none' } });
const hintBandStyle = css({
  paddingBlock: '5',
  textStyle: 'sm',
  background: 'bg.sunken',
  color: 'fg.default',
  '@media print': { display: 'none' },
});
const hintRowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: '5',
  rowGap: '2',
});
const linksStyle = css({ display: 'flex', flexWrap: 'wrap', columnGap: '7' });
const hintStyle = css({ _flowing: { visibility: 'hidden' } });
const askStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'tap',
  fontWeight: 'strong',
  color: 'brand.fg',
  textDecoration: 'underline',
  textDecorationColor: 'label.solid',
  textDecorationThickness: '2px',
  textUnderlineOffset: '6px',
});
const pointerHintStyle = css({ '@media (pointer: coarse)': { display: 'none' } });
const touchHintStyle = css({ display: 'none', '@media (pointer: coarse)': { display: 'inline' } });
