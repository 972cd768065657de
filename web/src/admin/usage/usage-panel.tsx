import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getUsage } from '#shared/api/usage.ts';
import { dayOf, siteTimeZone, startOfDay } from '#shared/site-time.ts';
import { type CountedUse, countedUses, type UsageOfDay } from '#shared/usage/usage.ts';
import { css } from '#styles/css';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { callApi } from '#web/lib/api-client.ts';
import { adminLocale, formatFigure } from '../lib/language/formats.ts';
import { ChoiceGroup } from '../ui/fields/choice-group.tsx';
import { FailedRead } from '../ui/notice.tsx';
import { copy } from './copy.en.ts';

const usageQuery = queryOptions({
  queryKey: ['api', 'admin', 'usage'],
  queryFn: ({ signal }) => callApi(getUsage, { signal }),
  staleTime: 0,
});

/** The selectable numbers of days, including today. */
const ranges = [7, 30, 90] as const;
type Counts = UsageOfDay['counts'];

/** The tools, each with the events that count its starts and its results. */
const tools = {
  audit: ['audit-started', 'audit-finished'],
  plan: ['plan-begun', 'plan-sent'],
  report: ['report-opened', 'report-fetched'],
} as const satisfies Record<string, readonly [CountedUse, CountedUse]>;
const toolNames = Object.keys(tools) as (keyof typeof tools)[];

/** How often visitors used the tools of the site, in all and by day. */
export function UsagePanel() {
  const [range, setRange] = useState<(typeof ranges)[number]>(30);
  const { data, isError, refetch } = useQuery(usageQuery);
  const since = data && dayOf(startOfDay(data.today), range - 1);
  const days = since && data.days.filter(({ day }) => day >= since).reverse();
  return (
    <section aria-labelledby={headingId} className={panelStyle}>
      <div>
        <h2 id={headingId} className={css({ textStyle: 'h3' })}>
          {copy.title}
        </h2>
        <p className={textStyle}>{copy.text}</p>
      </div>
      <ChoiceGroup
        label={copy.range}
        choices={ranges.map((one) => ({ value: one, label: copy.last[one] }))}
        chosen={range}
        onChoose={setRange}
      />
      {isError && (
        <FailedRead tryAgain={copy.tryAgain} onTryAgain={refetch}>
          {copy.failed}
        </FailedRead>
      )}
      {!days && !isError && <p role="status">{copy.loading}</p>}
      {days?.length === 0 && <EmptyState state="empty" title={copy.noneTitle} text={copy.noneText} />}
      {days && days.length > 0 && (
        <>
          <Totals counts={sumOf(days)} />
          <DayTable days={days} />
        </>
      )}
    </section>
  );
}

function sumOf(days: readonly UsageOfDay[]): Counts {
  return Object.fromEntries(
    countedUses.map((use) => [use, days.reduce((sum, { counts }) => sum + counts[use], 0)]),
  ) as Counts;
}

/** The totals of each tool, and the share of finished uses. */
function Totals({ counts }: { counts: Counts }) {
  return (
    <dl className={totalsStyle}>
      {toolNames.map((tool) => {
        const [begun, ended] = tools[tool];
        const part = counts[begun] > 0 ? Math.min(1, counts[ended] / counts[begun]) : 0;
        return (
          <div key={tool} className={totalStyle}>
            <dt>{copy.tools[tool]}</dt>
            {tools[tool].map((use) => (
              <dd key={use} className={figureStyle}>
                <b>{formatFigure(counts[use])}</b> {copy.uses[use]}
              </dd>
            ))}
            <dd className={noteStyle}>
              {tool === 'report' ? (
                copy.reportNote
              ) : (
                <>
                  <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none" className={barStyle}>
                    <rect width={part * 100} height="8" />
                  </svg>
                  {copy.ratio[tool](part > 0 ? percent.format(part) : undefined)}
                </>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function DayTable({ days }: { days: readonly UsageOfDay[] }) {
  return (
    <div>
      <table className={tableStyle}>
        <caption>{copy.table}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.day}</th>
            {toolNames.map((tool) => (
              <th key={tool} scope="col">
                {copy.tools[tool]}
                <span className={columnNoteStyle}>
                  {tools[tool].map((use) => copy.uses[use]).join(' / ')}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, counts }) => (
            <tr key={day}>
              <th scope="row">
                <time dateTime={day}>{dayFormat.format(startOfDay(day))}</time>
              </th>
              <CountCells counts={counts} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{copy.total}</th>
            <CountCells counts={sumOf(days)} />
          </tr>
        </tfoot>
      </table>
      <p className={textStyle}>{copy.onlyDays}</p>
    </div>
  );
}

/** The separator is a slash, because a dot would read as a zero among Arabic digits. */
function CountCells({ counts }: { counts: Counts }) {
  return toolNames.map((tool) => {
    const [begun, ended] = tools[tool];
    return (
      <td key={tool}>
        {formatFigure(counts[begun])}
        <span className={css({ srOnly: true })}> {copy.uses[begun]}</span> / {formatFigure(counts[ended])}
        <span className={css({ srOnly: true })}> {copy.uses[ended]}</span>
      </td>
    );
  });
}

const percent = new Intl.NumberFormat(adminLocale, { style: 'percent' });
const dayFormat = new Intl.DateTimeFormat(adminLocale, {
  day: 'numeric',
  month: 'short',
  timeZone: siteTimeZone,
});
const headingId = 'usage';
const panelStyle = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' });
const textStyle = css({ marginTop: '2', textStyle: 'sm', color: 'fg.muted', maxWidth: 'measure' });
const totalsStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  gap: '4',
});
const totalStyle = css({
  padding: { base: '4', md: '5' },
  background: 'bg.canvas',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
  '& dt': { fontWeight: 'strong' },
});
const figureStyle = css({
  display: 'inline-block',
  marginInlineEnd: '5',
  color: 'fg.muted',
  '& b': {
    fontSize: '[32px]',
    fontWeight: 'strong',
    color: 'fg.default',
    fontVariantNumeric: 'tabular-nums',
  },
});
const noteStyle = css({ marginTop: '2', textStyle: 'sm', color: 'fg.muted' });
const barStyle = css({
  display: 'block',
  width: 'full',
  height: '2',
  marginBottom: '1.5',
  background: 'bg.sunken',
  transform: 'scaleX(var(--dir))',
  fill: 'brand.solid',
});
const tableStyle = css({
  width: 'full',
  background: 'bg.canvas',
  borderCollapse: 'collapse',
  textStyle: 'sm',
  '& caption': { paddingBottom: '2', fontWeight: 'strong', textAlign: 'start' },
  '& th, & td': {
    paddingInline: { base: '1', sm: '2', md: '5' },
    paddingBlock: '2.5',
    textAlign: 'start',
    verticalAlign: 'bottom',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
  },
  '& th': { fontWeight: 'strong' },
  '& tbody th': { fontWeight: 'normal', whiteSpace: { sm: 'nowrap' } },
  '& td': { fontVariantNumeric: 'tabular-nums', whiteSpace: { sm: 'nowrap' } },
  '& tfoot': { fontWeight: 'strong', background: 'bg.sunken' },
});
const columnNoteStyle = css({ display: 'block', fontWeight: 'normal', textStyle: 'xs', color: 'fg.muted' });
