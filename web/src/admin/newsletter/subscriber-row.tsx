import type { Subscriber } from '#shared/newsletter/subscription.ts';
import { css } from '#styles/css';
import { formatDate } from '../lib/language/formats.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { QuietTag } from '../ui/quiet-tag.tsx';
import { copy } from './copy.en.ts';

interface SubscriberRowProps {
  subscriber: Subscriber;
  /** Takes it off. */
  onRemove: () => void;
}

/** An address with where it stands and since when. */
export function SubscriberRow({ subscriber, onRemove }: SubscriberRowProps) {
  const { email, state, language, subscribedAt, confirmedAt, suspicions } = subscriber;
  const facts = [
    language && copy.languages[language],
    copy.since(formatDate(subscribedAt)),
    confirmedAt && copy.confirmedOn(formatDate(confirmedAt)),
  ].filter(Boolean);
  return (
    <li className={rowStyle}>
      <div className={whoStyle}>
        <p className={addressStyle}>
          <bdi dir="ltr">{email}</bdi>
        </p>
        <p className={factsStyle}>{facts.join(' · ')}</p>
      </div>
      {state === 'confirmed' ? (
        <Badge tone="ok">{copy.states.confirmed}</Badge>
      ) : (
        <QuietTag>{copy.states[state]}</QuietTag>
      )}
      {suspicions.length > 0 && <QuietTag>{copy.possibleSpam}</QuietTag>}
      <Button
        variant="outline"
        size={{ base: 's', md: 'xs' }}
        aria-label={copy.removeNamed(email)}
        onClick={onRemove}
      >
        {copy.removeOne}
      </Button>
    </li>
  );
}

const rowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  paddingInline: { base: '3', md: '5' },
  paddingBlock: '3',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  _first: { borderTopWidth: '0' },
});
const whoStyle = css({ flex: '1 1 240px', minWidth: '0' });
const addressStyle = css({ fontWeight: 'medium', overflowWrap: 'anywhere' });
const factsStyle = css({ textStyle: 'sm', color: 'fg.muted' });
