import { directionOf, localeOf } from '#shared/language.ts';
import { css } from '#styles/css';
import { SampleBlock, SampleLeaf, sampleTableStyle } from '#web/components/exhibit/sample-leaf.tsx';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { signed } from '#web/i18n/signed.ts';
import { numberFormat } from '#web/lib/number-format.ts';
import { launch, ramadan, withdrawal } from './cases.ts';
import type { AuditsCopy } from './copy.en.ts';

/** The days of the table. The chart of the page shows every day. */
const reportedDays = [1, 2, 4, 7, launch.on.length];
const onDay = (day: number) => launch.on[day - 1] ?? 0;

/** A launch audit as a report of its last day: what was found on some of its days, and what the client receives of each kind of audit. */
export function ProgressSheet({ copy }: { copy: AuditsCopy }) {
  const language = useLanguage();
  const rtl = directionOf(language) === 'rtl';
  const { format: number } = numberFormat(localeOf(language));
  const { cases, sample, types } = copy;
  const percent = (part: number) => cases.percent(number(Math.round(part * 100)));
  const last = launch.on.at(-1) ?? 0;
  const days = launch.on.length;
  const rows = reportedDays.map((day, i) => {
    const [on, before] = [onDay(day), reportedDays[i - 1]];
    const change = before === undefined ? undefined : on - onDay(before);
    return {
      day,
      on,
      change: change === undefined ? sample.noChange : signed(change, number(Math.abs(change))),
    };
  });
  return (
    <SampleLeaf
      copy={{ ...sample, about: cases.launch.text(launch.on[0], last, launch.stores, days) }}
      example={copy.example}
      figures={[
        [sample.of(number(last), number(launch.stores)), sample.onShelf],
        [percent(last / launch.stores), sample.share],
        [number(launch.stores - last), sample.without],
      ]}
    >
      <SampleBlock title={cases.launch.title}>
        <table aria-label={cases.launch.title} className={sampleTableStyle}>
          <thead>
            <tr>
              <th scope="col">{sample.day}</th>
              <th scope="col" data-number="">
                {sample.onShelf}
              </th>
              <th scope="col" data-number="">
                {sample.change}
              </th>
              <th scope="col" data-number="">
                {sample.share}
              </th>
              <td aria-hidden="true" className={barCellStyle} />
            </tr>
          </thead>
          <tbody>
            {rows.map(({ day, on, change }) => (
              <tr key={day}>
                <th scope="row">{number(day)}</th>
                <td data-number="">{number(on)}</td>
                <td data-number="">{change}</td>
                <td data-number="">{percent(on / launch.stores)}</td>
                <td aria-hidden="true" className={barCellStyle}>
                  <Bar share={on / launch.stores} rtl={rtl} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </SampleBlock>
      <SampleBlock title={sample.others}>
        <ul className={othersStyle}>
          <li>
            <b>{cases.withdrawal.title}</b>{' '}
            {cases.withdrawal.text(withdrawal.on[0], withdrawal.stores, withdrawal.on.length)}
          </li>
          <li>
            <b>{cases.ramadan.title}</b> {cases.ramadan.base(ramadan.looked)}
            <ol className={weeksStyle}>
              {ramadan.on.map((on, i) => (
                <li key={on}>
                  {cases.ramadan.weeks[i]} <b>{percent(on / ramadan.looked)}</b>
                </li>
              ))}
            </ol>
          </li>
        </ul>
      </SampleBlock>
      <SampleBlock title={copy.deliverables}>
        <table aria-label={copy.deliverables} className={sampleTableStyle}>
          <tbody>
            {(['launch', 'crisis', 'season'] as const).map((type) => (
              <tr key={type}>
                <th scope="row">{types[type].title}</th>
                <td>{types[type].deliverables.join(' · ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </SampleBlock>
    </SampleLeaf>
  );
}

/** A bar from the inline start, as long as the share. */
function Bar({ share, rtl }: { share: number; rtl: boolean }) {
  const width = (share * 100).toFixed(1);
  return (
    <svg width="100%" height="12" aria-hidden="true" className={barStyle}>
      <rect x={rtl ? `${(100 - share * 100).toFixed(1)}%` : '0'} width={`${width}%`} height="12" />
    </svg>
  );
}

/** Hidden on phones, which have no space for the bars. */
const barCellStyle = css({ width: '[40%]', display: { base: 'none', sm: 'table-cell' } });
const barStyle = css({ marginTop: '1', fill: 'brand.solid', forcedColorAdjust: 'none' });
const othersStyle = css({
  textStyle: 'sm',
  '& > li': { paddingBlock: '1' },
  '& b': { fontWeight: 'strong' },
});
/** The weeks of a season, one cell each, in reading direction. */
const weeksStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(min-content, 1fr))',
  columnGap: '0.25',
  maxWidth: '[560px]',
  marginTop: { base: '1.5', _print: '0' },
  textStyle: { base: 'xs', md: 'sm' },
  textAlign: 'center',
  // Outlines instead of borders, which would be double between two cells.
  '& li': {
    paddingBlock: { base: '1', _print: '0' },
    color: 'fg.muted',
    outline: '1px solid {colors.border.subtle}',
  },
  '& b': { display: 'block', color: 'fg.default' },
});
