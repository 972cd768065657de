import { useLayoutEffect, useRef } from 'react';
import { Button } from '#web/admin/ui/button.tsx';
import { Notice } from '#web/admin/ui/notice.tsx';
import { copy } from '../copy.en.ts';

/** Somebody else deleted the post meanwhile: offers to save its text as a new one. Takes the lost focus over. */
export function OrphanNotice({ onSaveAsNew }: { onSaveAsNew: () => void }) {
  const save = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) save.current?.focus();
    save.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Notice
      action={
        <Button ref={save} size="s" onClick={onSaveAsNew}>
          {copy.orphan.save}
        </Button>
      }
    >
      {copy.orphan.text}
    </Notice>
  );
}
