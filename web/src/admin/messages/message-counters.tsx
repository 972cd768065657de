import type { ReactNode } from 'react';
import type { MessageCounts } from '#shared/messages/counts.ts';
import { css, cx } from '#styles/css';
import { Badge } from '../ui/badge.tsx';
import { CountFigure } from '../ui/count-figure.tsx';
import { copy } from './copy.en.ts';
import { countText } from './data/count-queries.ts';
import { InboxLink } from './inbox-head.tsx';

/** How many messages wait and how many are done; a dash until that is known. */
export function MessageCounters({ counts }: { counts: MessageCounts | undefined }) {
  return (
    <dl className={countersStyle}>
      <Counter label={copy.toHandle} count={counts?.new} colour={css({ color: 'fg.default' })} />
      <Counter label={copy.completed} count={counts?.done} colour={css({ color: 'ok.solid' })} />
      <Counter
        label={<InboxLink to="spam">{copy.possibleSpam}</InboxLink>}
        count={counts?.spam}
        colour={css({ color: 'fg.muted' })}
        className={wideStyle}
      >
        {counts && counts.urgentSpam > 0 && (
          <Badge tone="danger">{copy.urgentCount(countText(counts.urgentSpam))}</Badge>
        )}
      </Counter>
    </dl>
  );
}

interface CounterProps {
  label: ReactNode;
  count: number | undefined;
  colour: string;
  className?: string;
  /** Further facts. */
  children?: ReactNode;
}

function Counter({ label, count, colour, className, children }: CounterProps) {
  return (
    <div className={cx(counterStyle, className)}>
      <dt>{label}</dt>
      <dd className={cx(countStyle, colour)}>
        <CountFigure count={count} text={countText} />
      </dd>
      {children && <dd className={css({ order: '-1' })}>{children}</dd>}
    </div>
  );
}

const countersStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(auto-fit, minmax(10.5rem, 1fr))', md: '1fr 1fr', lg: '1fr 1fr 1fr' },
  gap: { base: '3', md: '5' },
});
const counterStyle = css({
  display: 'flex',
  flexDirection: 'row-reverse',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: { base: '2', md: '4' },
  paddingInline: { base: '3', md: '5' },
  paddingBlock: { base: '2', md: '3' },
  background: 'bg.canvas',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
});
const wideStyle = css({ gridColumn: { base: '1 / -1', lg: 'auto' } });
const countStyle = css({
  textStyle: 'figure',
  '--figure': { base: '28px', md: '32px' },
  fontVariantNumeric: 'tabular-nums',
});
