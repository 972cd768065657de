import { useInfiniteQuery } from '@tanstack/react-query';
import type { Message } from '#shared/messages/message.ts';
import { css } from '#styles/css';
import { useUser } from '#web/admin/lib/signed-in.ts';
import { copy as inboxCopy } from '../copy.en.ts';
import { InboxHead, InboxLink } from '../inbox-head.tsx';
import { inboxHeadingId } from '../inbox-view.ts';
import { copy } from './copy.en.ts';
import { DownloadButton } from './download-button.tsx';
import { requestOf } from './found-filter.ts';
import { FoundList } from './found-list.tsx';
import { foundQuery } from './found-queries.ts';
import { useFoundFilter } from './use-found-filter.ts';

/** What the address says is looked for. */
export function FoundView({ onRead }: { onRead: (message: Message) => void }) {
  const { filter } = useFoundFilter();
  const reader = useUser()?.username;
  const request = requestOf(filter, reader);
  const isKnown = filter.assignee !== 'mine' || reader !== undefined;
  const query = useInfiniteQuery({ ...foundQuery(request), enabled: isKnown });
  return (
    <section aria-labelledby={inboxHeadingId} className={css({ minWidth: '0' })}>
      <InboxHead id={inboxHeadingId} title={copy.title}>
        <div className={actionsStyle}>
          <InboxLink to="new">{inboxCopy.backToNew}</InboxLink>
          {query.data && query.data.length > 0 && <DownloadButton filter={request} />}
        </div>
      </InboxHead>
      <p role="status" className={countStyle}>
        {query.data
          ? (query.hasNextPage ? copy.atLeast : copy.count)(query.data.length)
          : !query.isError && copy.searching}
      </p>
      <FoundList query={query} filter={request} onRead={onRead} />
    </section>
  );
}

const actionsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '5',
  rowGap: '2',
});
const countStyle = css({ textStyle: 'sm', color: 'fg.muted', minHeight: '6', marginBottom: '3' });
