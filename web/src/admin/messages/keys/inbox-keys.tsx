import { Keyboard } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { css } from '#styles/css';
import { Button } from '#web/admin/ui/button.tsx';
import { LazyDialog } from '#web/admin/ui/dialog/lazy-dialog.tsx';
import { Icon } from '#web/components/icon.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { loadOnce } from '#web/lib/loading/load-once.ts';
import { undoLastChange } from '../data/message-changes.ts';
import { copy } from './copy.en.ts';
import { actionOf, type KeyAction } from './key-actions.ts';

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

/** Hidden on devices without a keyboard. */
const placeStyle = css({ '@media (hover: none) and (pointer: coarse)': { display: 'none' } });

/** The dialog over the page, else the message that has the focus. */
function scope(): Element | undefined {
  const dialogs = document.querySelectorAll('[role=dialog], [role=alertdialog]');
  return [...dialogs].at(-1) ?? document.activeElement?.closest('[data-message]') ?? undefined;
}

/** Whether a dialog is open, over which nobody moves on beneath. */
function isCovered(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog]') !== null;
}

/** Presses what of a message does this, where that is there. */
function press(action: Extract<KeyAction, 'open' | 'done' | 'reply' | 'choose'>): void {
  scope()?.querySelector<HTMLElement>(`[data-key=${action}]`)?.click();
}

/** Moves the focus to the heading of the message after the one that has it, or before; without one, to the first. */
function move(by: 1 | -1): void {
  const messages = [...document.querySelectorAll('[data-message]')];
  const at = messages.findIndex((message) => message.contains(document.activeElement));
  const heading = messages[at < 0 ? 0 : at + by]?.querySelector<HTMLElement>('h3');
  heading?.focus();
  heading?.scrollIntoView({ block: 'nearest' });
}

const storageKey = 'inbox-keys';

/** Whether the keys of the inbox are on, in this browser: they are unless somebody has switched them off. */
function useKeysEnabled(): [boolean, (enabled: boolean) => void] {
  const [enabled, setEnabled] = useState(isEnabled);
  const change = (to: boolean) => {
    setEnabled(to);
    try {
      if (to) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, 'off');
    } catch {
      // A browser that refuses storage keeps the choice for as long as the page is open.
    }
  };
  return [enabled, change];
}

function isEnabled(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}
