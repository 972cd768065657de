import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getSiteContent, updateContent, updateSimpleContent } from '#shared/api/content.ts';
import { claimOf } from '#shared/content/claims.ts';
import { type ContentItem, type ContentUpdate, contentItem } from '#shared/content/item.ts';
import { type ContentKey, content } from '#shared/content/registry.ts';
import { noteSaved } from '#web/admin/lib/publishing-status.ts';
import { siteContent } from '#web/features/content/content-store.ts';
import { storedContent } from '#web/features/content/stored-content.ts';
import { ApiError, callApi } from '#web/lib/api-client.ts';

/** All stored content items. Read again whenever an editor opens. */
export const siteContentQuery = queryOptions({
  queryKey: ['api', 'site-content'],
  queryFn: async ({ signal }) => {
    const items = await callApi(getSiteContent, { signal });
    // Screens and default texts take the company's name from `siteContent`.
    siteContent.set(storedContent(items));
    return items;
  },
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
});

/** Like {@link siteContentQuery}, read every two seconds while the page is visible and online. */
export const polledSiteContentQuery = queryOptions({
  ...siteContentQuery,
  refetchInterval: 2000,
  networkMode: 'online',
});

/** Query key of the owners' confirmations. A save of a claim may change its confirmation; the query is then read again. */
export const confirmationsKey = ['api', 'claims'];

/** Query key of the drafts on the server. A save of an item may delete its draft; the query is then read again. */
export const draftsKey = ['api', 'admin', 'content-drafts'];

export interface ContentSave {
  readonly key: ContentKey;
  readonly update: ContentUpdate;
}

/** Saves an item from the dashboard. Fails with an {@link ApiError}; see {@link conflictingItem}. */
export function sendContent({ key, update }: ContentSave): Promise<ContentItem> {
  return callApi(updateContent, { params: { key }, body: update });
}

/** Saves an item from the simple editor, like {@link sendContent}. */
export function sendSimpleContent({ key, update }: ContentSave): Promise<ContentItem> {
  return callApi(updateSimpleContent, { params: { key }, body: update });
}

/** Returns the stored item when a save failed because another user had changed it; else `undefined`. */
export function conflictingItem(error: Error): ContentItem | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return contentItem.safeParse(error.problem?.current).data;
}

/**
 * Puts an item from the server's answer into the cache, and reads the list again. A read that began before the save is
 * dropped.
 */
export async function keepItem(queryClient: QueryClient, item: ContentItem): Promise<void> {
  const { queryKey } = siteContentQuery;
  noteSaved(savedAt(item), 'content', content[item.key as ContentKey]?.path);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (items) => [
    ...(items ?? []).filter(({ key }) => key !== item.key),
    item,
  ]);
  void queryClient.invalidateQueries({ queryKey });
  // A save by an owner also confirms the claim.
  if (claimOf(item.key)) void queryClient.invalidateQueries({ queryKey: confirmationsKey });
}

/** Returns the time at which one of an item's texts last changed. */
function savedAt({ valueUpdatedAt, valueArUpdatedAt = '' }: ContentItem): number {
  return Math.max(Date.parse(valueUpdatedAt), Date.parse(valueArUpdatedAt) || 0);
}
