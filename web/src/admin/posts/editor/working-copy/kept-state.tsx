import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import type { WorkingCopy } from '#shared/posts/working-copy.ts';
import { css } from '#styles/css';
import { isChanged } from '#web/admin/lib/drafts/versioned-draft.ts';
import { useUser } from '#web/admin/lib/signed-in.ts';
import type { PostDefinition } from '#web/admin/posts/post-definition.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { PresenceNote } from '#web/admin/ui/presence-note.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useStore } from '#web/lib/store.ts';
import { useDraftBase } from '../open-draft.ts';
import { PostConflict } from '../post-conflict.tsx';
import { isUnkept, type PostDraft, type PostRecord, postDrafts } from '../post-drafts.ts';
import { copy } from './copy.en.ts';
import { discardDraft } from './discard-draft.ts';
import { draftSaveStates, resumeKeeping } from './keep-copy.ts';
import { asKept, valuesIn } from './kept-copy.ts';

/** Returns whether the server has the typed text, or the reason why not; `undefined` if nothing was typed. */
function useKept(id: string): keyof typeof copy.state | undefined {
  const known = useStore(draftSaveStates, (all) => all[id]?.state);
  const typed = useStore(postDrafts, (all) => stateOf(all[id]));
  if (!typed || typed === 'kept') return typed;
  return known && isFailure(known) ? known : 'keeping';
}

function isFailure(state: string): state is 'failed' | 'too-long' | 'contradicted' {
  return state === 'failed' || state === 'too-long' || state === 'contradicted';
}

/** Shows in the head of the editor that the typed text is kept. */
export function KeptState({ id }: { id: string }) {
  const state = useKept(id);
  if (!state || isFailure(state)) return null;
  return (
    <p className={stateStyle} data-kept={state === 'kept'}>
      {state === 'kept' && <Icon of={CircleCheck} size={16} />}
      {copy.state[state]}
    </p>
  );
}

/** Says why the typed text is not kept; empty otherwise. Read out when it appears. */
export function NotKept({ id }: { id: string }) {
  const state = useKept(id);
  return (
    <p aria-live="polite" className={notKeptStyle}>
      {state && isFailure(state) && copy.state[state]}
    </p>
  );
}

interface DiscardButtonProps {
  /** Id of the draft. */
  id: string;
  busy: boolean;
  /** Called when the draft was discarded. */
  onDiscarded: () => void;
}

/** The button that discards the typed text; absent where nothing was typed. */
export function DiscardButton({ id, busy, onDiscarded }: DiscardButtonProps) {
  const queryClient = useQueryClient();
  if (!useKept(id)) return null;
  const discard = () => {
    const draft = postDrafts.current()[id];
    if (draft && !busy) void discardDraft(queryClient, draft, onDiscarded);
  };
  return (
    <Button variant="outline" size="xs" onClick={discard} className={css({ minHeight: '10' })}>
      {copy.discard}
    </Button>
  );
}

/** Returns whether the server has all of a draft; `undefined` if the draft equals its post. */
function stateOf(draft: PostDraft | undefined): 'kept' | 'unkept' | undefined {
  if (!draft || (!isChanged(draft) && !isUnkept(draft))) return undefined;
  return isUnkept(draft) ? 'unkept' : 'kept';
}

const stateStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  textStyle: 'xs',
  color: 'fg.muted',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '&[data-kept=true]': { color: 'ok.fg' },
  '& svg': { flexShrink: 0, display: { base: 'none', md: 'block' } },
});
const notKeptStyle = css({
  textStyle: 'sm',
  color: 'danger.solid',
  fontWeight: 'medium',
  _empty: { display: 'none' },
});

interface KeptNoticesProps {
  definition: PostDefinition;
  /** Id of the draft. */
  id: string;
  busy: boolean;
  onTakeField: (name: string, value: string | boolean) => void;
}

/** Notices about other editors of the post, and about contradictions with their text. */
export function KeptNotices({ id, ...choice }: KeptNoticesProps) {
  const me = useUser()?.username;
  const base = useDraftBase(id);
  const { theirs, recent, saved } = useStore(draftSaveStates, (all) => all[id]) ?? {};
  return (
    <>
      <PresenceNote>{saved && (saved.by === me ? copy.savedByYou : copy.saved(saved.by))}</PresenceNote>
      <PresenceNote>{recent && recent !== me && copy.other(recent)}</PresenceNote>
      {theirs && base && (
        <PostConflict
          {...choice}
          id={id}
          post={postOf(base, theirs)}
          by={theirs.by}
          keepMine={copy.keepMine}
          onKeepMine={() => resumeKeeping(id)}
          onTakeTheirs={(draft) => {
            postDrafts.keep(id, asKept(draft));
            resumeKeeping(id);
          }}
        />
      )}
    </>
  );
}

/** Returns the post as it would be with another editor's text. */
function postOf(
  base: PostDraft['base'],
  { id, createdAt, updatedAt, version, fields }: WorkingCopy,
): PostRecord {
  return { id, createdAt, updatedAt, version, ...valuesIn(base.values, fields) };
}
