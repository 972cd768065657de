import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  cancelContentChange,
  discardContentDraft,
  getContentDrafts,
  publishContentDrafts,
  replanContentChange,
  saveContentDraft,
  undoContentChange,
} from '#shared/api/content-drafts.ts';
import { type ChangeResult, type ContentDraftItem, contentDraft } from '#shared/content/draft.ts';
import type { ContentItem } from '#shared/content/item.ts';
import { type ContentKey, isContentKey } from '#shared/content/registry.ts';
import { differingFields } from '#shared/text/three-way.ts';
import { contradictions, mergedDraft } from '#web/admin/lib/drafts/versioned-draft.ts';
import { labelOf } from '#web/admin/lib/language/content-names.en.ts';
import { adminLocale } from '#web/admin/lib/language/formats.ts';
import { undoAction } from '#web/admin/versions/undo-action.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { ApiError, callApi, isAbsent } from '#web/lib/api-client.ts';
import { draftOf, storedDraftOf, storedTexts } from '../state/content-draft.ts';
import { type ContentDraft, contentDrafts } from '../state/content-drafts.tsx';
import { draftsKey, keepItem, siteContentQuery } from '../state/site-content-queries.ts';
import { copy } from './copy.en.ts';

/** All drafts of texts, and the changes that are planned or held. */
export const contentDraftsQuery = queryOptions({
  queryKey: draftsKey,
  queryFn: ({ signal }) => callApi(getContentDrafts, { signal, renews: false }),
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
  refetchInterval: 30_000,
});

/** Returns the stored draft of an item, as far as the drafts are read. */
export function useStoredDraft(key: string): ContentDraftItem | undefined {
  const { data } = useQuery({ ...contentDraftsQuery, enabled: false });
  return data?.drafts.find((draft) => draft.key === key);
}

/** Puts the draft that the server has now into the cache; `undefined` removes it. */
export async function keepStoredDraft(
  queryClient: QueryClient,
  key: string,
  draft: ContentDraftItem | undefined,
): Promise<void> {
  const { queryKey } = contentDraftsQuery;
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (before) => ({
    changes: before?.changes ?? [],
    drafts: [...(before?.drafts ?? []).filter((one) => one.key !== key), ...(draft ? [draft] : [])],
  }));
  void queryClient.invalidateQueries({ queryKey });
}

/** What the typed text conflicts with: a colleague's draft, or a text that was changed on the site. */
export type DraftConflict =
  | { readonly of: 'draft'; readonly draft: ContentDraftItem }
  | { readonly of: 'text'; readonly item: ContentItem };

/**
 * Saves the typed text as the draft of an item. Changes that a colleague made in the meantime are merged with the typed text,
 * as when a text is saved. If the changes contradict the typed text, nothing is saved, and `conflict` has the colleague's
 * version.
 */
export function useKeepDraft(key: ContentKey, onFailed: (error: Error) => void) {
  const queryClient = useQueryClient();
  const [conflict, setConflict] = useState<DraftConflict>();
  const { mutate, isPending } = useMutation({
    mutationFn: (draft: ContentDraft) =>
      callApi(saveContentDraft, {
        params: { key },
        body: {
          ...storedTexts(key, draft.values),
          ...{ basedOn: draft.base.version, base: draft.base.values, version: draft.kept?.version ?? 0 },
        },
      }),
    onSuccess: async (stored, sent) => {
      await keepStoredDraft(queryClient, key, stored);
      showToast({ tone: 'success', ...copy.kept });
      const now = contentDrafts.current()[key];
      if (!now || differingFields(now.values, sent.values).length === 0) contentDrafts.drop(key);
      else contentDrafts.keep(key, { ...now, kept: storedDraftOf(key, stored) });
    },
    onError: async (error, sent): Promise<void> => {
      if (!(error instanceof ApiError) || error.status !== 409) return onFailed(error);
      const theirs = contentDraft.safeParse(error.problem?.current).data;
      await keepStoredDraft(queryClient, key, theirs);
      const { kept: before, ...mine } = sent;
      // The draft was published or discarded: the typed text begins a new one.
      if (!theirs) return mutate(kept(mine));
      const theirKept = storedDraftOf(key, theirs);
      const over = { values: mine.values, base: { values: before?.values ?? mine.base.values, version: 0 } };
      if (contradictions(over, theirKept.values).length > 0)
        return setConflict({ of: 'draft', draft: theirs });
      const { values } = mergedDraft(over, theirKept.values);
      mutate(kept({ ...mine, values, kept: theirKept }));
    },
  });
  const kept = (draft: ContentDraft): ContentDraft => {
    contentDrafts.keep(key, draft);
    return draft;
  };
  const keep = (draft: ContentDraft) => {
    if (isPending) return;
    const item = queryClient.getQueryData(siteContentQuery.queryKey)?.find((one) => one.key === key);
    const { base } = draftOf(key, item);
    if (!item || base.version <= draft.base.version) return mutate(draft);
    if (contradictions(draft, base.values).length > 0) return setConflict({ of: 'text', item });
    mutate(kept({ ...mergedDraft(draft, base.values), base }));
  };
  const keepMine = (draft: ContentDraft) => {
    setConflict(undefined);
    if (conflict?.of === 'draft') mutate(kept({ ...draft, kept: storedDraftOf(key, conflict.draft) }));
    if (conflict?.of === 'text') mutate(kept({ ...draft, base: draftOf(key, conflict.item).base }));
  };
  const takeTheirs = () => {
    setConflict(undefined);
    contentDrafts.drop(key);
  };
  return { keep, isPending, conflict, keepMine, takeTheirs };
}

/** Discards this version of an item's stored draft, and the unsaved texts of the item. The result is shown as a toast. */
export function useDiscardDraft(key: ContentKey) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ version }: Pick<ContentDraftItem, 'version'>) =>
      callApi(discardContentDraft, { params: { key }, body: { version } }),
    onSuccess: async () => {
      contentDrafts.drop(key);
      await keepStoredDraft(queryClient, key, undefined);
      showToast({ tone: 'success', title: copy.discarded });
    },
    onError: () => {
      void queryClient.invalidateQueries(contentDraftsQuery);
      showToast({ tone: 'danger', title: copy.notDiscarded, text: copy.tryLater });
    },
  });
}

/** Puts the items that a change has produced into the cache. */
async function keepResult(queryClient: QueryClient, { change, items }: ChangeResult): Promise<void> {
  for (const item of items) await keepItem(queryClient, item);
  const { queryKey } = contentDraftsQuery;
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(
    queryKey,
    (before) =>
      before && {
        ...before,
        drafts: before.drafts.filter(({ key }) => change.state === 'planned' || !change.keys.includes(key)),
      },
  );
  void queryClient.invalidateQueries({ queryKey });
  void queryClient.invalidateQueries({ queryKey: changesKey });
}

export const changesKey = ['api', 'admin', 'content-changes'] as const;

/** Publishes drafts together, now or at an instant. */
export function usePublishDrafts() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ drafts, at }: { drafts: readonly ContentDraftItem[]; at?: string }) =>
      callApi(publishContentDrafts, {
        body: {
          id: crypto.randomUUID(),
          drafts: drafts.map(({ key, version }) => ({ key, version })),
          ...(at && { at }),
        },
      }),
    onSuccess: async (result) => {
      await keepResult(queryClient, result);
      const { state, keys, id } = result.change;
      if (state !== 'published') return;
      showToast({
        tone: 'success',
        ...copy.published(keys.length),
        action: undoAction(() => undoWholeChange(queryClient, id), copy.changes.open),
      });
    },
    onError: (error) => {
      void queryClient.invalidateQueries(contentDraftsQuery);
      void queryClient.invalidateQueries(siteContentQuery);
      showToast({ tone: 'danger', title: copy.notPublished, text: reasonOf(error) });
    },
  });
}

/** Undoes a published change of texts, and puts the changed items into the cache. Rejects if the call fails. */
export async function undoWholeChange(queryClient: QueryClient, id: string): Promise<void> {
  await keepResult(queryClient, await callApi(undoContentChange, { params: { id } }));
}

/** Plans an open change for another instant, or cancels it. */
export function useChangePlan() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, at }: { id: string; at?: string }) => {
      if (at) await callApi(replanContentChange, { params: { id }, body: { at } });
      else await callApi(cancelContentChange, { params: { id } });
    },
    onSuccess: (_, { at }) => at || showToast({ tone: 'success', title: copy.planCancelled }),
    onError: () => showToast({ tone: 'danger', title: copy.notCancelled, text: copy.tryLater }),
    onSettled: () => queryClient.invalidateQueries(contentDraftsQuery),
  });
}

/** Returns why drafts could not go live, or a change could not be undone, as a sentence. */
export function reasonOf(error: unknown, changed = copy.changedTexts): string {
  if (isAbsent(error)) return copy.changes.gone;
  const details = (error instanceof ApiError && error.status === 409 && error.problem?.details) || [];
  if (details.length === 0) return copy.tryLater;
  const names = namesOf(details.map(({ field }) => field));
  return details.some(({ problem }) => problem === 'texts') ? changed(names) : copy.changedDrafts(names);
}

/** Returns the names of items as one text in the language of the admin area, such as "A, B and C". */
export function namesOf(keys: readonly string[]): string {
  const names = keys.map((key) => (isContentKey(key) ? labelOf(key) : key));
  return new Intl.ListFormat(adminLocale, { type: 'conjunction' }).format(names);
}
