import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MessageCounts } from '#shared/messages/counts.ts';
import { css } from '#styles/css';
import { Icon } from '#web/components/icon.tsx';
import { InternalLink } from '#web/components/navigation/internal-link.tsx';
import { Badge } from '../ui/badge.tsx';
import { CountFigure } from '../ui/count-figure.tsx';
import { copy } from './copy.en.ts';
import { countText } from './data/count-queries.ts';
import { type InboxView, inboxAddress } from './inbox-view.ts';

interface MessageCountersProps {
  /** Shown as a dash until it is known. */
  counts: MessageCounts | undefined;
  /** The list that is open. */
  view: InboxView;
}

/** The numbers of new, completed and possible spam messages. Each links to its list. */
export function MessageCounters({ counts, view }: MessageCountersProps) {
  return (
    <nav aria-label={copy.lists} className={barStyle}>
      <Counter
        to="new"
        view={view}
        label={copy.toHandle}
        short={copy.shortCounters.new}
        count={counts?.new}
        zero={copy.none}
      />
      <Counter
        to="completed"
        view={view}
        label={copy.completed}
        short={copy.shortCounters.completed}
        count={counts?.done}
      />
      <Counter
        to="spam"
        view={view}
        label={copy.possibleSpam}
        short={copy.shortCounters.spam}
        count={counts?.spam}
      >
        {counts && counts.urgentSpam > 0 && (
          <Badge tone="danger">
            <Icon of={TriangleAlert} size={14} />
            <span className={labelStyle}>{copy.urgentCount(countText(counts.urgentSpam))}</span>
          </Badge>
        )}
      </Counter>
    </nav>
  );
}

interface CounterProps {
  to: InboxView;
  view: InboxView;
  label: string;
  /** The label where space is short. */
  short: string;
  count: number | undefined;
  /** The text for a count of zero. */
  zero?: string;
  /** Shown after the counters. */
  children?: ReactNode;
}

function Counter({ to, view, label, short, count, zero, children }: CounterProps) {
  return (
    <InternalLink
      to={inboxAddress(to)}
      aria-current={to === view ? 'page' : undefined}
      className={counterStyle}
    >
      <span className={countStyle}>
        {count === 0 && zero ? zero : <CountFigure count={count} text={countText} />}
      </span>
      <span className={labelStyle}>{label}</span>
      <span aria-hidden="true" className={shortStyle}>
        {short}
      </span>
      {children}
    </InternalLink>
  );
}

const barStyle = css({
  display: 'flex',
  flex: { base: '1 1 0', md: 'none' },
  minWidth: '0',
  maxWidth: 'full',
  height: { md: '10' },
  background: 'bg.canvas',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'control',
});
const counterStyle = css({
  // Contains hidden text, which would otherwise widen the page.
  position: 'relative',
  display: 'flex',
  flexWrap: { base: 'wrap', md: 'nowrap' },
  flex: { base: '1 1 auto', md: 'none' },
  alignItems: 'center',
  justifyContent: { base: 'center', md: 'start' },
  columnGap: { base: '1', md: '2' },
  minHeight: { base: 'tap', md: '0' },
  paddingInline: { base: '1', md: '3.5' },
  textStyle: { base: 'xs', md: 'sm' },
  fontWeight: 'strong',
  '& + &': { borderInlineStartWidth: '1px', borderColor: 'border.control' },
  _hover: { background: 'bg.shelf' },
  '&[aria-current=page]': { ground: 'ink', _hover: { background: 'bg.ink' } },
  _focusVisible: { outlineOffset: '-4px' },
});
const countStyle = css({ fontVariantNumeric: 'tabular-nums', fontSize: '17px' });
const labelStyle = css({ srOnly: { base: true, lg: false } });
const shortStyle = css({ display: { base: 'inline', lg: 'none' } });
