import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminAddresses } from '#shared/admin-paths.ts';
import { openGlobalDialog } from '#web/admin/lib/global-dialogs.ts';
import { isTyping } from '#web/admin/lib/is-typing.ts';
import { areKeysEnabled } from '#web/admin/lib/keys-enabled.ts';

/**
 * The screen for each key after G. Letters are identified by the position of the key, so that they work on Arabic
 * keyboards too.
 */
const places: Readonly<Partial<Record<string, string>>> = {
  KeyO: 'overview',
  KeyI: 'messages',
  KeyC: 'content',
  KeyB: 'blog',
};
/** How long G waits for the next key, in milliseconds. */
const secondKeyWithinMs = 2000;

/** Selector of open dialogs, except the post editor, in which the search works too. */
const covering = '[role=dialog]:not([data-fills]), [role=alertdialog]';

/**
 * The keys that every screen has: Ctrl or Command with K finds anything, `?` shows all shortcuts, G and a letter leads to a
 * screen. Keys that a user types, or that a part of the screen has used, are left alone.
 */
export function useGlobalShortcuts(): void {
  const navigate = useNavigate();
  /** The time at which G was pressed, if no other key followed. */
  const wentAt = useRef<number>(undefined);
  useEffect(() => {
    const watch = new AbortController();
    const { signal } = watch;
    // Runs before the inbox's shortcuts, in which O has a meaning of its own.
    const lead = (event: KeyboardEvent) => {
      if (['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return;
      const isSecond = wentAt.current !== undefined && performance.now() - wentAt.current < secondKeyWithinMs;
      wentAt.current = undefined;
      if (!isOfOneKey(event) || event.shiftKey || event.repeat) return;
      const place = isSecond ? places[event.code] : undefined;
      if (place) {
        event.preventDefault();
        navigate(`${adminAddresses.dashboard}?tab=${place}`);
      } else if (event.code === 'KeyG') wentAt.current = performance.now();
    };
    const open = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey, code } = event;
      const isFind = code === 'KeyK' && ctrlKey !== metaKey && !altKey && !shiftKey;
      const wanted = isFind ? 'find' : isHelp(event) && isOfOneKey(event) ? 'shortcuts' : undefined;
      // Looks for an open dialog only if the key opens one, because searching a long page would slow down all other keys.
      if (!wanted || event.defaultPrevented || document.querySelector(covering)) return;
      event.preventDefault();
      openGlobalDialog(wanted);
    };
    document.addEventListener('keydown', lead, { signal, capture: true });
    document.addEventListener('keydown', open, { signal });
    return () => watch.abort();
  }, [navigate]);
}

function isHelp({ key }: KeyboardEvent): boolean {
  return key === '?' || key === '؟';
}

/**
 * True for a key press without Ctrl, Command or Alt, outside of text fields and without an open dialog, if shortcuts of one key
 * are on.
 */
function isOfOneKey({ ctrlKey, metaKey, altKey, target, isComposing }: KeyboardEvent): boolean {
  return (
    !ctrlKey &&
    !metaKey &&
    !altKey &&
    !isComposing &&
    !isTyping(target) &&
    areKeysEnabled() &&
    !document.querySelector('[role=dialog], [role=alertdialog]')
  );
}
