import type { WorkingCopy } from '#shared/posts/working-copy.ts';
import { useUser } from '#web/admin/lib/signed-in.ts';
import type { PostDefinition } from '#web/admin/posts/post-definition.ts';
import { PresenceNote } from '#web/admin/ui/presence-note.tsx';
import { useStore } from '#web/lib/store.ts';
import { useDraftBase } from '../open-draft.ts';
import { PostConflict } from '../post-conflict.tsx';
import { type PostDraft, type PostRecord, postDrafts } from '../post-drafts.ts';
import { copy } from './copy.en.ts';
import { goOn, keepings } from './keep-copy.ts';
import { asKept, valuesIn } from './kept-copy.ts';

interface KeptNoticesProps {
  definition: PostDefinition;
  /** Of the draft. */
  id: string;
  busy: boolean;
  onTakeField: (name: string, value: string | boolean) => void;
}

/** Who else is writing in the same post or has saved it, and what of theirs contradicts the draft. */
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

/** The post as it would be with what somebody else typed. */
function postOf(
  base: PostDraft['base'],
  { id, createdAt, updatedAt, version, fields }: WorkingCopy,
): PostRecord {
  return { id, createdAt, updatedAt, version, ...valuesIn(base.values, fields) };
}
