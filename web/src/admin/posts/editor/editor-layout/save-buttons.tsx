import type { ReactNode } from 'react';
import { css } from '#styles/css';
import { copy as imageCopy } from '#web/admin/images/copy.en.ts';
import { copy } from '#web/admin/posts/copy.en.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { DialogFooter } from '#web/admin/ui/dialog/dialog.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';

interface SaveButtonsProps {
  isNew: boolean;
  /** True if the post will appear by itself later. */
  isScheduled: boolean;
  /** True while it is being saved. */
  isPending: boolean;
  /** True while the save waits for pictures that are being uploaded. */
  isWaiting: boolean;
  /** Absent while a conflict has to be resolved. */
  onSave: (() => void) | undefined;
  onCancel: () => void;
  /** A note above the buttons that the last save failed. */
  failure?: ReactNode;
  /** Further buttons. */
  children?: ReactNode;
}

/** The foot of the editor. */
export function SaveButtons({
  isNew,
  isScheduled,
  isPending,
  isWaiting,
  onSave,
  onCancel,
  failure,
  children,
}: SaveButtonsProps) {
  const save = isScheduled ? copy.schedule : isNew ? copy.createPost : copy.updatePost;
  return (
    <DialogFooter className={footStyle}>
      {failure}
      {onSave && (
        <Button
          size="s"
          aria-disabled={isPending || isWaiting}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={onSave}
        >
          {(isPending || isWaiting) && <Spinner />}
          {isWaiting ? imageCopy.waiting : isPending ? copy.saving : save}
        </Button>
      )}
      <Button variant="outline" size="s" onClick={() => isPending || onCancel()}>
        {copy.cancel}
      </Button>
      {children}
      <p className={hintStyle}>{copy.arabicHint}</p>
    </DialogFooter>
  );
}

const footStyle = css({ alignItems: 'center', paddingBlock: '[10px]' });
const hintStyle = css({
  display: { base: 'none', md: 'block' },
  marginInlineStart: 'auto',
  textStyle: 'xs',
  color: 'fg.muted',
});
