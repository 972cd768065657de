import { useEffect, useSyncExternalStore } from 'react';
import { LazyDialog } from '../ui/lazy-dialog.tsx';
import { copy } from './copy.en.ts';
import { allWork, answerLeaving, subscribeToWork, useIsLeaving } from './leave-request.ts';

const confirmDialog = () => import('../ui/confirm-dialog.tsx');

/** Asks before unsaved changes are lost: here when something of ours leads away, by the browser when the page goes. */
export function UnsavedGuard() {
  const hasChanges = useSyncExternalStore(subscribeToWork, allWork.hasChanges, () => false);
  const isLeaving = useIsLeaving();
  useEffect(() => {
    if (!hasChanges) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (allWork.hasChanges()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [hasChanges]);
  return (
    <LazyDialog load={confirmDialog} open={isLeaving}>
      {({ ConfirmDialog }) => (
        <ConfirmDialog
          open={isLeaving}
          title={copy.title}
          labels={{ stay: copy.stay, confirm: copy.discard }}
          onAnswer={answerLeaving}
        >
          <p>{copy.text}</p>
        </ConfirmDialog>
      )}
    </LazyDialog>
  );
}
