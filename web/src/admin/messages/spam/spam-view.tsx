import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ShieldCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Message } from '#shared/messages/message.ts';
import { css } from '#styles/css';
import { useIsOwner } from '#web/admin/lib/signed-in.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { LazyDialog } from '#web/admin/ui/dialog/lazy-dialog.tsx';
import { Notice } from '#web/admin/ui/notice.tsx';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { Icon } from '#web/components/icon.tsx';
import { loadOnce } from '#web/lib/loading/load-once.ts';
import { copy as inboxCopy } from '../copy.en.ts';
import { messageCountsQuery } from '../data/count-queries.ts';
import { useNotSpam } from '../data/message-changes.ts';
import { ListPane, LoadingRows, RefreshButton } from '../inbox-head.tsx';
import { useHeadingFocus } from '../inbox-view.ts';
import { MessageAction } from '../message/message-card.tsx';
import { MessageList } from '../message/message-list.tsx';
import { copy } from './copy.en.ts';
import { spamQuery } from './spam-queries.ts';

const deleteAllDialog = loadOnce(() => import('./delete-all-dialog.tsx'));

/** The list of possible spam, to be cleared or deleted. */
export function SpamView({ onRead }: { onRead: (message: Message) => void }) {
  useHeadingFocus('spam');
  const isOwner = useIsOwner();
  const { data: counts } = useQuery(messageCountsQuery);
  const [isDeletingAll, setIsDeletingAll] = useState(false);
  return (
    <ListPane
      title={copy.title}
      actions={
        isOwner &&
        counts &&
        counts.spam > 0 && (
          <Button variant="danger" size={{ base: 's', md: 'xs' }} onClick={() => setIsDeletingAll(true)}>
            <Icon of={Trash2} size={18} />
            {copy.deleteAll}
          </Button>
        )
      }
    >
      <p className={textStyle}>{copy.text}</p>
      {counts && counts.urgentSpam > 0 && <Notice>{copy.urgentText(counts.urgentSpam)}</Notice>}
      <SpamList onRead={onRead} />
      <LazyDialog loader={deleteAllDialog} open={isDeletingAll}>
        {({ DeleteAllDialog }) =>
          counts && (
            <DeleteAllDialog open={isDeletingAll} counts={counts} onClose={() => setIsDeletingAll(false)} />
          )
        }
      </LazyDialog>
    </ListPane>
  );
}

const textStyle = css({
  textStyle: 'sm',
  color: 'fg.muted',
  maxWidth: 'measure',
  paddingInline: { base: '4', md: '3.5' },
  paddingBlock: '3',
});

const deleteDialog = loadOnce(() => import('./delete-dialog.tsx'));

/** The messages that look like spam, urgent ones first. */
function SpamList({ onRead }: { onRead: (message: Message) => void }) {
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
  if (!messages && !isError) return <LoadingRows />;
  if (!messages) {
    return (
      <EmptyState compact state="failed" title={inboxCopy.failedTitle} text={inboxCopy.failedText}>
        <RefreshButton label={inboxCopy.tryAgain} />
      </EmptyState>
    );
  }
  if (messages.length === 0) {
    return (
      <>
        <EmptyState compact state="empty" title={copy.none} text="" />
        {dialog}
      </>
    );
  }
  return (
    <div className={spamListStyle}>
      <MessageList
        messages={messages}
        onRead={onRead}
        actions={(message, describedBy) => (
          <>
            <MessageAction
              icon={ShieldCheck}
              label={copy.notSpam}
              aria-describedby={describedBy}
              pending={isPending(message.id)}
              onAct={() => clear(message.id)}
            />
            {isOwner && (
              <MessageAction
                variant="outline"
                icon={Trash2}
                label={copy.delete}
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

const spamListStyle = css({ borderTopWidth: '1px', borderColor: 'border.subtle' });
