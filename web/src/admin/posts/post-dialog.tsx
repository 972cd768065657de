import { Dialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { isChanged, type PostDraft, postDrafts } from '../../features/post-editing/post-drafts.ts';
import { Icon } from '../ui/icon.tsx';
import { leaveEditor } from '../unsaved/leave-request.ts';
import { copy } from './copy.en.ts';
import type { PostDefinition } from './post-definition.ts';
import { PostForm } from './post-form.tsx';
import { controlId } from './post-problems.ts';

interface PostDialogProps {
  definition: PostDefinition;
  /** What is being edited; without it the dialog is closed. */
  draft: PostDraft | undefined;
  suggestionsFor: (name: string) => readonly string[];
  onClosed: () => void;
  /** What gets the focus when the dialog closes. */
  focusAfter: () => HTMLElement | null;
}

/** Creates or edits a post. Asks before what is unsaved is lost. */
export function PostDialog({ definition, draft, suggestionsFor, onClosed, focusAfter }: PostDialogProps) {
  const texts = copy.kinds[definition.kind];
  const close = () => {
    if (!draft) return;
    const { id } = draft;
    leaveEditor(onClosed, {
      hasChanges: () => {
        const latest = postDrafts.current()[id];
        return latest !== undefined && isChanged(latest);
      },
      discard: () => postDrafts.drop(id),
    });
  };
  return (
    <Dialog.Root
      open={draft !== undefined}
      onOpenChange={({ open }) => open || close()}
      onInteractOutside={(event) => {
        if (isToast(event.detail.originalEvent.target)) event.preventDefault();
      }}
      initialFocusEl={() => document.getElementById(controlId('title'))}
      finalFocusEl={focusAfter}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            maxWidth="980px"
            // What stands open inside stays open when Escape asks to close the dialog.
            onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
          >
            <Dialog.Header>
              <Dialog.Title>{draft?.base.version === 0 ? texts.create : texts.edit}</Dialog.Title>
              <Dialog.CloseTrigger aria-label={copy.close}>
                <Icon of={X} size={22} />
              </Dialog.CloseTrigger>
            </Dialog.Header>
            {draft && (
              <PostForm
                key={draft.id}
                definition={definition}
                draft={draft}
                suggestionsFor={suggestionsFor}
                onCancel={close}
                onDone={onClosed}
              />
            )}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function isToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-tone]')?.closest('ol') !== null;
}
