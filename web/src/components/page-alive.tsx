import { useEffect } from 'react';

/** Tells the boot script that clicks can be answered now. */
export function PageAlive() {
  useEffect(() => {
    window.dispatchEvent(new Event('page-alive'));
  }, []);
  return null;
}
