import type { PostKind } from '../../../../shared/post.ts';
import { css } from '../../../styled-system/css/index.js';
import { postDrafts, usePostDrafts } from '../../features/post-editing/post-drafts.ts';
import { Button } from '../ui/button.tsx';
import { UserWords } from '../ui/user-text.tsx';
import { leaveEditor } from '../unsaved/leave-request.ts';
import { unsavedPost, unsavedPosts } from '../unsaved/unsaved-work.ts';
import { copy } from './copy.en.ts';

interface KeptDraftsProps {
  kind: PostKind;
  /** Id of the post that is open anyway. */
  except: string | undefined;
  onContinue: (id: string) => void;
}

/** Offers to go on with what was not saved before a reload or a lost session. */
export function KeptDrafts({ kind, except, onContinue }: KeptDraftsProps) {
  const kept = unsavedPosts(kind, usePostDrafts()).filter(({ id }) => id !== except);
  return kept.map((draft) => (
    <div
      key={draft.id}
      className={css({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '3',
        padding: '4',
        paddingBlock: '3',
        borderRadius: 'control',
        background: 'label.subtle',
        textStyle: 'sm',
      })}
    >
      <p id={`kept-${draft.id}`} className={css({ flex: '1', minWidth: '[12em]' })}>
        {copy.kept.text}{' '}
        <strong className={css({ fontWeight: 'strong' })}>
          <UserWords>{draft.values.title || copy.kept.untitled}</UserWords>
        </strong>
      </p>
      <Button size="xs" aria-describedby={`kept-${draft.id}`} onClick={() => onContinue(draft.id)}>
        {copy.kept.goOn}
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
