import { useEffect } from 'react';
import { warmMenus } from '../components/menu.tsx';

/** Tells the boot script that clicks can be answered now, then prepares what the next click may need. */
export function PageAlive() {
  useEffect(() => {
    window.dispatchEvent(new Event('page-alive'));
    warmMenus();
  }, []);
  return null;
}
