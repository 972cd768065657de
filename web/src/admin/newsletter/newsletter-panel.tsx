import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { subscriptionStates } from '#shared/newsletter/subscription.ts';
import { css } from '#styles/css';
import { Button } from '#web/admin/ui/button.tsx';
import { LazyDialog } from '#web/admin/ui/dialog/lazy-dialog.tsx';
import { FailedRead } from '#web/admin/ui/notice.tsx';
import { Icon } from '#web/components/icon.tsx';
import { loadOnce } from '#web/lib/loading/load-once.ts';
import { useIsOwner } from '../lib/signed-in.ts';
import { Select, TextInput } from '../ui/fields/text-box.tsx';
import { copy } from './copy.en.ts';
import { NewsletterActions } from './newsletter-actions.tsx';
import { newsletterCountsQuery, type SubscriberFilter, sendingsQuery } from './newsletter-queries.ts';
import { copy as sendingCopy } from './sending/copy.en.ts';
import { PlannedLines } from './sending/planned-lines.tsx';
import { SendingLine } from './sending/sending-line.tsx';
import { SubscriberCounters } from './subscriber-counters.tsx';
import { SubscriberList } from './subscriber-list.tsx';

/** The newsletter's counters, and for owners the list of addresses. */
export function NewsletterPanel() {
  const { data: counts } = useQuery(newsletterCountsQuery);
  return (
    <section aria-labelledby="newsletter-heading" className={panelStyle}>
      <div className={headStyle}>
        <h2 id="newsletter-heading" tabIndex={-1} className={headingStyle}>
          {copy.tab}
        </h2>
        <NewsletterActions />
      </div>
      <SubscriberCounters counts={counts} />
      <SendSection />
      {useIsOwner() ? <Subscribers /> : <p className={noteStyle}>{copy.forOwners}</p>}
    </section>
  );
}

function Subscribers() {
  const [filter, setFilter] = useState<SubscriberFilter>({ search: '', state: undefined });
  return (
    <>
      <SubscriberFilters filter={filter} onChange={setFilter} />
      <SubscriberList filter={filter} />
    </>
  );
}

const panelStyle = css({
  display: 'grid',
  gap: { base: '5', md: '6' },
  gridTemplateColumns: 'minmax(0, 1fr)',
});
const headStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });
const noteStyle = css({ color: 'fg.muted' });
const headingStyle = css({ textStyle: 'h3', flex: '1 0 auto' });

interface SubscriberFiltersProps {
  filter: SubscriberFilter;
  onChange: (filter: SubscriberFilter) => void;
}

/** The pause in typing that starts the search, in milliseconds. */
const restMs = 250;

/** Filters of the addresses: their beginning, and their state. */
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

const sendDialog = loadOnce(() => import('./sending/send-dialog.tsx'));

/** Articles that were sent or are being sent to the list, and the button that sends one. */
export function SendSection() {
  const { data: sendings, isError, refetch } = useQuery(sendingsQuery);
  const send = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-labelledby="sendings-heading" className={sectionStyle}>
      <div className={sendHeadStyle}>
        <h3 id="sendings-heading" className={sendHeadingStyle}>
          {sendingCopy.title}
        </h3>
        <Button ref={send} size="s" onClick={() => setIsOpen(true)}>
          <Icon of={Send} size={18} />
          {sendingCopy.open}
        </Button>
      </div>
      {isError && !sendings && (
        <FailedRead tryAgain={sendingCopy.tryAgain} onTryAgain={refetch}>
          {sendingCopy.notLoaded.sendings}
        </FailedRead>
      )}
      <PlannedLines />
      {sendings?.length === 0 && <p className={noneStyle}>{sendingCopy.none}</p>}
      <ul className={listStyle}>
        {sendings?.map((sending) => (
          <SendingLine key={`${sending.postId} ${sending.audience}`} sending={sending} />
        ))}
      </ul>
      <LazyDialog loader={sendDialog} open={isOpen}>
        {({ SendDialog }) => (
          <SendDialog open={isOpen} onClose={() => setIsOpen(false)} focusAfter={() => send.current} />
        )}
      </LazyDialog>
    </section>
  );
}

const sectionStyle = css({
  display: 'grid',
  gap: '3',
  padding: { base: '3', md: '5' },
  background: 'bg.canvas',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
});
const sendHeadStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });
const sendHeadingStyle = css({ textStyle: 'h4', flex: '1 0 auto' });
const noneStyle = css({ textStyle: 'sm', color: 'fg.muted' });
const listStyle = css({ display: 'grid', gap: '3', '&:empty': { display: 'none' } });
