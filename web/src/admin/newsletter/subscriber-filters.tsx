import { useEffect, useState } from 'react';
import { subscriptionStates } from '#shared/newsletter/subscription.ts';
import { css } from '#styles/css';
import { Select } from '../ui/fields/select.tsx';
import { TextInput } from '../ui/fields/text-box.tsx';
import { copy } from './copy.en.ts';
import type { SubscriberFilter } from './newsletter-queries.ts';

interface SubscriberFiltersProps {
  filter: SubscriberFilter;
  onChange: (filter: SubscriberFilter) => void;
}

/** Typing rests so long before it is looked for, in milliseconds. */
const restMs = 250;

/** Which addresses are listed: how they begin, and their state. */
export function SubscriberFilters({ filter, onChange }: SubscriberFiltersProps) {
  const [typed, setTyped] = useState(filter.search);
  useEffect(() => {
    const search = typed.trim();
    if (search === filter.search) return;
    const timer = setTimeout(() => onChange({ ...filter, search }), restMs);
    return () => clearTimeout(timer);
  }, [typed, filter, onChange]);
  return (
    <search className={rowStyle}>
      <TextInput
        type="search"
        dir={typed ? 'ltr' : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={254}
        aria-label={copy.search}
        placeholder={copy.search}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        className={searchStyle}
      />
      <div className={css({ flex: '0 1 260px' })}>
        <Select
          aria-label={copy.state}
          value={filter.state ?? ''}
          onChange={({ currentTarget }) =>
            onChange({ ...filter, state: subscriptionStates.find((state) => state === currentTarget.value) })
          }
        >
          <option value="">{copy.allStates}</option>
          {subscriptionStates.map((state) => (
            <option key={state} value={state}>
              {copy.states[state]}
            </option>
          ))}
        </Select>
      </div>
    </search>
  );
}

const searchStyle = css({ flex: '1 1 260px', maxWidth: 'search' });
const rowStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });
