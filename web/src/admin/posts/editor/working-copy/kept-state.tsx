import { useQueryClient } from '@tanstack/react-query';
import type { WorkingCopy } from '#shared/posts/working-copy.ts';
import { css } from '#styles/css';
import { isChanged } from '#web/admin/lib/drafts/versioned-draft.ts';
import { useUser } from '#web/admin/lib/signed-in.ts';
import type { PostDefinition } from '#web/admin/posts/post-definition.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { PresenceNote } from '#web/admin/ui/presence-note.tsx';
import { useStore } from '#web/lib/store.ts';
import { useDraftBase } from '../open-draft.ts';
import { PostConflict } from '../post-conflict.tsx';
import { isUnkept, type PostDraft, type PostRecord, postDrafts } from '../post-drafts.ts';
import { copy } from './copy.en.ts';
import { discardDraft } from './discard-draft.ts';
import { goOn, keepings } from './keep-copy.ts';
import { asKept, valuesIn } from './kept-copy.ts';

interface KeptStateProps {
  /** Id of the draft. */
  id: string;
  busy: boolean;
  /** Called when the draft was discarded. */
  onDiscarded: () => void;
}

/** Shows whether the server has the typed text, with a button to discard it. */
export function KeptState({ id, busy, onDiscarded }: KeptStateProps) {
  const queryClient = useQueryClient();
  const known = useStore(keepings, (all) => all[id]?.state);
  const isFailure = known === 'failed' || known === 'too-long' || known === 'contradicted';
  const typed = useStore(postDrafts, (all) => stateOf(all[id]));
  if (!typed) return null;
  const state = typed === 'kept' ? typed : isFailure ? known : 'keeping';
  const discard = () => {
    const draft = postDrafts.current()[id];
    if (draft && !busy) void discardDraft(queryClient, draft, onDiscarded);
  };
  return (
    <div className={lineStyle}>
      {/* A screen reader is told only when keeping fails. */}
      <p aria-live={isFailure ? 'polite' : 'off'}>{copy.state[state]}</p>
      <Button variant="plain" size="s" onClick={discard}>
        {copy.discard}
      </Button>
    </div>
  );
}

/** Returns whether the server has all of a draft; `undefined` if the draft equals its post. */
function stateOf(draft: PostDraft | undefined): 'kept' | 'unkept' | undefined {
  if (!draft || (!isChanged(draft) && !isUnkept(draft))) return undefined;
  return isUnkept(draft) ? 'unkept' : 'kept';
}

const lineStyle = css({
  flex: '1 1 15em',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  textStyle: 'xs',
  color: 'fg.muted',
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
  const { theirs, recent, saved } = useStore(keepings, (all) => all[id]) ?? {};
  return (
    <>
      <PresenceNote>{saved && (saved.by === me ? copy.savedByYou : copy.saved(saved.by))}</PresenceNote>
      <PresenceNote>{recent && recent !== me && copy.other(recent)}</PresenceNote>
      {theirs && base && (
        <PostConflict
          {...choice}
          id={id}
          post={postOf(base, theirs)}
          isOwn={theirs.by === me}
          keepMine={copy.keepMine}
          onKeepMine={() => goOn(id)}
          onTakeTheirs={(draft) => {
            postDrafts.keep(id, asKept(draft));
            goOn(id);
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
