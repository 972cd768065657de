import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { showToast } from '#web/features/toasts/toasts.ts';
import { categoriesQuery } from '../categories/categories-query.ts';
import { fieldsOf, type PostDefinition, textNamesOf } from '../post-definition.ts';
import { usePosts } from '../post-queries.ts';
import { firstAuthor } from './choices/first-author.ts';
import { newPostDraft, type PostDraft, type PostRecord, postDrafts } from './post-drafts.ts';
import { openFailureToast } from './post-failure.ts';
import { copy as keptCopy } from './working-copy/copy.en.ts';
import { note } from './working-copy/keep-copy.ts';
import { setOpened, useParking } from './working-copy/park-draft.ts';
import { readDraft } from './working-copy/read-draft.ts';
import { lookForOthers } from './working-copy/use-autosave.ts';

/** Values of other posts, by the field that suggests them. */
export type Suggestions = Readonly<Partial<Record<string, readonly string[]>>>;

/**
 * Opens the kept draft of a post, or begins one. Only the open editor follows the draft, so that the list behind it does not
 * render with every key.
 */
export function usePostEditor(definition: PostDefinition) {
  const { kind } = definition;
  const [openId, setOpenId] = useState<string>();
  /** The id of the post to open when it has been read; reset if something else is opened meanwhile. */
  const awaited = useRef<string>(undefined);
  const proceed = useCallback((id: string) => {
    awaited.current = undefined;
    setOpened(id);
    setOpenId(id);
  }, []);
  useParking(kind, openId);
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
    mutationFn: (id: string) => readDraft(definition, id),
    onSuccess: ({ draft, isSaved, recent }) => {
      if (draft.id !== awaited.current) return;
      note(draft.id, { recent, saved: undefined });
      if (isSaved) showToast({ tone: 'success', title: keptCopy.alreadySaved });
      open(draft);
    },
    onError: (error) => showToast(openFailureToast(error)),
  });
  // Drops drafts without changes: after a reload the editor is closed.
  useEffect(postDrafts.dropUnchanged, []);
  const add = useCallback(
    () => open(newPostDraft(kind, textNamesOf(definition), firstAuthor(definition))),
    [open, kind, definition],
  );
  const edit = useCallback(
    ({ id }: Pick<PostRecord, 'id'>, onFailed?: () => void) => {
      if (postDrafts.current()[id]) {
        note(id, { saved: undefined });
        proceed(id);
        return void lookForOthers(id);
      }
      awaited.current = id;
      read(id, onFailed && { onError: onFailed });
    },
    [read, proceed],
  );
  const close = useCallback(() => {
    awaited.current = undefined;
    setOpened();
    setOpenId(undefined);
  }, []);
  /** Id of the post that is being read for editing. */
  const openingId = isReading ? readId : undefined;
  return { openId, openingId, add, edit, close };
}

/** Returns the values that other posts have in the form's fields. */
export function useSuggestions(definition: PostDefinition): Suggestions {
  // `true` replaces the query's `'always'`: the list behind the editor has just read the posts.
  const { known: posts } = usePosts(definition.kind, true);
  const { data: stored } = useQuery(categoriesQuery(definition.kind));
  return useMemo(() => {
    const names = fieldsOf(definition).flatMap(({ name, field }) => (field.suggests ? [name] : []));
    const named = (stored?.categories ?? []).map(({ name, nameAr }) => ({
      category: name,
      categoryAr: nameAr,
    }));
    return Object.fromEntries(names.map((name) => [name, textsIn([...named, ...posts], name)]));
  }, [definition, posts, stored]);
}

function textsIn(posts: readonly Readonly<Record<string, unknown>>[], name: string): string[] {
  const texts = posts.map((post) => post[name]).filter((text) => typeof text === 'string' && text !== '');
  return [...new Set(texts as string[])].toSorted();
}
