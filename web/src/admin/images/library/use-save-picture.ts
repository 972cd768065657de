import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { updatePicture } from '#shared/api/pictures.ts';
import { type LibraryPicture, libraryPicture } from '#shared/images/library.ts';
import { useVersionedSave } from '#web/admin/lib/use-versioned-save.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { ApiError, callApi } from '#web/lib/api-client.ts';
import { copy } from './copy.en.ts';
import { draftOfPicture, type PictureDraft, pictureDrafts, updateOf } from './picture-drafts.ts';
import { failureOf, readPicturesAgain } from './picture-queries.ts';

/** Saves what is said of a picture; see {@link useVersionedSave}. `failure` says why that was not done. */
export function useSavePicture(onDone: () => void) {
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const versioned = useVersionedSave<PictureDraft, LibraryPicture>({
    mutation: {
      mutationFn: (draft) => callApi(updatePicture, { params: { id: draft.id }, body: updateOf(draft) }),
      onMutate: () => setFailure(undefined),
    },
    drafts: pictureDrafts,
    keyOf: ({ id }) => id,
    draftOf: draftOfPicture,
    conflictIn: storedIn,
    onStored: () => void readPicturesAgain(queryClient),
    onSaved: () => showToast({ tone: 'success', title: copy.saved }),
    onFailed: (error) => {
      setFailure(failureOf(error));
      void readPicturesAgain(queryClient);
    },
    onDone,
  });
  return { ...versioned, failure };
}

/** The picture as somebody else saved it meanwhile. */
function storedIn(error: Error): LibraryPicture | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return libraryPicture.safeParse(error.problem?.current).data;
}
