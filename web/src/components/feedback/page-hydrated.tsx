import { useEffect } from 'react';
import { pageHydrated } from '#web/lib/page/page-state.ts';

/** Reports to the boot script that the page is hydrated. */
export function PageHydrated() {
  useEffect(() => {
    window.dispatchEvent(new Event(pageHydrated));
  }, []);
  return null;
}
