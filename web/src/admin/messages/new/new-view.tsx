import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Message } from '#shared/messages/message.ts';
import { css } from '#styles/css';
import { useArrival } from '#web/admin/lib/use-arrival.ts';
import { CompletedMessages } from '../completed-messages.tsx';
import { copy } from '../copy.en.ts';
import { completedMessagesQuery, newMessagesQuery } from '../data/message-queries.ts';
import { useAgreeingCounts } from '../data/use-agreeing-counts.ts';
import { InboxHead, InboxLink } from '../inbox-head.tsx';
import { inboxHeadingId, useHeadingFocus } from '../inbox-view.ts';
import { LazyInboxKeys } from '../keys/lazy-inbox-keys.tsx';
import { RefreshButton } from '../refresh-button.tsx';
import { NewMessagesState } from './new-messages-state.tsx';
import { NewerMessages } from './newer-messages.tsx';

/** What waits for an answer, and what was answered last. */
export function NewView({ onRead }: { onRead: (message: Message) => void }) {
  const fresh = useInfiniteQuery(newMessagesQuery);
  const { data: completed, isError } = useQuery(completedMessagesQuery);
  useHeadingFocus('new');
  useAgreeingCounts();
  const haveNewCome = useArrival(fresh.data) !== undefined || fresh.isError;
  return (
    <div className={columnsStyle}>
      <section aria-labelledby={inboxHeadingId} className={css({ minWidth: '0' })}>
        <InboxHead id={inboxHeadingId} title={copy.newTitle}>
          <div className={actionsStyle}>
            <LazyInboxKeys />
            <RefreshButton label={copy.refresh} />
          </div>
        </InboxHead>
        <NewerMessages />
        <NewMessagesState completed={completed} onRead={onRead} />
      </section>
      {/* Below the new ones on a phone: it comes with them, so that nothing moves. */}
      {haveNewCome && (
        <section aria-labelledby="completed-messages" className={css({ minWidth: '0' })}>
          <InboxHead id="completed-messages" title={copy.completedTitle}>
            {completed?.length ? <InboxLink to="completed">{copy.allCompleted}</InboxLink> : null}
          </InboxHead>
          {completed?.length ? (
            <CompletedMessages messages={completed} onView={onRead} />
          ) : (
            <p className={css({ color: 'fg.muted' })}>
              {completed ? copy.noneCompleted : isError ? '–' : copy.loading}
            </p>
          )}
        </section>
      )}
    </div>
  );
}

const actionsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const columnsStyle = css({
  display: 'grid',
  gridTemplateColumns: { lg: 'minmax(0, 20fr) minmax(0, 9fr)' },
  gap: { base: '9', lg: '7' },
});
