import { useEffect } from 'react';
import { pageAlive } from '#web/lib/page-state.ts';

/** Tells the boot script that clicks can be answered now. */
export function PageAlive() {
  useEffect(() => {
    window.dispatchEvent(new Event(pageAlive));
  }, []);
  return null;
}
