import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changePosts } from '#shared/api/post-lists.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import type { PostRow } from '#shared/posts/row.ts';
import { cacheDeletion, cacheRows } from '#web/admin/posts/post-queries.ts';
import { planOf, stateOf } from '#web/admin/posts/row-state.ts';
import { Switch } from '#web/admin/ui/fields/switch.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { callApi } from '#web/lib/api-client.ts';
import { titleOf } from '../post-cells.ts';
import { opposites } from './bulk-actions.ts';
import { copy } from './copy.en.ts';

type Switched = 'publish' | 'unpublish' | 'withdraw';

interface PublishSwitchProps {
  kind: PostKind;
  row: PostRow;
}

/** Returns the message after a switch. A post that its dates hide is not called published. */
function told(change: Switched, [row]: readonly PostRow[]): { title: string; text?: string } {
  const text = row && planOf(row);
  if (!text) return { title: copy.done[change](1) };
  return { title: copy.planned[stateOf(row) === 'scheduled' ? 'scheduled' : 'ended'], text };
}

/** The switch that publishes or unpublishes a post in its row. It changes once the server has confirmed. */
export function PublishSwitch({ kind, row }: PublishSwitchProps) {
  const { id, published } = row;
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async (change: Switched) => {
      const { changed, failed } = await callApi(changePosts, { body: { kind, ids: [id], change } });
      if (failed.length > 0) throw new Error(`The post ${id} was not changed.`);
      return changed;
    },
    onSuccess: (changed, change) => {
      if (changed.length === 0) {
        cacheDeletion(queryClient, kind, id);
        showToast({ tone: 'danger', title: copy.gone });
        return;
      }
      cacheRows(queryClient, kind, changed);
      showToast({
        tone: 'success',
        ...told(change, changed),
        action: { label: copy.undo, altText: copy.undoOtherwise, run: () => mutate(opposites[change]) },
      });
    },
    onError: () => showToast({ tone: 'danger', title: copy.notSwitched }),
  });
  return (
    <Switch
      aria-label={copy.publishedSwitch(titleOf(row))}
      aria-busy={isPending}
      aria-disabled={isPending}
      checked={published}
      onChange={() => isPending || mutate(published ? 'unpublish' : 'publish')}
    />
  );
}
