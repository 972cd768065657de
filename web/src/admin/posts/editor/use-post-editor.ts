import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { showToast } from '#web/features/toasts/toasts.ts';
import { fieldsOf, type PostDefinition, textNamesOf } from '../post-definition.ts';
import { postsQuery, readPostMutation } from '../post-queries.ts';
import { draftOfPost, newPostDraft, type PostDraft, type PostRecord, postDrafts } from './post-drafts.ts';
import { openFailureToast } from './post-failure.ts';

/** What other posts have in the fields that suggest it, by the field's name. */
export type Suggestions = Readonly<Partial<Record<string, readonly string[]>>>;

/**
 * Which post is being edited: opens its kept draft, or begins one. Only the open editor follows the draft, so that what
 * stands behind it is not rendered with every key.
 */
export function usePostEditor(definition: PostDefinition) {
  const { kind } = definition;
  const [openId, setOpenId] = useState<string>();
  /** The post that is to open when it has been read: nothing, once something else was opened meanwhile. */
  const awaited = useRef<string>(undefined);
  const proceed = useCallback((id: string) => {
    awaited.current = undefined;
    setOpenId(id);
  }, []);
  const open = useCallback(
    (begun: PostDraft) => {
      if (!postDrafts.current()[begun.id]) postDrafts.keep(begun.id, begun);
      proceed(begun.id);
    },
    [proceed],
  );
  const {
    mutate: read,
    isPending: isReading,
    variables: readId,
  } = useMutation({
    ...readPostMutation(kind),
    onSuccess: (post) => {
      if (post.id === awaited.current) open(draftOfPost(kind, textNamesOf(definition), post));
    },
    onError: (error) => showToast(openFailureToast(error)),
  });
  // What was opened before a reload is not open now; only its changes count.
  useEffect(postDrafts.dropUnchanged, []);
  const add = useCallback(
    () => open(keptNew(kind) ?? newPostDraft(kind, textNamesOf(definition))),
    [open, kind, definition],
  );
  const edit = useCallback(
    ({ id }: PostRecord) => {
      if (postDrafts.current()[id]) return proceed(id);
      awaited.current = id;
      read(id);
    },
    [read, proceed],
  );
  const close = useCallback(() => setOpenId(undefined), []);
  /** Id of the post that is being read, to be edited. */
  const openingId = isReading ? readId : undefined;
  return { openId, openingId, add, edit, proceed, close };
}

/** What the posts that were read have in the fields of the form. */
export function useSuggestions(definition: PostDefinition): Suggestions {
  const { data: posts } = useInfiniteQuery(postsQuery(definition.kind));
  return useMemo(() => {
    const names = fieldsOf(definition).flatMap(({ name, field }) => (field.suggests ? [name] : []));
    return Object.fromEntries(names.map((name) => [name, textsIn(posts ?? [], name)]));
  }, [definition, posts]);
}

function textsIn(posts: readonly PostRecord[], name: string): string[] {
  const texts = posts.map((post) => post[name]).filter((text) => typeof text === 'string' && text !== '');
  return [...new Set(texts as string[])].toSorted();
}

/** A new post that was begun and never stored. */
function keptNew(kind: PostDraft['kind']): PostDraft | undefined {
  return Object.values(postDrafts.current()).find(
    (draft) => draft?.kind === kind && draft.base.version === 0,
  );
}
