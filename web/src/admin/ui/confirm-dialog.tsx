import { Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Spinner } from './icon.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** What the two buttons do. The first one keeps things as they are, and gets the focus. */
  labels: { stay: string; confirm: string };
  busy?: boolean;
  onAnswer: (confirmed: boolean) => void;
  /** What gets the focus when the dialog closes; what had it before, unless given. */
  focusAfter?: () => HTMLElement | null;
}

/** Asks before something is lost. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, labels, busy = false, onAnswer, focusAfter } = props;
  const answer = (confirmed: boolean) => busy || onAnswer(confirmed);
  return (
    <Dialog.Root
      role="alertdialog"
      open={open}
      onOpenChange={(change) => change.open || answer(false)}
      {...(focusAfter && { finalFocusEl: focusAfter })}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            maxWidth="480px"
            // Escape answers; what stands open beneath stays so.
            onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
          >
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>{children}</Dialog.Body>
            <Dialog.Footer>
              <Button size="s" onClick={() => answer(false)}>
                {labels.stay}
              </Button>
              <Button variant="danger" size="s" aria-disabled={busy} onClick={() => answer(true)}>
                {busy && <Spinner />}
                {labels.confirm}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
