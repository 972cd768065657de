import { type RefObject, useEffect, useRef } from 'react';
import { saveKeyOf } from '#web/admin/lib/save-keys.ts';

interface SaveKeys {
  /** Ctrl or Command with S: what was typed is kept, and visitors see nothing of it. */
  onSave: () => void;
  /** Ctrl or Command with Enter: what the foremost button does. */
  onSubmit: () => void;
}

/** Has keys save from anywhere in the dialog around a form, and not while another is open above it. */
export function useSaveKeys(form: RefObject<HTMLFormElement | null>, keys: SaveKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      const dialog = form.current?.closest('[role=dialog]');
      const saveKey = saveKeyOf(event);
      if (!saveKey || !(target instanceof Node && dialog?.contains(target))) return;
      event.preventDefault();
      if (!event.repeat) latest.current[saveKey === 'save' ? 'onSave' : 'onSubmit']();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [form]);
}
