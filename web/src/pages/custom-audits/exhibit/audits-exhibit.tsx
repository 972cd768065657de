import {
  ArrowRight,
  CalendarDays,
  Camera,
  ChartColumn,
  Check,
  ClipboardCheck,
  FileText,
  Images,
  ListChecks,
  type LucideIcon,
  Map as MapIcon,
  MapPin,
  Presentation,
  Route,
  ScanBarcode,
  Store,
  Table2,
  Tag,
  Tags,
} from 'lucide-react';
import { type KeyboardEvent, startTransition, useEffect, useRef, useState } from 'react';
import { directionOf, localeOf } from '#shared/language.ts';
import { css, cx } from '#styles/css';
import { button } from '#styles/recipes';
import { Drawing } from '#web/components/exhibit/drawing.tsx';
import { ExhibitBand } from '#web/components/exhibit/exhibit-band.tsx';
import { Places } from '#web/components/exhibit/places.tsx';
import { Icon } from '#web/components/icon.tsx';
import { PageLink } from '#web/components/navigation/page-link.tsx';
import { gap, path, rect, type Shape } from '#web/drawing/shapes.ts';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { contactPath } from '#web/lib/contact-paths.ts';
import { indexByKey } from '#web/lib/keys/roving-focus.ts';
import { numberFormat } from '#web/lib/number-format.ts';
import { colour } from '#web/theme/drawing-colours.ts';
import {
  type AuditType,
  auditDurations,
  auditInHash,
  maxWeeks,
  type Rhythm,
  seasonWeeks,
  weeksOf,
} from './audits.ts';
import type { AuditsCopy } from './copy.en.ts';
import { type Duration, formatDuration } from './duration.ts';

const places = auditDurations.map(({ type }) => type);

/**
 * The eight audits as a plan of weeks. The details of the chosen audit are beside the plan, or below `lg` in the row of
 * the audit. Without script and on paper all are open.
 */
export function AuditsExhibit({ copy }: { copy: AuditsCopy }) {
  const language = useLanguage();
  const [chosen, setChosen] = useState<AuditType>('distributor');
  const [folded, setFolded] = useState(false);
  const [linked, setLinked] = useState(false);
  const plan = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const follow = () => {
      const type = auditInHash(location.hash);
      if (!type) return;
      setChosen(type);
      setFolded(false);
    };
    follow();
    setLinked(auditInHash(location.hash) !== undefined);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const choose = (type: AuditType) => {
    // Pressing the chosen audit again closes its details, but not on wide screens, where the details of one audit are always
    // open beside the plan.
    startTransition(() => {
      setFolded(type === chosen && !folded && !isWide());
      setChosen(type);
    });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const rows = [...(plan.current?.querySelectorAll('button') ?? [])];
    const current = rows.indexOf(event.currentTarget);
    const next = indexByKey(event, { current, count: rows.length, orientation: 'vertical' });
    const type = auditDurations[next ?? -1]?.type;
    if (next === undefined || !type) return;
    if (isWide()) choose(type);
    rows[next]?.focus();
  };
  return (
    <>
      <Places names={places} />
      {/* Content that a URL opens is mounted in place of the prerendered content, so that no change is animated. */}
      <ExhibitBand key={linked ? 'linked' : 'served'} copy={{ title: copy.title }}>
        <ul className={legendStyle}>
          <li className={legendItemStyle}>
            <span className={solidStyle} />
            {copy.always}
          </li>
          <li className={legendItemStyle}>
            <span className={dashedStyle} />
            {copy.upTo}
          </li>
        </ul>
        <div ref={plan} className={planStyle}>
          <div aria-hidden="true" className={axisStyle}>
            {axis.map((week) => (
              <span key={week} data-week={week}>
                {numberFormat(localeOf(language)).format(week)}
              </span>
            ))}
          </div>
          {auditDurations.map(({ type, duration, rhythm }) => {
            const on = type === chosen;
            const open = on && !folded;
            const { title } = copy.types[type];
            const time = formatDuration(duration, language);
            const label = rhythm ? copy.rhythm(time, copy.rhythms[rhythm]) : time;
            return (
              <div key={type} className={rowStyle} data-chosen={on || undefined} data-on={open || undefined}>
                <button
                  type="button"
                  id={`audit-${type}`}
                  aria-controls={`about-${type}`}
                  aria-label={copy.row(title, label)}
                  aria-expanded={open}
                  className={rowButtonStyle}
                  onKeyDown={onKeyDown}
                  onClick={() => choose(type)}
                >
                  <span className={nameStyle}>
                    <span className={titleStyle}>{title}</span>
                    <span className={durationStyle}>
                      <span className={partsStyle}>
                        <span>{time}</span>
                        {rhythm && (
                          <span>
                            <span className={dotStyle}>·</span>
                            {copy.rhythms[rhythm]}
                          </span>
                        )}
                      </span>
                    </span>
                  </span>
                  <span className={shelfStyle}>
                    <Drawing
                      width={planWidth}
                      height={facingHeight}
                      shapes={facings(duration, rhythm, open, directionOf(language) === 'rtl')}
                      className={facingsStyle}
                    />
                    <span className={railStyle} />
                  </span>
                </button>
                <section id={`about-${type}`} aria-labelledby={`audit-${type}`} className={panelStyle}>
                  <About copy={copy} type={type} duration={time} />
                </section>
              </div>
            );
          })}
        </div>
      </ExhibitBand>
    </>
  );
}

/** The purpose of an audit, its deliverables, and its use. */
function About({ copy, type, duration }: { copy: AuditsCopy; type: AuditType; duration: string }) {
  const { title, text, deliverables, benefits } = copy.types[type];
  return (
    <>
      <p className={tagStyle}>{duration}</p>
      <h3 className={headingStyle}>{title}</h3>
      <p className={textStyle}>{text}</p>
      <h4 className={subheadingStyle}>{copy.deliverables}</h4>
      <ul className={itemsStyle}>
        {deliverables.map((item, i) => (
          <li key={item} className={itemStyle}>
            <Icon of={deliverableIcons[type][i] ?? FileText} size={22} />
            {item}
          </li>
        ))}
      </ul>
      <h4 className={subheadingStyle}>{copy.benefits}</h4>
      <ul className={itemsStyle}>
        {benefits.map((item) => (
          <li key={item} className={itemStyle}>
            <Icon of={Check} size={20} />
            {item}
          </li>
        ))}
      </ul>
      <PageLink to={contactPath('custom-audits')} className={cx(button({ size: 's' }), quoteStyle)}>
        {copy.quote}
        <Icon of={ArrowRight} className={arrowStyle} />
      </PageLink>
    </>
  );
}

/** True if the details of an audit are beside the plan. */
const isWide = () => matchMedia('(min-width: 1024px)').matches;

/** The form of each deliverable: a table, a list, photos, a report. */
const deliverableIcons: Readonly<Record<AuditType, readonly LucideIcon[]>> = {
  competitors: [Table2, ChartColumn, Images],
  launch: [CalendarDays, ListChecks, ClipboardCheck],
  crisis: [CalendarDays, Camera, FileText],
  season: [CalendarDays, Tag, FileText],
  distributor: [Route, ScanBarcode, ClipboardCheck],
  store: [Store, ChartColumn, FileText],
  census: [MapPin, Tags, MapIcon],
  research: [FileText, Table2, Presentation],
};
const axis = [1, 4, 8, 12, 16];
const [facingWidth, facingHeight, facingGap] = [27, 36, 6];
const planWidth = maxWeeks * (facingWidth + facingGap) - facingGap;

/** Returns the weeks of an audit from the inline start: solid up to the minimum, dashed up to the maximum. */
function facings(duration: Duration, rhythm: Rhythm | undefined, chosen: boolean, rtl: boolean): Shape[] {
  const bright = chosen ? colour.label : colour.mist;
  if (rhythm === 'open') return [openEnded(bright, rtl)];
  const { always, upTo } = weeksOf(duration);
  return Array.from({ length: upTo }, (_, i): Shape[] => {
    const start = i * (facingWidth + facingGap);
    const x = rtl ? planWidth - start - facingWidth : start;
    if (rhythm === 'days') return daysOf(x, i < always, bright);
    // The weeks before and after a season are drawn lower than those of the season, which is busier.
    const around =
      rhythm === 'season' && (i < seasonWeeks.before || i >= seasonWeeks.before + seasonWeeks.during);
    const top = around ? facingHeight * 0.4 : 0;
    const height = facingHeight - top;
    if (i >= always) return [gap(x, top, facingWidth, height - 1, bright)];
    return [
      rect(x, top, facingWidth, height, bright),
      rect(x + facingWidth * 0.84, top, facingWidth * 0.16, height, colour.shade, { opacity: 0.18 }),
      ...(chosen
        ? [
            rect(x + 5, top + height * 0.3, facingWidth * 0.5, 3, colour.ink),
            rect(x + 5, top + height * 0.46, facingWidth * 0.34, 2, colour.ink, { opacity: 0.6 }),
          ]
        : []),
    ];
  }).flat();
}

/** Returns a week as its seven days. */
function daysOf(x: number, solid: boolean, stroke: string): Shape[] {
  const pitch = facingWidth / 7;
  return Array.from({ length: 7 }, (_, day): Shape => {
    const middle = x + (day + 0.5) * pitch;
    return path(`M${middle} 1V${facingHeight}`, 'none', {
      stroke,
      strokeWidth: 2.4,
      ...(!solid && { strokeDasharray: '5 3' }),
    });
  });
}

/** Returns the outline of an audit whose duration depends on the client's question. The outline is open at its end. */
function openEnded(stroke: string, rtl: boolean): Shape {
  const [start, end] = rtl ? [planWidth - 1, 0] : [1, planWidth];
  return path(`M${start} ${facingHeight}V1H${end}`, 'none', {
    stroke,
    strokeWidth: 2,
    strokeDasharray: '6 4',
  });
}

const legendStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '5',
  rowGap: '2',
  marginTop: '3',
  textStyle: 'xs',
  color: 'fg.onDarkMuted',
});
const legendItemStyle = css({ display: 'flex', alignItems: 'center', gap: '2' });
const solidStyle = css({
  width: '3',
  height: '5',
  background: { base: 'brand.muted', _print: 'brand.solid' },
});
const dashedStyle = css({
  width: '3',
  height: '5',
  borderWidth: '1.6px',
  borderStyle: 'dashed',
  borderColor: { base: 'brand.muted', _print: 'brand.solid' },
});
/** A grid on wide screens: the names of the audits, their weeks, and beside all rows the details of the chosen audit. */
const planStyle = css({
  '--names': '0px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBottom: { base: '8', lg: '0' },
  lg: {
    '--names': '[clamp(150px, 16vw, 268px)]',
    gridTemplateColumns: 'minmax(0, 1fr) clamp(300px, 28vw, 384px)',
    columnGap: '12',
    gridAutoRows: 'max-content',
  },
});
const axisStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(16, minmax(0, 1fr))',
  justifyItems: 'center',
  marginTop: '3',
  textStyle: 'xs',
  color: 'fg.onDarkMuted',
  lg: { gridColumn: '1', paddingInlineStart: '[calc(var(--names) + 14px)]' },
  '& [data-week="1"]': { gridColumn: '1' },
  '& [data-week="4"]': { gridColumn: '4' },
  '& [data-week="8"]': { gridColumn: '8' },
  '& [data-week="12"]': { gridColumn: '12' },
  '& [data-week="16"]': { gridColumn: '16' },
  '@media print': { display: 'none' },
});
/** On paper each audit is whole: its name, its weeks in outline, and what is delivered beside what it is good for. */
const rowStyle = css({
  lg: { display: 'contents' },
  '@media print': {
    display: 'block',
    marginTop: '2',
    paddingTop: '1',
    borderTopWidth: '1px',
    borderColor: 'fg.default',
    breakInside: 'avoid',
  },
});
const rowButtonStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'var(--names) minmax(0, 1fr)' },
  alignItems: 'end',
  columnGap: '3.5',
  width: 'full',
  // The height of the rows beside the highest panel. Without it the first rows would move when the browser has parsed
  // the panel, which comes later in the document.
  minHeight: { base: 'tap', lg: '[76px]' },
  '[dir=rtl] &': { lg: { minHeight: '[86px]' } },
  paddingTop: { base: '3.5', lg: '0' },
  textAlign: 'start',
  lg: { gridColumn: '1' },
  '@media print': { minHeight: '0', paddingTop: '0' },
});
const nameStyle = css({
  display: 'flex',
  flexDirection: { lg: 'column' },
  flexWrap: { base: 'wrap', lg: 'nowrap' },
  alignItems: { base: 'baseline', lg: 'start' },
  justifyContent: 'space-between',
  columnGap: '2.5',
  paddingTop: { lg: '4' },
  paddingBottom: { base: '1.5', lg: '2' },
  '@media print': { paddingBottom: '1' },
});
const titleStyle = css({
  paddingInline: '2.5',
  marginInlineStart: '-2.5',
  textStyle: 'sm',
  fontWeight: 'strong',
  borderRadius: 'label',
  '[data-on] > button > * > &': {
    background: { base: 'label.solid', _print: 'transparent' },
    color: 'fg.default',
  },
  '@media print': { paddingInline: '0', marginInlineStart: '0', textStyle: 'h4' },
  'button:hover > * > &': { textDecoration: 'underline', textUnderlineOffset: '4px' },
});
/** A duration and a schedule with a dot between them. If the schedule has its own line, the dot is clipped. */
const durationStyle = css({
  overflow: 'clip',
  textStyle: 'xs',
  color: 'fg.onDarkMuted',
});
const partsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: { base: 'end', lg: 'start' },
  marginInlineStart: '-3.5',
  '& > span': { position: 'relative', paddingInlineStart: '3.5' },
});
const dotStyle = css({ position: 'absolute', insetInlineStart: '1.25' });
const shelfStyle = css({ display: 'block', position: 'relative' });
const facingsStyle = css({
  width: 'full',
  height: 'auto',
  overflow: 'visible',
  '@media print': {
    width: '[60%]',
    '& [stroke]': { stroke: 'brand.solid' },
    '& rect:not([stroke])': { fill: 'brand.solid' },
  },
});
/** The rail of the chosen audit connects it to its details. */
const railStyle = css({
  display: 'block',
  height: '2',
  marginInline: { base: '-5', lg: '-3.5' },
  backgroundImage: 'rail',
  lg: { '[data-on] > button > * > &': { marginInlineEnd: '-12' } },
  '@media print': { display: 'none' },
});
const panelStyle = css({
  ground: 'canvas',
  padding: '6.5',
  borderTopWidth: '6px',
  borderColor: 'label.solid',
  display: 'none',
  '[data-on] > &': { display: 'block' },
  lg: {
    gridColumn: '2',
    gridRow: '[1 / span 9]',
    display: 'block',
    visibility: 'hidden',
    '[data-chosen] > &': { visibility: 'visible' },
  },
  '@media (scripting: none)': {
    display: 'block!',
    '&&': { visibility: 'visible' },
    lg: { gridColumn: '[1 / span 2]', gridRow: 'auto' },
  },
  '@media print': {
    display: 'grid!',
    '&&': { visibility: 'visible' },
    padding: '0',
    borderTopWidth: '0',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateRows: 'auto auto auto',
    gridAutoFlow: 'column',
    columnGap: '4',
    alignContent: 'start',
  },
});
const tagStyle = css({
  '@media print': { display: 'none' },
  width: 'fit',
  paddingInline: '3',
  paddingBlock: '1',
  textStyle: 'xs',
  fontWeight: 'strong',
  background: 'label.solid',
  borderRadius: 'label',
});
const headingStyle = css({ marginTop: '3.5', textStyle: 'h3', '@media print': { display: 'none' } });
const textStyle = css({ marginTop: '1', color: 'fg.muted', gridColumn: { _print: '1 / -1' } });
const subheadingStyle = css({
  marginTop: '5',
  paddingTop: '3.5',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  textStyle: 'sm',
  fontWeight: 'strong',
  '@media print': { gridRow: '2', marginTop: '1', paddingTop: '0', borderTopWidth: '0' },
});
const itemsStyle = css({
  display: 'grid',
  rowGap: { base: '2', _print: '0' },
  marginTop: { base: '2', _print: '0' },
  gridRow: { _print: '3' },
  alignContent: { _print: 'start' },
});
const itemStyle = css({
  display: 'flex',
  gap: '3',
  '& svg': { flexShrink: '0', height: 'line', color: 'brand.solid' },
});
const quoteStyle = css({ marginTop: '6' });
const arrowStyle = css({ transform: 'scaleX(var(--dir))' });
