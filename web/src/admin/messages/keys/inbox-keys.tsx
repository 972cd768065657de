import { Keyboard } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { css } from '#styles/css';
import { Button } from '#web/admin/ui/button.tsx';
import { LazyDialog } from '#web/admin/ui/dialog/lazy-dialog.tsx';
import { Icon } from '#web/components/icon.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { loadOnce } from '#web/lib/load-once.ts';
import { undoLastChange } from '../data/last-change.ts';
import { isCovered, move, press } from './act.ts';
import { copy } from './copy.en.ts';
import { actionOf, type KeyAction } from './key-actions.ts';
import { useKeysEnabled } from './keys-enabled.ts';

const keysDialog = loadOnce(() => import('./keys-dialog.tsx'));

/** Lets the inbox be gone through by keys, and leads to where they are told and switched off. */
export function InboxKeys() {
  const [enabled, setEnabled] = useKeysEnabled();
  const [isOpen, setIsOpen] = useState(false);
  const undo = () => {
    if (!undoLastChange()) showToast({ tone: 'success', title: copy.nothingToUndo });
  };
  const actions: Record<KeyAction, () => void> = {
    next: () => isCovered() || move(1),
    previous: () => isCovered() || move(-1),
    open: () => isCovered() || press('open'),
    done: () => press('done'),
    choose: () => isCovered() || press('choose'),
    undo: () => isCovered() || undo(),
    reply: () => press('reply'),
    help: () => isCovered() || setIsOpen(true),
  };
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    if (!enabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const action = actionOf(event);
      if (!action) return;
      event.preventDefault();
      latest.current[action]();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled]);
  return (
    <div className={placeStyle}>
      <Button variant="outline" size={{ base: 's', md: 'xs' }} onClick={() => setIsOpen(true)}>
        <Icon of={Keyboard} size={18} />
        {copy.open}
      </Button>
      <LazyDialog loader={keysDialog} open={isOpen}>
        {({ KeysDialog }) => (
          <KeysDialog
            open={isOpen}
            enabled={enabled}
            onEnabled={setEnabled}
            onClose={() => setIsOpen(false)}
          />
        )}
      </LazyDialog>
    </div>
  );
}

/** Who has no keyboard needs no keys. */
const placeStyle = css({ '@media (hover: none) and (pointer: coarse)': { display: 'none' } });
