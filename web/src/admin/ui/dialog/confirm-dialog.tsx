import type { ReactNode } from 'react';
import { css } from '#styles/css';
import { Button } from '../button.tsx';
import { Spinner } from '../spinner.tsx';
import { Dialog, DialogBody, DialogFooter, type DialogProps } from './dialog.tsx';

export interface ConfirmDialogProps extends Pick<DialogProps, 'open' | 'title' | 'focusAfter'> {
  children: ReactNode;
  /** Labels of the buttons. The first one changes nothing, and gets the focus. */
  labels: { stay: string; confirm: string };
  busy?: boolean;
  /** The first button stops the action while it runs. */
  stoppable?: boolean;
  onAnswer: (confirmed: boolean) => void;
}

/** Asks the user to confirm an action by which something is lost. `onAnswer` gets true if it is confirmed. */
export function ConfirmDialog({
  children,
  labels,
  busy = false,
  stoppable = false,
  onAnswer,
  ...dialog
}: ConfirmDialogProps) {
  const answer = (confirmed: boolean) => (busy && (confirmed || !stoppable)) || onAnswer(confirmed);
  return (
    <Dialog
      {...dialog}
      role="alertdialog"
      onClose={() => answer(false)}
      className={css({ maxWidth: 'question' })}
    >
      <DialogBody>{children}</DialogBody>
      <DialogFooter>
        <Button variant="outline" size="s" onClick={() => answer(false)}>
          {labels.stay}
        </Button>
        <Button variant="danger" size="s" aria-disabled={busy} onClick={() => answer(true)}>
          {busy && <Spinner />}
          {labels.confirm}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
