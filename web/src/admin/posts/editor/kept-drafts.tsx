import type { PostKind } from '#shared/posts/kinds.ts';
import { css } from '#styles/css';
import { Button } from '#web/admin/ui/button.tsx';
import { UserWords } from '#web/admin/ui/user-text.tsx';
import { leaveEditor } from '#web/admin/unsaved/leave-request.ts';
import { useStore } from '#web/lib/store.ts';
import { copy } from '../copy.en.ts';
import { postDrafts, unsavedPost, unsavedPostsOf } from './post-drafts.ts';

interface KeptDraftsProps {
  kind: PostKind;
  /** Id of the post that is open anyway. */
  except: string | undefined;
  onContinue: (id: string) => void;
}

/** Offers to go on with what was not saved before a reload or a lost session. */
export function KeptDrafts({ kind, except, onContinue }: KeptDraftsProps) {
  const drafts = useStore(postDrafts, (all) => all);
  const kept = unsavedPostsOf(kind, drafts).filter(({ id }) => id !== except);
  return kept.map((draft) => (
    <div key={draft.id} className={draftStyle}>
      <p id={`kept-${draft.id}`} className={draftTextStyle}>
        {copy.kept.text}{' '}
        <strong className={css({ fontWeight: 'strong' })}>
          <UserWords>{draft.values.title || copy.kept.untitled}</UserWords>
        </strong>
      </p>
      <Button size="xs" aria-describedby={`kept-${draft.id}`} onClick={() => onContinue(draft.id)}>
        {copy.kept.proceed}
      </Button>
      <Button
        variant="outline"
        size="xs"
        aria-describedby={`kept-${draft.id}`}
        onClick={() => leaveEditor([unsavedPost(draft)], () => postDrafts.drop(draft.id))}
      >
        {copy.kept.discard}
      </Button>
    </div>
  ));
}

const draftStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  padding: '4',
  paddingBlock: '3',
  borderRadius: 'control',
  background: 'label.subtle',
  textStyle: 'sm',
});
const draftTextStyle = css({ flex: '1', minWidth: '[12em]' });
