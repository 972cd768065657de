import type { QueryClient } from '@tanstack/react-query';
import { postVersionEndpoints } from '#shared/api/posts/post-versions.ts';
import { publicationFields } from '#shared/versions/version.ts';
import { isChanged } from '#web/admin/lib/drafts/versioned-draft.ts';
import { localTimeText } from '#web/admin/lib/local-time.ts';
import type { HistoryField, HistorySubject } from '#web/admin/versions/history.ts';
import { callApi } from '#web/lib/api-client.ts';
import { copy } from '../copy.en.ts';
import { shownChoice } from '../editor/choices/shown-choice.ts';
import { draftOfPost, type PostRecord, postDrafts } from '../editor/post-drafts.ts';
import { showSavedElsewhere } from '../editor/post-failure.ts';
import {
  copiesChanged,
  discardCopy,
  readCopy,
  restoreCopy,
  waitingCopies,
} from '../editor/working-copy/copy-api.ts';
import { holding, keepOnServer, note } from '../editor/working-copy/keep-copy.ts';
import { readDraft } from '../editor/working-copy/read-draft.ts';
import { fieldsOf, type PostDefinition, textNamesOf } from '../post-definition.ts';
import { cacheSavedPost } from '../post-queries.ts';
import { undoOfRestoration } from './undo.ts';

/**
 * Returns the history of a post. A restored version brings its texts back; whether the post is published stays as it
 * is.
 */
export function postHistory(
  definition: PostDefinition,
  { id, title }: { readonly id: string; readonly title: string },
  queryClient: QueryClient,
): HistorySubject {
  const { kind } = definition;
  const { getVersionsOf, getVersionOf, restoreVersionOf } = postVersionEndpoints[kind];
  return {
    key: `${kind}#${id}`,
    title,
    fields: historyFields(definition, queryClient),
    list: (before, signal) => callApi(getVersionsOf, { params: { id }, query: { before }, signal }),
    read: (version, signal) => callApi(getVersionOf, { params: { id, version }, signal }),
    isTypedOver: () => {
      const draft = postDrafts.current()[id];
      return draft ? isChanged(draft) || draft.copy !== undefined : waitingCopies.current().has(id);
    },
    restore: async (version, over, typed) => {
      const isPutAway = typed === 'put-away';
      if (isPutAway && !(await keepOnServer(id))) throw new Error('What is typed could not be kept.');
      const post = await callApi(restoreVersionOf, { params: { id, version }, body: { version: over } });
      cacheSavedPost(queryClient, kind, post);
      const putAway = isPutAway ? await putTypedAway(definition, post) : undefined;
      if (!putAway) showSavedElsewhere(kind, post);
      copiesChanged(queryClient, kind);
      if (post.version === over) return undefined;
      return undoOfRestoration(queryClient, kind, post, putAway);
    },
  };
}

/** Returns the fields that the history shows: those of the form, in its order, then the picture and the publication. */
function historyFields(definition: PostDefinition, queryClient: QueryClient): HistoryField[] {
  const typed = fieldsOf(definition).map(({ name, field, isArabic }): HistoryField => {
    const language = isArabic ? 'ar' : 'en';
    const shown = shownChoice(queryClient, definition.kind, name);
    return { name, label: field.label[language], ...(shown ? { shown } : { language }) };
  });
  const fields: HistoryField[] = [
    ...typed,
    ...(definition.uploadFailed ? [{ name: 'imageUrl', label: copy.fields.image.en }] : []),
    { name: 'published', label: copy.published },
    { name: 'publishedAt', label: copy.fields.publishedAt.en, shown: localTimeText },
    { name: 'unpublishAt', label: copy.fields.unpublishAt.en, shown: localTimeText },
  ];
  return fields.map((field) => ({ ...field, isLeft: publicationFields.includes(field.name) }));
}

/**
 * Discards the server's working copy of a post, so that an open editor shows the post. The server keeps the copy as a version.
 * Returns the function that restores the copy; `undefined` if discarding failed, and the open draft then stays as it is.
 */
async function putTypedAway(
  definition: PostDefinition,
  post: PostRecord,
): Promise<(() => Promise<void>) | undefined> {
  const { kind } = definition;
  const { id } = post;
  const isDone = await holding(id, async () => {
    const { copy } = await readCopy(kind, id);
    if (copy) await discardCopy(kind, id, copy.version);
    return true;
  }).catch(() => false);
  if (!isDone) return undefined;
  note(id, { state: 'kept' });
  if (postDrafts.current()[id]) postDrafts.keep(id, draftOfPost(kind, textNamesOf(definition), post));
  return async () => {
    await restoreCopy(kind, id);
    const { draft } = await readDraft(definition, id);
    if (postDrafts.current()[id]) postDrafts.keep(id, draft);
  };
}
