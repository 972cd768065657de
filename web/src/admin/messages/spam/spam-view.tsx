import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Message } from '#shared/messages/message.ts';
import { css } from '#styles/css';
import { useIsOwner } from '#web/admin/lib/signed-in.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { LazyDialog } from '#web/admin/ui/dialog/lazy-dialog.tsx';
import { Notice } from '#web/admin/ui/notice.tsx';
import { Icon } from '#web/components/icon.tsx';
import { loadOnce } from '#web/lib/load-once.ts';
import { copy as inboxCopy } from '../copy.en.ts';
import { messageCountsQuery } from '../data/count-queries.ts';
import { InboxHead, InboxLink } from '../inbox-head.tsx';
import { inboxHeadingId, useHeadingFocus } from '../inbox-view.ts';
import { copy } from './copy.en.ts';
import { SpamList } from './spam-list.tsx';

const deleteAllDialog = loadOnce(() => import('./delete-all-dialog.tsx'));

/** What looks like spam, to be told from what is not, and deleted. */
export function SpamView({ onRead }: { onRead: (message: Message) => void }) {
  useHeadingFocus('spam');
  const isOwner = useIsOwner();
  const { data: counts } = useQuery(messageCountsQuery);
  const [isDeletingAll, setIsDeletingAll] = useState(false);
  return (
    <section aria-labelledby={inboxHeadingId} className={css({ minWidth: '0' })}>
      <InboxHead id={inboxHeadingId} title={copy.title}>
        <div className={actionsStyle}>
          <InboxLink to="new">{inboxCopy.backToNew}</InboxLink>
          {isOwner && counts && counts.spam > 0 && (
            <Button variant="danger" size={{ base: 's', md: 'xs' }} onClick={() => setIsDeletingAll(true)}>
              <Icon of={Trash2} size={18} />
              {copy.deleteAll}
            </Button>
          )}
        </div>
      </InboxHead>
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
const textStyle = css({ textStyle: 'sm', color: 'fg.muted', maxWidth: 'measure', marginBottom: '4' });
