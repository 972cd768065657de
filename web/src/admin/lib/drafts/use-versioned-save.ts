import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { differingFields, mergeThreeWay } from '#shared/text/three-way.ts';
import { ApiError } from '#web/lib/api-client.ts';
import type { Drafts } from './drafts.ts';
import { contradictions, isChanged, mergedDraft, type VersionedDraft } from './versioned-draft.ts';

export interface VersionedSaveOptions<Draft, Stored> {
  /** Stores a draft. Fails if the stored version is not the one that the draft is based on. */
  mutation: UseMutationOptions<Stored, Error, Draft>;
  drafts: Drafts<Draft>;
  keyOf: (draft: Draft) => string;
  /** Returns an unchanged draft that is based on the stored version. */
  draftOf: (stored: Stored) => Draft;
  /** Returns the stored version when a save failed because another user had saved; else `undefined`. */
  conflictIn: (error: Error) => Stored | undefined;
  /** Puts the stored version into the cache. */
  onStored: (stored: Stored) => void | Promise<void>;
  /** Called after a save. If nothing was left to save, `stored` is the version that the draft is based on. */
  onSaved: (sent: Draft, stored: Stored) => void;
  onFailed: (error: Error, sent: Draft) => void;
  /** Called when the draft is gone: it was saved, or the other version was taken. */
  onDone?: () => void;
}

/**
 * Saves a draft. Fields that the draft did not change get what another user saved in the meantime. If both changed a field to
 * different values, nothing is saved: `conflict` is then the stored version, and the user has to choose; `conflictBy` is the
 * username of the person who saved it, if it is known. Text that is typed during a save stays unsaved, in a draft that is
 * based on the stored version.
 */
export function useVersionedSave<Draft extends VersionedDraft, Stored>({
  mutation,
  drafts,
  keyOf,
  draftOf,
  conflictIn,
  onStored,
  onSaved,
  onFailed,
  onDone,
}: VersionedSaveOptions<Draft, Stored>) {
  const [conflict, setConflict] = useState<Stored>();
  const [conflictBy, setConflictBy] = useState<string>();
  // A second press may come before the first one is rendered, so the number of running saves is kept outside of the
  // state.
  const underWay = useRef(0);
  const latest = (draft: Draft) => drafts.current()[keyOf(draft)];
  const finish = (draft: Draft) => {
    drafts.drop(keyOf(draft));
    onDone?.();
  };
  const settle = async (stored: Stored, sent: Draft) => {
    await onStored(stored);
    onSaved(sent, stored);
    const now = latest(sent);
    const isAllSaved = !now || differingFields(now.values, sent.values).length === 0;
    if (!now || isAllSaved) return finish(sent);
    const begun = draftOf(stored);
    // A value that the server filled in (such as the publication date of a post that was saved without one) stays: the field in
    // the form, which is still empty, does not overwrite it.
    const { values } = mergeThreeWay<Draft['values']>(sent.values, now.values, begun.values);
    const goesOn = { ...begun, values };
    drafts.keep(keyOf(goesOn), goesOn);
    if (keyOf(goesOn) !== keyOf(sent)) finish(sent);
  };
  const { mutate, isPending } = useMutation({
    ...mutation,
    onSettled: () => {
      underWay.current -= 1;
    },
    onSuccess: settle,
    onError: async (error, sent): Promise<void> => {
      const current = conflictIn(error);
      if (current === undefined) return onFailed(error, sent);
      const theirs = draftOf(current);
      const now = latest(sent);
      const merged = now && mergedDraft(now, theirs.values);
      if (merged) drafts.keep(keyOf(merged), merged);
      const isNewer = theirs.base.version > sent.base.version;
      if (!merged || !isNewer || contradictions(now, theirs.values).length > 0) {
        setConflictBy(savedBy(error));
        return setConflict(current);
      }
      const over = { ...merged, base: theirs.base };
      drafts.keep(keyOf(over), over);
      if (isChanged(over)) return send(over);
      return settle(current, over);
    },
  });
  const send = (draft: Draft) => {
    underWay.current += 1;
    mutate(draft);
  };
  const save = (draft: Draft) => {
    if (underWay.current === 0) send(draft);
  };
  const keepMine = (draft: Draft) => {
    if (conflict === undefined) return;
    const mine = { ...draft, base: draftOf(conflict).base };
    setConflict(undefined);
    drafts.keep(keyOf(mine), mine);
    save(mine);
  };
  const takeTheirs = async (draft: Draft) => {
    if (conflict !== undefined) await onStored(conflict);
    setConflict(undefined);
    finish(draft);
  };
  return { save, isPending, conflict, conflictBy, keepMine, takeTheirs };
}

/** Returns the username of the person who saved the conflicting version. */
function savedBy(error: Error): string | undefined {
  return error instanceof ApiError ? error.problem?.savedBy : undefined;
}
