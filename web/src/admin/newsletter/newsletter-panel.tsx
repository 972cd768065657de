import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { css } from '#styles/css';
import { copy } from './copy.en.ts';
import { NewsletterActions } from './newsletter-actions.tsx';
import { newsletterCountsQuery, type SubscriberFilter } from './newsletter-queries.ts';
import { SendSection } from './sending/send-section.tsx';
import { SubscriberCounters } from './subscriber-counters.tsx';
import { SubscriberFilters } from './subscriber-filters.tsx';
import { SubscriberList } from './subscriber-list.tsx';

/** Who gets the newsletter: how many, and each address. */
export function NewsletterPanel() {
  const { data: counts } = useQuery(newsletterCountsQuery);
  const [filter, setFilter] = useState<SubscriberFilter>({ search: '', state: undefined });
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
      <SubscriberFilters filter={filter} onChange={setFilter} />
      <SubscriberList filter={filter} />
    </section>
  );
}

const panelStyle = css({
  display: 'grid',
  gap: { base: '5', md: '6' },
  gridTemplateColumns: 'minmax(0, 1fr)',
});
const headStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });
const headingStyle = css({ textStyle: 'h3', flex: '1 0 auto' });
