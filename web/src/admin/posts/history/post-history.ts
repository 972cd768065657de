import type { QueryClient } from '@tanstack/react-query';
import { postVersionEndpoints } from '#shared/api/post-versions.ts';
import { isChanged } from '#web/admin/lib/versioned-draft.ts';
import type { HistoryField, HistorySubject } from '#web/admin/versions/history.ts';
import { callApi } from '#web/lib/api-client.ts';
import { copy } from '../copy.en.ts';
import { draftOfPost, type PostRecord, postDrafts } from '../editor/post-drafts.ts';
import { fieldsOf, type PostDefinition, textNamesOf } from '../post-definition.ts';
import { cacheSavedPost } from '../post-queries.ts';

/** The history of a post. A restored version brings its texts back; whether the post is published stays as it is. */
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
    fields: historyFields(definition),
    list: (before, signal) => callApi(getVersionsOf, { params: { id }, query: { before }, signal }),
    read: (version, signal) => callApi(getVersionOf, { params: { id, version }, signal }),
    restore: async (version, over) => {
      const post = await callApi(restoreVersionOf, { params: { id, version }, body: { version: over } });
      cacheSavedPost(queryClient, kind, post);
      showInEditor(definition, post);
    },
  };
}

/** An editor that is open goes on with what was restored, unless something is typed there: that is sorted out when it is saved. */
function showInEditor(definition: PostDefinition, post: PostRecord): void {
  const open = postDrafts.current()[post.id];
  if (!open || isChanged(open)) return;
  postDrafts.keep(post.id, draftOfPost(definition.kind, textNamesOf(definition), post));
}

/** What the form has, in its order, and whether visitors see it. */
function historyFields(definition: PostDefinition): HistoryField[] {
  const typed = fieldsOf(definition).map(({ name, field, isArabic }): HistoryField => {
    const language = isArabic ? 'ar' : 'en';
    return { name, label: field.label[language], language };
  });
  return [
    ...typed,
    ...(definition.uploadFailed ? [{ name: 'imageUrl', label: copy.fields.image.en }] : []),
    { name: 'published', label: copy.published },
  ];
}
