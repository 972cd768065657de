import type { QueryClient } from '@tanstack/react-query';
import {
  getContentVersion,
  getContentVersions,
  restoreContentVersion,
} from '#shared/api/content-versions.ts';
import type { ContentItem } from '#shared/content/item.ts';
import { type ContentKey, content } from '#shared/content/registry.ts';
import { versionIdOf } from '#shared/versions/version.ts';
import { isChanged } from '#web/admin/lib/drafts/versioned-draft.ts';
import { labelOf } from '#web/admin/lib/language/content-names.en.ts';
import type { HistorySubject } from '#web/admin/versions/history.ts';
import { undoAction } from '#web/admin/versions/undo-action.ts';
import { callApi } from '#web/lib/api-client.ts';
import { contentDrafts } from '../state/content-drafts.tsx';
import { keepItem, sendContent } from '../state/site-content-queries.ts';
import { copy } from './copy.en.ts';

/** Returns what the history dialog needs to list, show and restore the versions of a content item. */
export function contentHistory(key: ContentKey, queryClient: QueryClient): HistorySubject {
  const { kind } = content[key];
  return {
    key: `content#${key}`,
    title: labelOf(key),
    fields:
      kind === 'image'
        ? [{ name: 'value', label: copy.picture }]
        : [
            { name: 'value', label: copy.english, language: 'en' },
            { name: 'valueAr', label: copy.arabic, language: 'ar' },
          ],
    list: (before, signal) => callApi(getContentVersions, { params: { key }, query: { before }, signal }),
    read: (version, signal) => callApi(getContentVersion, { params: { key, version }, signal }),
    isTypedOver: () => {
      const draft = contentDrafts.current()[key];
      return draft !== undefined && isChanged(draft);
    },
    restore: async (version, over, typed) => {
      const item = await restore(queryClient, { key, version, over });
      if (typed === 'put-away') contentDrafts.putAway(key);
      return item.version > over ? undoAction(() => takeBack(queryClient, item)) : undefined;
    },
  };
}

/** Undoes the save that made this version of an item; before the first version the item had its default. */
export async function takeBack(
  queryClient: QueryClient,
  { key: name, version: over }: ContentItem,
): Promise<void> {
  const key = name as ContentKey;
  if (over > 1) return void (await restore(queryClient, { key, version: versionIdOf(over - 1), over }));
  await keepItem(queryClient, await sendContent({ key, update: { value: '', valueAr: '', version: over } }));
}

async function restore(
  queryClient: QueryClient,
  { key, version, over }: { key: ContentKey; version: string; over: number },
): Promise<ContentItem> {
  const body = { version: over };
  const item = await callApi(restoreContentVersion, { params: { key, version }, body });
  await keepItem(queryClient, item);
  return item;
}
