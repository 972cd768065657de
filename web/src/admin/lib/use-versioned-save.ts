import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Drafts } from './drafts.ts';
import { differingFields, mergedDraft, type VersionedDraft } from './versioned-draft.ts';

export interface VersionedSaveOptions<Draft, Stored> {
  /** Stores a draft over the version it was written over. */
  mutation: UseMutationOptions<Stored, Error, Draft>;
  drafts: Drafts<Draft>;
  /** The draft's key among the drafts. */
  keyOf: (draft: Draft) => string;
  /** The draft to begin with over what is stored. */
  draftOf: (stored: Stored) => Draft;
  /** What is stored now, when a save failed because somebody else had saved meanwhile. */
  conflictIn: (error: Error) => Stored | undefined;
  /** Takes over what is stored now. */
  onStored: (stored: Stored) => void | Promise<void>;
  onSaved: (sent: Draft) => void;
  onFailed: (error: Error, sent: Draft) => void;
  /** The draft is gone: it was saved, or the other version was taken. */
  onDone?: () => void;
}

/**
 * Saves a draft. Over somebody else's newer version it does not; that is then `conflict`, to choose from, and what the
 * draft left untouched is taken over from it. What is typed while a draft is being saved goes on over what is stored.
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
  const latest = (draft: Draft) => drafts.current()[keyOf(draft)];
  const finish = (draft: Draft) => {
    drafts.drop(keyOf(draft));
    onDone?.();
  };
  const { mutate, isPending } = useMutation({
    ...mutation,
    onSuccess: async (stored, sent) => {
      await onStored(stored);
      onSaved(sent);
      const now = latest(sent);
      if (!now || differingFields(now.values, sent.values).length === 0) return finish(sent);
      const goesOn = { ...draftOf(stored), values: now.values };
      drafts.keep(keyOf(goesOn), goesOn);
      if (keyOf(goesOn) !== keyOf(sent)) finish(sent);
    },
    onError: (error, sent) => {
      const current = conflictIn(error);
      if (current === undefined) return onFailed(error, sent);
      const now = latest(sent);
      if (now) drafts.keep(keyOf(now), mergedDraft(now, draftOf(current).values));
      setConflict(current);
    },
  });
  const save = (draft: Draft) => {
    if (!isPending) mutate(draft);
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
  return { save, isPending, conflict, keepMine, takeTheirs };
}
