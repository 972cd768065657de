import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { rowOf } from '#shared/posts/row.ts';
import { useVersionedSave } from '#web/admin/lib/drafts/use-versioned-save.ts';
import { sendingsKey } from '#web/admin/lib/planned-sendings.ts';
import { showToast } from '#web/features/toasts/toasts.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { useStore } from '#web/lib/store.ts';
import { copy } from '../copy.en.ts';
import { undoOfCreation, undoOfSave } from '../history/undo.ts';
import { postApis } from '../post-api.ts';
import { type PostDefinition, textNamesOf } from '../post-definition.ts';
import { cacheDeletion, cacheSavedPost, isGone, postsQuery } from '../post-queries.ts';
import { planOf } from '../row-state.ts';
import {
  draftOfPost,
  newPostDraft,
  type PostDraft,
  type PostRecord,
  postDrafts,
  presentDraft,
} from './post-drafts.ts';
import { failureToast } from './post-failure.ts';
import { copy as publishCopy } from './publish/copy.en.ts';
import { copiesChanged, discardCopy } from './working-copy/copy-api.ts';
import { endCopy } from './working-copy/discard-draft.ts';
import { draftSaveStates, holding, keepOnServer } from './working-copy/keep-copy.ts';
import { takeOtherPictures } from './working-copy/other-pictures.ts';
import { gonePosts, noteGone } from './working-copy/park-draft.ts';

interface SavePostOptions {
  /** Id of the draft. */
  id: string;
  onFailed: (error: Error) => void;
  /** Called when the draft is gone: it was saved, or the other version was taken. */
  onDone: () => void;
}

/**
 * Saves a draft; see {@link useVersionedSave}. A draft whose post another user deleted is not saved: it `isOrphan`, and
 * may be saved as a new post, until a user restores the post. `hasFailed`: the last save failed for another reason.
 */
export function useSavePost(definition: PostDefinition, { id: draftId, onFailed, onDone }: SavePostOptions) {
  const { kind } = definition;
  const queryClient = useQueryClient();
  const isOrphan = useOrphan(definition, draftId);
  const [hasFailed, setFailed] = useState(false);
  const versioned = useVersionedSave({
    mutation: { mutationFn: (draft: PostDraft) => saveWithCopy(draft) },
    drafts: postDrafts,
    keyOf: ({ id }: PostDraft) => id,
    draftOf: (post: PostRecord) => draftOfPost(kind, textNamesOf(definition), post),
    conflictIn: conflictingPost,
    onStored: (post) => {
      cacheSavedPost(queryClient, kind, post);
      copiesChanged(queryClient, kind);
    },
    onSaved: (sent, stored) => {
      setFailed(false);
      const isNew = verbOf(sent) === 'create';
      const undo = isNew ? undoOfCreation(queryClient, kind, stored) : undoOfSave(queryClient, kind, stored);
      const plan = [planOf(rowOf(kind, stored)), newsletterText(sent)].filter(Boolean).join(' ');
      if (sent.newsletter) void queryClient.invalidateQueries({ queryKey: sendingsKey });
      const isOther = stored.version > sent.base.version;
      showToast({
        tone: 'success',
        title: copy.kinds[kind].done[verbOf(sent)],
        ...(plan && { text: plan }),
        ...(isOther && { action: undo }),
      });
    },
    onFailed: (error, sent) => {
      if (verbOf(sent) === 'update' && isGone(error)) {
        cacheDeletion(queryClient, kind, sent.id);
        return noteGone(sent.id, true);
      }
      setFailed(true);
      showToast(failureToast(definition, verbOf(sent), error));
      onFailed(error);
    },
    onDone,
  });
  const { looksFirst, isLooking } = useLook();
  const save = (draft: PostDraft) => {
    if (!draft.copy) return versioned.save(draft);
    looksFirst(draft.id, () => {
      const latest = presentDraft(draft.id);
      if (latest && draftSaveStates.current()[draft.id]?.state !== 'contradicted') versioned.save(latest);
    });
  };
  const saveAsNew = (id: string) => {
    const draft = presentDraft(id);
    if (!draft) return;
    const { id: newId, base } = newPostDraft(kind, textNamesOf(definition));
    const asNew = { ...draft, newId, base, values: withoutSlugOf(draft) };
    noteGone(id, false);
    postDrafts.keep(id, asNew);
    versioned.save(asNew);
  };
  // Takes the other version. The typed text is discarded, and can be restored.
  const takeTheirs = async (draft: PostDraft) => {
    await keepOnServer(draft.id);
    const { copy: kept } = presentDraft(draft.id) ?? draft;
    if (kept && !(await endCopy(queryClient, kind, draft.id, kept.version))) return;
    await versioned.takeTheirs(draft);
  };
  const isPending = versioned.isPending || isLooking;
  const isToldOtherwise = isPending || versioned.conflict !== undefined || isOrphan;
  return {
    ...versioned,
    save,
    isPending,
    takeTheirs,
    isOrphan,
    saveAsNew,
    hasFailed: hasFailed && !isToldOtherwise,
  };
}

/** Looks for replaced pictures before an action on a draft, once for all simultaneous calls. */
function useLook() {
  const [isLooking, setIsLooking] = useState(false);
  const underWay = useRef(false);
  const looksFirst = (id: string, proceed: () => void) => {
    if (underWay.current) return;
    underWay.current = true;
    setIsLooking(true);
    void takeOtherPictures(id).then(() => {
      underWay.current = false;
      setIsLooking(false);
      proceed();
    });
  };
  return { looksFirst, isLooking };
}

/** Returns true if the post of the open draft was deleted. When that changes the list is read again. */
function useOrphan({ kind }: PostDefinition, id: string): boolean {
  const queryClient = useQueryClient();
  const isOrphan = useStore(gonePosts, (gone) => gone.has(id));
  useEffect(() => {
    if (!isOrphan) return;
    return () => {
      noteGone(id, false);
      void queryClient.invalidateQueries(postsQuery(kind));
    };
  }, [isOrphan, id, kind, queryClient]);
  return isOrphan;
}

/** Returns the values of a draft whose post was deleted, without the slug: the deleted post keeps it. */
function withoutSlugOf({ values, base }: PostDraft): PostDraft['values'] {
  return values.slug === base.values.slug && values.slug ? { ...values, slug: '' } : values;
}

/**
 * Saves a post together with its current working copy, which the server then deletes. If the draft is saved as a new post,
 * discards the original post's working copy.
 */
function saveWithCopy(draft: PostDraft): Promise<PostRecord> {
  const { id, kind, newId } = draft;
  return holding(id, async () => {
    const { copy: kept } = presentDraft(id) ?? draft;
    if (newId === undefined) return savePost({ ...draft, copy: kept });
    const post = await savePost({ ...draft, copy: undefined });
    if (kept) await discardCopy(kind, id, kept.version).catch(() => {});
    return post;
  });
}

/** Returns the sentence about the newsletter's audience, if it was chosen with the save. */
function newsletterText({ newsletter }: PostDraft): string | undefined {
  if (!newsletter || newsletter === 'none') return undefined;
  return publishCopy.willBeSent(publishCopy.audiences[newsletter]);
}

function verbOf({ base }: PostDraft): 'create' | 'update' {
  return base.version === 0 ? 'create' : 'update';
}

/** Stores a draft: as a new post, or over the version that it is based on. See {@link conflictingPost}. */
export function savePost(draft: PostDraft): Promise<PostRecord> {
  return postApis[draft.kind][draft.base.version === 0 ? 'create' : 'update'](draft);
}

const storedPost = z.catchall(
  z.object({
    id: z.string(),
    title: z.string(),
    published: z.boolean(),
    createdAt: z.string(),
    updatedAt: z.string(),
    version: z.number(),
  }),
  z.union([z.string(), z.boolean(), z.number()]),
);

/** Returns the stored post when a save failed because another user had changed it; else `undefined`. */
export function conflictingPost(error: Error): PostRecord | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return storedPost.safeParse(error.problem?.current).data;
}
