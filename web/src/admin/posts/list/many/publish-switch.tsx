import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changePosts } from '#shared/api/posts/post-lists.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import type { PostRow } from '#shared/posts/row.ts';
import { copy as publicationCopy } from '#web/admin/posts/editor/publication/copy.en.ts';
import { cacheDeletion, cacheRows } from '#web/admin/posts/post-queries.ts';
import { planOf, stateOf } from '#web/admin/posts/row-state.ts';
import { Button } from '#web/admin/ui/button.tsx';
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

/** Returns how to publish and unpublish a post of the list. The row changes once the server has confirmed. */
function useSwitch({ kind, row: { id } }: PublishSwitchProps) {
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
  return { isPending, change: (to: Switched) => isPending || mutate(to) };
}

/** The switch that publishes or unpublishes a post in its row. */
export function PublishSwitch({ kind, row }: PublishSwitchProps) {
  const { isPending, change } = useSwitch({ kind, row });
  const { published } = row;
  return (
    <Switch
      aria-label={copy.publishedSwitch(titleOf(row))}
      aria-busy={isPending}
      aria-disabled={isPending}
      checked={published}
      onChange={() => change(published ? 'unpublish' : 'publish')}
    />
  );
}

/** The button that schedules a draft with a date to come. */
export function ScheduleButton({ kind, row }: PublishSwitchProps) {
  const { isPending, change } = useSwitch({ kind, row });
  return (
    <Button
      variant="outline"
      size="xs"
      aria-label={copy.publishThen(titleOf(row))}
      aria-disabled={isPending}
      onClick={() => change('publish')}
    >
      {publicationCopy.publishThen}
    </Button>
  );
}
