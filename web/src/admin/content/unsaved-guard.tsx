import { Dialog, Portal } from '@chakra-ui/react';
import { useEffect } from 'react';
import { hasChanges as anyChanges, useHasChanges } from '../../features/site-content/content-drafts.ts';
import { Button } from '../ui/button.tsx';
import { copy } from './copy.en.ts';
import { answerLeaving, useIsLeaving } from './leave-request.ts';

/** Asks before unsaved changes are lost: here when something of ours leads away, by the browser when the page goes. */
export function UnsavedGuard() {
  const hasChanges = useHasChanges();
  const isLeaving = useIsLeaving();
  useEffect(() => {
    if (!hasChanges) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (anyChanges()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [hasChanges]);
  return (
    <Dialog.Root
      role="alertdialog"
      open={isLeaving}
      onOpenChange={({ open }) => open || answerLeaving(false)}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content maxWidth="480px">
            <Dialog.Header>
              <Dialog.Title>{copy.unsaved.title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <p>{copy.unsaved.text}</p>
            </Dialog.Body>
            <Dialog.Footer>
              <Button size="s" onClick={() => answerLeaving(false)}>
                {copy.unsaved.stay}
              </Button>
              <Button variant="danger" size="s" onClick={() => answerLeaving(true)}>
                {copy.unsaved.discard}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
