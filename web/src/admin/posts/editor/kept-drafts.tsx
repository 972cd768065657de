import { useQueryClient } from '@tanstack/react-query';
import type { PostKind } from '#shared/posts/kinds.ts';
import { css } from '#styles/css';
import { useStoreList } from '#web/admin/lib/use-store-list.ts';
import { names } from '#web/admin/posts/names.en.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { UserWords } from '#web/admin/ui/user-text.tsx';
import { copy } from '../copy.en.ts';
import { postDrafts, unsavedPostsOf } from './post-drafts.ts';
import { discardDraft } from './working-copy/discard-draft.ts';

interface KeptDraftsProps {
  kind: PostKind;
  /** Id of the post that is already open; its draft is not offered. */
  except: string | undefined;
  onContinue: (id: string) => void;
}

/**
 * Offers to continue drafts that the server does not have, because the server was unreachable or their text contradicts another
 * user's text.
 */
export function KeptDrafts({ kind, except, onContinue }: KeptDraftsProps) {
  const queryClient = useQueryClient();
  const kept = useStoreList(postDrafts, (all) => unsavedPostsOf(kind, all).filter(({ id }) => id !== except));
  return kept.map((draft) => (
    <div key={draft.id} className={draftStyle}>
      <p id={`kept-${draft.id}`} className={draftTextStyle}>
        {copy.kept.text}{' '}
        <strong className={css({ fontWeight: 'strong' })}>
          <UserWords>{draft.values.title || names.untitled}</UserWords>
        </strong>
      </p>
      <Button size="xs" aria-describedby={`kept-${draft.id}`} onClick={() => onContinue(draft.id)}>
        {copy.kept.proceed}
      </Button>
      <Button
        variant="outline"
        size="xs"
        aria-describedby={`kept-${draft.id}`}
        onClick={() => void discardDraft(queryClient, draft, () => {})}
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
const draftTextStyle = css({ flex: '1', minWidth: 'words' });
