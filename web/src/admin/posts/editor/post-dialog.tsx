import { css } from '#styles/css';
import { useDraft } from '#web/admin/lib/drafts.ts';
import { isChanged } from '#web/admin/lib/versioned-draft.ts';
import { Dialog } from '#web/admin/ui/dialog/dialog.tsx';
import { leaveEditor } from '#web/admin/unsaved/leave-request.ts';
import { copy } from '../copy.en.ts';
import type { PostDefinition } from '../post-definition.ts';
import { postDrafts, unsavedPost } from './post-drafts.ts';
import { PostForm } from './post-form.tsx';
import { controlId } from './post-problems.ts';
import type { Suggestions } from './use-post-editor.ts';

export interface PostDialogProps {
  definition: PostDefinition;
  /** Id of the draft that is being edited; without it the dialog is closed. */
  openId: string | undefined;
  suggestions: Suggestions;
  onClosed: () => void;
  /** What gets the focus when the dialog closes. */
  focusAfter: () => HTMLElement | null;
}

/** Creates or edits a post. Asks before what is unsaved is lost. */
export function PostDialog({ definition, openId, suggestions, onClosed, focusAfter }: PostDialogProps) {
  const draft = useDraft(postDrafts, openId);
  const texts = copy.kinds[definition.kind];
  const close = () => {
    if (!draft) return;
    const { id } = draft;
    const latest = postDrafts.current()[id];
    leaveEditor(latest && isChanged(latest) ? [unsavedPost(latest)] : [], () => {
      postDrafts.drop(id);
      onClosed();
    });
  };
  return (
    <Dialog
      open={draft !== undefined}
      title={draft?.base.version === 0 ? texts.create : texts.edit}
      close={copy.close}
      onClose={close}
      focusFirst={() => document.getElementById(controlId('title'))}
      focusAfter={focusAfter}
      className={css({ maxWidth: '[980px]' })}
    >
      {draft && (
        <PostForm
          key={draft.id}
          definition={definition}
          draft={draft}
          suggestions={suggestions}
          onCancel={close}
          onDone={onClosed}
        />
      )}
    </Dialog>
  );
}
