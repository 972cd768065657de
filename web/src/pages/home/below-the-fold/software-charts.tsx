import { css } from '#styles/css';
import { chartHeight, chartPoints, filledLength, meter, weeks } from './software-sample.ts';

/** Ten boxes that are filled up to a share; the last filled one may be partly filled. */
export function Meter({ share, className }: { share: number; className: string }) {
  const end = meter.facings * meter.step;
  const dashes = `${meter.facing} ${meter.step - meter.facing}`;
  return (
    <svg viewBox="0 0 128 18" preserveAspectRatio="none" aria-hidden="true" className={className}>
      <path
        className={css({ stroke: 'danger.solid' })}
        strokeWidth="18"
        strokeDasharray={dashes}
        d={`M0 9H${end}`}
      />
      <path
        className={css({ stroke: 'bg.canvas' })}
        strokeWidth="16"
        strokeDasharray="8 5"
        d={`M1 9H${end}`}
      />
      <path
        className={css({ stroke: 'brand.solid' })}
        strokeWidth="18"
        strokeDasharray={dashes}
        d={`M0 9H${filledLength(share).toFixed(1)}`}
      />
    </svg>
  );
}

/** The weeks as a line, with its first and last value. Time runs from left to right in Arabic, too. */
export function Trend({ title, percent }: { title: string; percent: Intl.NumberFormat }) {
  const [x, y] = chartPoints[chartPoints.length - 1] ?? [0, 0];
  return (
    <div className={trendStyle}>
      <p>{title}</p>
      <div dir="ltr" className={chartStyle}>
        <span className={css({ alignSelf: 'end' })}>{percent.format(weeks[0])}</span>
        <svg viewBox="0 0 460 74" aria-hidden="true" className={gridStyle}>
          <path
            className={css({ stroke: 'border.subtle' })}
            d={[0.6, 0.7, 0.8].map((share) => `M0 ${chartHeight(share)}H460`).join('')}
          />
          <polyline
            className={css({ stroke: 'brand.solid' })}
            strokeWidth="2"
            points={chartPoints.map(([left, top]) => `${left},${top.toFixed(1)}`).join(' ')}
          />
          <circle cx={x} cy={y.toFixed(1)} r="5" strokeWidth="1.6" className={endStyle} />
        </svg>
        <b className={css({ fontWeight: 'strong' })}>{percent.format(weeks[weeks.length - 1] ?? 0)}</b>
      </div>
    </div>
  );
}

const trendStyle = css({ marginTop: '5', paddingInlineEnd: 'var(--under-phone)', color: 'fg.muted' });
const chartStyle = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: '3',
  marginTop: '2',
  '& b': { color: 'fg.default' },
});
const gridStyle = css({ width: 'full', fill: '[none]' });
const endStyle = css({ fill: 'label.solid', stroke: 'fg.default' });
