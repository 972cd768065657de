import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { css } from '#styles/css';
import { useIsOwner } from '../lib/signed-in.ts';
import { copy } from './copy.en.ts';
import { NewsletterActions } from './newsletter-actions.tsx';
import { newsletterCountsQuery, type SubscriberFilter } from './newsletter-queries.ts';
import { SendSection } from './sending/send-section.tsx';
import { SubscriberCounters } from './subscriber-counters.tsx';
import { SubscriberFilters } from './subscriber-filters.tsx';
import { SubscriberList } from './subscriber-list.tsx';

/** Who gets the newsletter: how many, and for owners each address. */
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

/** Each address, and what to look for among them. */
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
