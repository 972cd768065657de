import { type KeyboardEvent as FormKeyEvent, type RefObject, useEffect, useRef } from 'react';

/** `save`: Ctrl or Command with S; `submit`: with Enter. */
export type SaveKey = 'save' | 'submit';

/** Returns which saving shortcut was pressed. On keyboards without Latin letters, the position of the key decides. */
export function saveKeyOf(event: KeyboardEvent): SaveKey | undefined {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  if (ctrlKey === metaKey || altKey || shiftKey || isComposing) return undefined;
  if (key === 'Enter') return 'submit';
  return key.toLowerCase() === 's' || (code === 'KeyS' && !/^[a-z]$/i.test(key)) ? 'save' : undefined;
}

/** Lets both saving shortcuts press the form's submit button, unless a dialog above the form is open. */
export function submitBySaveKeys(event: FormKeyEvent<HTMLFormElement>): void {
  const { currentTarget: form, target, nativeEvent } = event;
  if (!saveKeyOf(nativeEvent) || !(target instanceof Node && form.contains(target))) return;
  event.preventDefault();
  if (!event.repeat) form.requestSubmit();
}

interface SaveKeys {
  /** Called by Ctrl or Command with S: stores the draft on the server, without publishing. */
  onSave?: () => void;
  /** Called by Ctrl or Command with Enter: presses the main button. */
  onSubmit: () => void;
}

/** Lets the saving shortcuts work anywhere in the dialog that contains `part`, unless another dialog is open above it. */
export function useSaveKeys(part: RefObject<HTMLElement | null>, keys: SaveKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      const dialog = part.current?.closest('[role=dialog]');
      const saveKey = saveKeyOf(event);
      if (!saveKey || !(target instanceof Node && dialog?.contains(target))) return;
      event.preventDefault();
      if (!event.repeat) latest.current[saveKey === 'save' ? 'onSave' : 'onSubmit']?.();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [part]);
}
