import type { ContactSubmissionCounts } from '#shared/messages/message.ts';
import { css, cx } from '#styles/css';
import { copy } from './copy.en.ts';
import { countText } from './message-facts.ts';

/** How many messages wait and how many are done; a dash until that is known. */
export function MessageCounters({ counts }: { counts: ContactSubmissionCounts | undefined }) {
  return (
    <dl className={countersStyle}>
      <Counter label={copy.toHandle} count={counts?.new} colour={css({ color: 'fg.default' })} />
      <Counter label={copy.completed} count={counts?.done} colour={css({ color: 'ok.solid' })} />
    </dl>
  );
}

function Counter({ label, count, colour }: { label: string; count: number | undefined; colour: string }) {
  return (
    <div className={counterStyle}>
      <dt>{label}</dt>
      <dd className={cx(countStyle, colour)}>{count === undefined ? '–' : countText(count)}</dd>
    </div>
  );
}

const countersStyle = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr 1fr' },
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
const countStyle = css({
  textStyle: 'figure',
  '--figure': { base: '28px', md: '32px' },
  fontVariantNumeric: 'tabular-nums',
});
