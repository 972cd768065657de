import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  deletePicture,
  erasePicture,
  findEarlierUses,
  findPictureUses,
  listPictures,
  restorePicture,
} from '#shared/api/pictures.ts';
import {
  earlierPlaces,
  type LibraryPicture,
  maxPicturesAtOnce,
  type PictureUse,
} from '#shared/images/library.ts';
import { refusalSentence } from '#web/admin/lib/failure/server-sentence.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { callApi, callApiPage } from '#web/lib/api-client.ts';
import { copy } from './copy.en.ts';

/** The list that a picture is in. */
export type PictureState = 'kept' | 'trash';

const listsKey = ['api', 'admin', 'pictures'];

/** All pictures of the library, or all in the trash, newest first. They are searched in the browser. */
export const picturesQuery = (state: PictureState) =>
  queryOptions({
    queryKey: [...listsKey, state],
    queryFn: async ({ signal }) => {
      const pictures: LibraryPicture[] = [];
      let cursor: string | undefined;
      do {
        const page = await callApiPage(listPictures, {
          query: { state, limit: maxPicturesAtOnce, cursor },
          signal,
        });
        pictures.push(...page.data);
        cursor = page.next;
      } while (cursor);
      return pictures;
    },
    staleTime: 0,
  });

/** The uses of a picture; read each time they are looked at. */
export const usesQuery = (id: string) =>
  queryOptions({
    queryKey: ['api', 'admin', 'picture-uses', id],
    queryFn: ({ signal }) => callApi(findPictureUses, { params: { id }, signal }),
    staleTime: 0,
  });

/** The earlier versions that used a picture, in pages, because all versions are searched. */
export const earlierUsesQuery = (id: string) =>
  queryOptions({
    queryKey: ['api', 'admin', 'picture-earlier-uses', id],
    queryFn: async ({ signal }) => {
      const uses: PictureUse[] = [];
      for (const place of earlierPlaces) {
        let cursor: string | undefined;
        do {
          const page = await callApiPage(findEarlierUses, {
            params: { id, place },
            query: { cursor },
            signal,
          });
          uses.push(...page.data);
          cursor = page.next;
        } while (cursor);
      }
      return uses;
    },
    staleTime: 0,
  });

/** Reads both lists of pictures again. */
export function readPicturesAgain(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: listsKey });
}

/** Returns the reason of a failure as one sentence. */
export function failureOf(error: unknown): string {
  return refusalSentence(error) || copy.actFailed;
}

/** Actions on a picture: the endpoint, and the sentence that reports success. */
const acts = {
  remove: { endpoint: deletePicture, done: copy.removed },
  restore: { endpoint: restorePicture, done: copy.restored },
  erase: { endpoint: erasePicture, done: copy.erased },
} as const;
export type PictureAct = keyof typeof acts;

/** Runs an action on a picture and shows the result. A deletion can be undone from the toast. */
export function usePictureAct() {
  const queryClient = useQueryClient();
  const mutation = useMutation<unknown, Error, { act: PictureAct; id: string }>({
    mutationFn: ({ act, id }) => callApi(acts[act].endpoint, { params: { id } }),
    onSuccess: (_, { act, id }) =>
      showToast({
        tone: 'success',
        title: acts[act].done,
        ...(act === 'remove' && {
          action: {
            label: copy.undo,
            altText: copy.restore,
            run: () => mutation.mutate({ act: 'restore', id }),
          },
        }),
      }),
    onError: (error) => showToast({ tone: 'danger', title: failureOf(error) }),
    onSettled: () => readPicturesAgain(queryClient),
  });
  return mutation;
}
