import { useQueryClient } from '@tanstack/react-query';
import { css } from '#styles/css';
import { isChanged } from '#web/admin/lib/versioned-draft.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { useStore } from '#web/lib/store.ts';
import { isUnkept, type PostDraft, postDrafts } from '../post-drafts.ts';
import { copy } from './copy.en.ts';
import { discardDraft } from './discard-draft.ts';
import { keepings } from './keep-copy.ts';

interface KeptStateProps {
  /** Of the draft. */
  id: string;
  busy: boolean;
  /** The draft was discarded. */
  onDiscarded: () => void;
}

/** Whether the server has what was typed, and a way to give it up. */
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
      {/* That it is kept is no news to who listens; that it is not, is. */}
      <p aria-live={isFailure ? 'polite' : 'off'}>{copy.state[state]}</p>
      <Button variant="plain" size="s" onClick={discard}>
        {copy.discard}
      </Button>
    </div>
  );
}

/** Whether the server has all of what is typed in a draft; nothing where it says what its post says. */
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
