import { type NewsletterCounts, newsletterCountLimit } from '#shared/newsletter/subscription.ts';
import { css } from '#styles/css';
import { formatNumber } from '../lib/language/formats.ts';
import { CountFigure } from '../ui/count-figure.tsx';
import { copy } from './copy.en.ts';

const states = ['confirmed', 'waiting', 'bounced', 'removed'] as const;

/** The number of addresses in each state; a dash until it is known. */
export function SubscriberCounters({ counts }: { counts: NewsletterCounts | undefined }) {
  return (
    <dl className={countersStyle}>
      {states.map((state) => (
        <div key={state} className={counterStyle}>
          <dt>
            <span className={css({ fontWeight: 'strong' })}>{copy.counts[state]}</span>
            <span className={hintStyle}>{copy.hints[state]}</span>
          </dt>
          <dd className={countStyle} data-main={state === 'confirmed' || undefined}>
            <CountFigure count={counts?.[state]} text={countText} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns a count as text. A `+` is added at the limit, where counting stops. */
export function countText(count: number): string {
  return `${formatNumber(count)}${count >= newsletterCountLimit ? '+' : ''}`;
}

const countersStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr 1fr', lg: 'repeat(4, 1fr)' },
  gap: { base: '3', md: '5' },
});
const counterStyle = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: '1',
  paddingInline: { base: '3', md: '5' },
  paddingBlock: '3',
  background: 'bg.canvas',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
});
const hintStyle = css({ display: 'block', textStyle: 'sm', color: 'fg.muted' });
const countStyle = css({
  textStyle: 'figure',
  '--figure': { base: '28px', md: '32px' },
  fontVariantNumeric: 'tabular-nums',
  '&[data-main]': { color: 'ok.solid' },
});
