import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ShieldCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Message } from '#shared/messages/message.ts';
import { css } from '#styles/css';
import { useIsOwner } from '#web/admin/lib/signed-in.ts';
import { LazyDialog } from '#web/admin/ui/dialog/lazy-dialog.tsx';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { loadOnce } from '#web/lib/load-once.ts';
import { copy } from '../copy.en.ts';
import { messageCountsQuery } from '../data/count-queries.ts';
import { MessageAction } from '../message/message-action.tsx';
import { MessageCards } from '../message/message-cards.tsx';
import { RefreshButton } from '../refresh-button.tsx';
import { copy as spamCopy } from './copy.en.ts';
import { spamQuery } from './spam-queries.ts';
import { useNotSpam } from './use-not-spam.ts';

const deleteDialog = loadOnce(() => import('./delete-dialog.tsx'));

/** The messages that look like spam, urgent ones first. */
export function SpamList({ onRead }: { onRead: (message: Message) => void }) {
  const query = useInfiniteQuery(spamQuery);
  const isOwner = useIsOwner();
  const { data: counts } = useQuery(messageCountsQuery);
  const { data: messages, isError } = query;
  const { clear, isPending } = useNotSpam();
  const [asked, setAsked] = useState<Message>();
  const dialog = (
    <LazyDialog loader={deleteDialog} open={asked !== undefined}>
      {({ DeleteDialog }) => <DeleteDialog message={asked} onClosed={() => setAsked(undefined)} />}
    </LazyDialog>
  );
  if (!messages && !isError) return <p role="status">{copy.loading}</p>;
  if (!messages) {
    return (
      <EmptyState compact state="failed" title={copy.failedTitle} text={copy.failedText}>
        <RefreshButton label={copy.tryAgain} />
      </EmptyState>
    );
  }
  if (messages.length === 0) {
    return (
      <>
        <EmptyState compact state="empty" title={spamCopy.none} text="" />
        {dialog}
      </>
    );
  }
  return (
    <div className={css({ marginTop: '4' })}>
      <MessageCards
        messages={messages}
        onRead={onRead}
        actions={(message, describedBy) => (
          <>
            <MessageAction
              icon={ShieldCheck}
              label={spamCopy.notSpam}
              aria-describedby={describedBy}
              pending={isPending(message.id)}
              onAct={() => clear(message.id)}
            />
            {isOwner && (
              <MessageAction
                variant="outline"
                icon={Trash2}
                label={spamCopy.delete}
                aria-describedby={describedBy}
                onAct={() => setAsked(message)}
              />
            )}
          </>
        )}
        filter={{ state: 'spam' }}
        count={counts?.spam}
        query={query}
      />
      {dialog}
    </div>
  );
}
