import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { listPreviewLinks, makePreviewLink, revokePreviewLink } from '#shared/api/posts/previews.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import { type PreviewLink, previewPath } from '#shared/posts/preview-link.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { ApiError, callApi, isAbsent } from '#web/lib/api-client.ts';
import { createStore } from '#web/lib/store.ts';
import { copy as previewCopy } from './copy.en.ts';

const copy = previewCopy.links;

/** What a preview link shows: a post or, if the kind is `page`, a page with the drafts of its texts. */
export interface LinkedPost {
  readonly kind: PostKind | 'page';
  readonly id: string;
}

/** The secret parts of links that were made here, by the link's id. They are known to this page only. */
export const knownTokens = createStore<Readonly<Record<string, string>>>({});

/** The valid links to a post, newest first. */
export function linksQuery({ kind, id }: LinkedPost) {
  return queryOptions({
    queryKey: ['api', 'admin', 'preview-links', kind, id],
    queryFn: ({ signal }): Promise<PreviewLink[]> =>
      callApi(listPreviewLinks, { params: { kind, id }, signal }),
    refetchOnMount: 'always',
  });
}

/** Returns the URL of a link that was made here. */
export function addressOf(token: string): string {
  return location.origin + previewPath(token, 'en');
}

/** Copies a link's URL to the clipboard and reports the result. */
export async function copyLink(token: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(addressOf(token));
    showToast({ tone: 'success', title: copy.copied });
  } catch {
    showToast({ tone: 'danger', title: copy.notCopied });
  }
}

/** Makes a private link to a post, and adds it to the cached list, since the stored list may lag behind. */
export function useMakeLink(post: LinkedPost) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(makePreviewLink, { params: { ...post } }),
    onSuccess: async ({ link, token }) => {
      knownTokens.set({ ...knownTokens.current(), [link.id]: token });
      await queryClient.cancelQueries(linksQuery(post));
      queryClient.setQueryData(linksQuery(post).queryKey, (links = []) => [link, ...links]);
    },
    onError: (error) => showToast({ tone: 'danger', title: copy.notMade, text: reasonOf(error) }),
  });
}

/** Revokes a private link, so that it no longer opens the post, and removes it from the cached list. */
export function useRevokeLink(post: LinkedPost) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (link: string) => callApi(revokePreviewLink, { params: { ...post, link } }),
    onSuccess: async (_, link) => {
      await queryClient.cancelQueries(linksQuery(post));
      queryClient.setQueryData(linksQuery(post).queryKey, (links = []) =>
        links.filter(({ id }) => id !== link),
      );
      showToast({ tone: 'success', title: copy.revoked });
    },
    onError: () => showToast({ tone: 'danger', title: copy.notRevoked, text: copy.tryLater }),
  });
}

function reasonOf(error: Error): string {
  if (isAbsent(error)) return copy.notStored;
  return error instanceof ApiError && error.status === 409 ? copy.tooMany : copy.tryLater;
}
