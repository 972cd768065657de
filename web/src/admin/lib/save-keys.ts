import type { KeyboardEvent as FormKeyEvent } from 'react';

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
