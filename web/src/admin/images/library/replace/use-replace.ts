import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { replacePicture } from '#shared/api/pictures.ts';
import {
  type LibraryPicture,
  maxUsesAtOnce,
  type PictureUse,
  type ReplaceableUse,
} from '#shared/images/library.ts';
import { retry } from '#web/admin/lib/retry.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { callApi } from '#web/lib/api-client.ts';
import { copy } from '../copy.en.ts';
import { failureOf } from '../picture-queries.ts';

/** A replacement: the old picture, the new one, and the uses. */
interface Replacement {
  readonly picture: Pick<LibraryPicture, 'id'>;
  readonly by: Pick<LibraryPicture, 'id'>;
  readonly uses: readonly ReplaceableUse[];
}

/** True if the picture of a use can be replaced; past versions keep theirs. */
export function isReplaceable(use: PictureUse): use is PictureUse & ReplaceableUse {
  return use.form === 'stored' || use.form === 'typed';
}

/** Replaces a picture by another, some uses at a time, and offers to undo it. `through` counts the finished ones. */
export function useReplace(onDone: () => void) {
  const queryClient = useQueryClient();
  const [through, setThrough] = useState<number>();
  const replace = async (replacement: Replacement) => {
    if (through !== undefined) return;
    setThrough(0);
    try {
      const isWhole = await replaceAll(queryClient, replacement, setThrough);
      if (isWhole) onDone();
    } catch (error) {
      showToast({ tone: 'danger', title: failureOf(error) });
    } finally {
      setThrough(undefined);
      void queryClient.invalidateQueries();
    }
  };
  return { replace: (replacement: Replacement) => void replace(replacement), through };
}

/** Replaces the picture in all uses, some per call. Returns true if no use failed. */
async function replaceAll(
  queryClient: QueryClient,
  { picture, by, uses }: Replacement,
  onThrough: (through: number) => void,
): Promise<boolean> {
  // Replaces in drafts first: a save of the post bases its draft on the new version only if the draft already has the new
  // picture.
  const typedFirst = [...uses].sort((one, other) => rankOf(one) - rankOf(other));
  const done: ReplaceableUse[] = [];
  let failed = 0;
  for (let start = 0; start < typedFirst.length; start += maxUsesAtOnce) {
    const some = typedFirst
      .slice(start, start + maxUsesAtOnce)
      .map(({ kind, id, form }) => ({ kind, id, form }));
    const answer = await retry(() =>
      callApi(replacePicture, { params: { id: picture.id }, body: { by: by.id, uses: some } }),
    );
    done.push(...answer.replaced);
    failed += answer.failed.length;
    onThrough(start + some.length);
  }
  if (failed > 0) {
    showToast({ tone: 'danger', title: copy.notReplaced(failed) });
    return false;
  }
  const takeBack = async () => {
    const back = { picture: by, by: picture, uses: done };
    await replaceAll(queryClient, back, () => {}).catch((error: Error) =>
      showToast({ tone: 'danger', title: failureOf(error) }),
    );
    void queryClient.invalidateQueries();
  };
  showToast({
    tone: 'success',
    title: copy.replaced(done.length),
    ...(done.length > 0 && {
      action: { label: copy.undo, altText: copy.undoReplacing, run: () => void takeBack() },
    }),
  });
  return true;
}

const rankOf = ({ form }: ReplaceableUse) => (form === 'typed' ? 0 : 1);
