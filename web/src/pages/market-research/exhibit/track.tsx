import { memo } from 'react';
import { localeOf } from '#shared/language.ts';
import { css } from '#styles/css';
import { useLanguage } from '#web/i18n/language-context.tsx';
import { numberFormat } from '#web/lib/number-format.ts';
import { colour } from '#web/theme/drawing-colours.ts';
import { begin, bins, end } from './field-day.ts';

interface TrackProps {
  minute: number;
  clock: (minute: number) => string;
}

const [width, height, base, unit, waitingUnit] = [1240, 124, 78, 7.2, 3.3];
const binWidth = width / bins.length;
const hours = Array.from({ length: (end - begin) / 60 + 1 }, (_, i) => begin + i * 60);

/**
 * The day as a shelf: received interviews are above it, yellow if they were first kept on the phone; waiting interviews are
 * dashed below it. Time runs from left to right in every language.
 */
export function Track({ minute, clock }: TrackProps) {
  const at = `${(((minute - begin) / (end - begin)) * 100).toFixed(2)}%`;
  return (
    <div aria-hidden="true">
      <Bars past={bins.filter(({ from }) => from <= minute).length} />
      <svg aria-hidden="true" className={handleBoxStyle}>
        <svg aria-hidden="true" x={at} y={`${(base / height) * 100}%`} className={handleStyle}>
          <rect x="-1.25" y="-90" width="2.5" height="90" />
          <rect x="-11" y="-9" width="22" height="30" rx="3" />
          <path d="M-3.5 -2v16M3.5 -2v16" stroke={colour.ink} strokeWidth="1.8" />
        </svg>
      </svg>
      <Hours clock={clock} />
    </div>
  );
}

/** The bars of the day; those of the first `past` bins are over. Memoized, because most minutes change none of them. */
const Bars = memo(function Bars({ past }: { past: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className={barsStyle}
    >
      {bins.map(({ from, live, late, waiting }, i) => {
        const x = i * binWidth + 1;
        return (
          <g key={from} data-past={i < past || undefined} className={binStyle}>
            {live > 0 && (
              <rect data-is="live" x={x} y={base - live * unit} width={binWidth - 2.5} height={live * unit} />
            )}
            {late > 0 && (
              <rect
                data-is="late"
                x={x}
                y={base - (live + late) * unit}
                width={binWidth - 2.5}
                height={late * unit}
              />
            )}
            {waiting > 0 && (
              <rect
                data-is="waiting"
                x={x + 0.8}
                y={base + 7}
                width={binWidth - 4}
                height={waiting * waitingUnit}
              />
            )}
          </g>
        );
      })}
      <rect y={base} width={width} height="6" fill={colour.steel} />
      <rect y={base} width={width} height="1.5" fill={colour.white} />
    </svg>
  );
});

const Hours = memo(function Hours({ clock }: Pick<TrackProps, 'clock'>) {
  const language = useLanguage();
  // Arabic zeros are dots: ٠٨:٠٠ is hard to read in small type.
  const label = (hour: number) =>
    language === 'ar' ? numberFormat(localeOf(language)).format(hour / 60) : clock(hour);
  return (
    <div className={hoursStyle}>
      {hours.map((hour, i) => (
        <span key={hour} data-third={i % 3 === 0 || undefined}>
          {label(hour)}
        </span>
      ))}
    </div>
  );
});

const barsStyle = css({ width: 'full', height: { base: '[108px]', md: '[124px]' } });
const binStyle = css({
  '& rect': { fill: 'border.onDark', vectorEffect: 'non-scaling-stroke' },
  '& [data-is=waiting]': {
    fill: 'transparent',
    stroke: 'border.onDark',
    strokeWidth: '1.5',
    strokeDasharray: '[3 2]',
  },
  '&[data-past] [data-is=live]': { fill: 'fg.onDark' },
  '&[data-past] [data-is=late]': { fill: 'label.solid' },
  '&[data-past] [data-is=waiting]': { stroke: 'label.solid' },
});
const handleBoxStyle = css({
  position: 'absolute',
  top: '0',
  insetInline: '0',
  width: 'full',
  height: { base: '[108px]', md: '[124px]' },
  overflow: 'visible',
});
const handleStyle = css({ overflow: 'visible', fill: 'label.solid' });
const hoursStyle = css({
  display: 'flex',
  justifyContent: 'space-between',
  marginTop: '1',
  textStyle: 'xs',
  color: 'fg.onDarkMuted',
  '& span:not([data-third])': { display: { base: 'none', md: 'inline' } },
});
