import { chakra } from '@chakra-ui/react';
import type { PostKind } from '../../../../shared/post.ts';
import {
  isChanged,
  type PostDraft,
  postDrafts,
  usePostDrafts,
} from '../../features/post-editing/post-drafts.ts';
import { Button } from '../ui/button.tsx';
import { UserWords } from '../ui/user-text.tsx';
import { leaveEditor } from '../unsaved/leave-request.ts';
import { copy } from './copy.en.ts';

interface KeptDraftsProps {
  kind: PostKind;
  /** Id of the post that is open anyway. */
  except: string | undefined;
  onContinue: (id: string) => void;
}

/** Offers to go on with what was not saved before a reload or a lost session. */
export function KeptDrafts({ kind, except, onContinue }: KeptDraftsProps) {
  const kept = Object.values(usePostDrafts()).filter(
    (draft): draft is PostDraft =>
      draft !== undefined && draft.kind === kind && draft.id !== except && isChanged(draft),
  );
  return kept.map(({ id, values }) => (
    <chakra.div
      key={id}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      padding="4"
      paddingBlock="3"
      borderRadius="control"
      background="label.subtle"
      textStyle="sm"
    >
      <chakra.p id={`kept-${id}`} flex="1" minWidth="12em">
        {copy.kept.text}{' '}
        <chakra.strong fontWeight="strong">
          <UserWords>{values.title || copy.kept.untitled}</UserWords>
        </chakra.strong>
      </chakra.p>
      <Button size="xs" aria-describedby={`kept-${id}`} onClick={() => onContinue(id)}>
        {copy.kept.goOn}
      </Button>
      <Button
        variant="outline"
        size="xs"
        aria-describedby={`kept-${id}`}
        onClick={() => leaveEditor(() => {}, { hasChanges: () => true, discard: () => postDrafts.drop(id) })}
      >
        {copy.kept.discard}
      </Button>
    </chakra.div>
  ));
}
