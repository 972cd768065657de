import { css } from '#styles/css';
import { copy as imageCopy } from '#web/admin/images/copy.en.ts';
import { copy } from '#web/admin/posts/copy.en.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';

interface SaveButtonProps {
  isNew: boolean;
  /** True if the post will appear automatically at a later time. */
  isScheduled: boolean;
  /** True while it is being saved. */
  isPending: boolean;
  /** True while the save waits for pictures that are being uploaded. */
  isWaiting: boolean;
  onSave: () => void;
}

/** The main button of the editor: it creates, updates or schedules the post. */
export function SaveButton({ isNew, isScheduled, isPending, isWaiting, onSave }: SaveButtonProps) {
  const save = isScheduled ? copy.schedule : isNew ? copy.createPost : copy.updatePost;
  return (
    <Button
      size="xs"
      aria-disabled={isPending || isWaiting}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      onClick={onSave}
      className={saveStyle}
    >
      {(isPending || isWaiting) && <Spinner />}
      {isWaiting ? imageCopy.waiting : isPending ? copy.saving : save}
    </Button>
  );
}

const saveStyle = css({ flexShrink: '0', minHeight: { base: 'tap', md: '10' } });
