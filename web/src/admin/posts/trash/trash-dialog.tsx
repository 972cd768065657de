import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { PostKind } from '#shared/posts/kinds.ts';
import { retention, trashDays } from '#shared/privacy/retention.ts';
import { css } from '#styles/css';
import { names } from '#web/admin/posts/names.en.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Dialog, DialogBody } from '#web/admin/ui/dialog/dialog.tsx';
import { FailedRead } from '#web/admin/ui/notice.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { isAbsent } from '#web/lib/api-client.ts';
import { copy as postsCopy } from '../copy.en.ts';
import { copy as draftsCopy } from '../editor/working-copy/copy.en.ts';
import { discardedQuery } from '../editor/working-copy/copy-api.ts';
import { CopyLine } from '../editor/working-copy/copy-line.tsx';
import { bringBack } from '../editor/working-copy/discard-draft.ts';
import type { PostDefinition } from '../post-definition.ts';
import { copy } from './copy.en.ts';
import { DeletedPostRow } from './deleted-post-row.tsx';
import { purge, refreshTrash, trashQuery, undelete } from './trash-queries.ts';

interface TrashDialogProps {
  definition: PostDefinition;
  open: boolean;
  onClose: () => void;
}

/** The deleted posts of a kind, which can be restored or deleted permanently. */
export function TrashDialog({ definition, open, onClose }: TrashDialogProps) {
  return (
    <Dialog
      open={open}
      title={copy.title(names.tabs[definition.kind])}
      close={postsCopy.close}
      onClose={onClose}
    >
      <DialogBody>
        <p>{copy.text(trashDays)}</p>
        <DeletedPosts definition={definition} />
      </DialogBody>
    </Dialog>
  );
}

function DeletedPosts({ definition }: Pick<TrashDialogProps, 'definition'>) {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    trashQuery(definition.kind),
  );
  const list = useRef<HTMLDivElement>(null);
  // The buttons of a removed row lose the focus, so the list takes the focus.
  const { restore, remove, busyId } = useTrash(definition, () => list.current?.focus());
  return (
    <div ref={list} tabIndex={-1} className={css({ outline: 'none' })}>
      {!data && !isError && <p role="status">{copy.loading}</p>}
      {isError && (
        <FailedRead tryAgain={postsCopy.tryAgain} onTryAgain={refetch}>
          {copy.failed}
        </FailedRead>
      )}
      {data?.length === 0 && !isError && <p>{copy.empty}</p>}
      {data && data.length > 0 && (
        <ul className={listStyle}>
          {data.map((post) => (
            <DeletedPostRow
              key={post.id}
              post={post}
              isBusy={busyId === post.id}
              onRestore={() => restore(post.id)}
              onDelete={() => remove(post.id)}
            />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button
          variant="outline"
          size="s"
          aria-disabled={isFetchingNextPage}
          onClick={() => isFetchingNextPage || void fetchNextPage()}
        >
          {isFetchingNextPage && <Spinner />}
          {copy.more}
        </Button>
      )}
      <DiscardedDrafts kind={definition.kind} onRestored={() => list.current?.focus()} />
    </div>
  );
}

const listStyle = css({ display: 'grid' });

interface Act {
  readonly what: 'restored' | 'purged';
  readonly id: string;
}

/** Restores posts of a kind from the trash, or deletes them permanently. `onGone` is called when a post has left the trash. */
function useTrash({ kind }: PostDefinition, onGone: () => void) {
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ what, id }: Act) =>
      what === 'restored' ? undelete(queryClient, kind, id) : purge(kind, id),
    onSuccess: async (_, { what }) => {
      showToast({ tone: 'success', title: copy.done[what] });
      await refreshTrash(queryClient, kind);
      onGone();
    },
    onError: async (error) => {
      showToast({ tone: 'danger', title: copy.notDone, text: isAbsent(error) ? copy.gone : copy.tryLater });
      if (isAbsent(error)) await refreshTrash(queryClient, kind);
    },
  });
  const act = (what: Act['what']) => (id: string) => isPending || mutate({ what, id });
  return {
    restore: act('restored'),
    remove: act('purged'),
    busyId: isPending ? variables.id : undefined,
  };
}

interface DiscardedDraftsProps {
  kind: PostKind;
  /** Called when a draft is restored and its line is gone. */
  onRestored: () => void;
}

/** Discarded drafts of a kind, including those that never became a post. They can be restored. */
export function DiscardedDrafts({ kind, onRestored }: DiscardedDraftsProps) {
  const queryClient = useQueryClient();
  const { data: discarded = [] } = useQuery(discardedQuery(kind));
  const [busyId, setBusyId] = useState<string>();
  if (discarded.length === 0) return null;
  const restore = async (id: string) => {
    if (busyId) return;
    setBusyId(id);
    if (await bringBack(queryClient, kind, id)) onRestored();
    setBusyId(undefined);
  };
  return (
    <section aria-labelledby="discarded-heading" className={sectionStyle}>
      <h3 id="discarded-heading" className={css({ fontWeight: 'strong' })}>
        {draftsCopy.discardedDrafts}
      </h3>
      <p className={howStyle}>{draftsCopy.discardedHow(retention['working-copy'].days)}</p>
      <ul className={draftListStyle}>
        {discarded.map((one) => (
          <CopyLine key={one.id} copy={one}>
            <Button
              variant="outline"
              size="s"
              aria-describedby={`copy-${one.id}`}
              aria-disabled={busyId === one.id}
              onClick={() => void restore(one.id)}
            >
              {draftsCopy.restore}
            </Button>
          </CopyLine>
        ))}
      </ul>
    </section>
  );
}

const sectionStyle = css({ display: 'grid', gap: '2', marginTop: '6' });
const howStyle = css({ textStyle: 'sm', color: 'fg.muted' });
const draftListStyle = css({ display: 'grid', gap: '2' });
