import { useEffect } from 'react';
import { pageHydrated } from '#web/lib/page/page-state.ts';

/** Tells the boot script that clicks can be answered now. */
export function PageHydrated() {
  useEffect(() => {
    window.dispatchEvent(new Event(pageHydrated));
  }, []);
  return null;
}
