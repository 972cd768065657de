import { useEffect, useState, useSyncExternalStore } from 'react';
import { css } from '#styles/css';
import { loadOnce } from '#web/lib/loading/load-once.ts';
import { subscribeToAllDrafts, type UnsavedThing } from '../lib/drafts/drafts.ts';
import { LazyDialog } from '../ui/dialog/lazy-dialog.tsx';
import { UserWords } from '../ui/user-text.tsx';
import { copy } from './copy.en.ts';
import { answerLeaving, hasUnsavedWork, useLosing } from './leave-request.ts';

const confirmDialog = loadOnce(() => import('../ui/dialog/confirm-dialog.tsx'));

/**
 * Asks before unsaved changes are lost: in a dialog for links within the site, by the browser when the page is left.
 */
export function UnsavedGuard() {
  const hasChanges = useSyncExternalStore(subscribeToAllDrafts, hasUnsavedWork, () => false);
  const losing = useLosing();
  const [shown, setShown] = useState<readonly UnsavedThing[]>([]);
  if (losing && losing !== shown) setShown(losing);
  useEffect(() => {
    if (!hasChanges) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsavedWork()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [hasChanges]);
  return (
    <LazyDialog loader={confirmDialog} open={losing !== undefined}>
      {({ ConfirmDialog }) => (
        <ConfirmDialog
          open={losing !== undefined}
          title={copy.title}
          labels={{ stay: copy.stay, confirm: copy.discard }}
          onAnswer={answerLeaving}
        >
          <p>{copy.text}</p>
          <ul className={listStyle}>
            {shown.map(({ tab, name }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same tab and name, and the list is replaced as a whole
              <li key={place}>
                {tab}:{' '}
                <strong className={nameStyle}>
                  <UserWords>{name}</UserWords>
                </strong>
              </li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </LazyDialog>
  );
}

const listStyle = css({
  display: 'grid',
  gap: '1',
  maxHeight: '[40vh]',
  marginTop: '3',
  overflowY: 'auto',
});
const nameStyle = css({ fontWeight: 'strong' });
