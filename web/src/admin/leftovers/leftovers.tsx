import { useEffect } from 'react';
import { hasLeftovers } from '#web/admin/lib/drafts/drafts.ts';
import { putAsides } from '#web/admin/lib/drafts/typed-storage.ts';
import { useUser } from '#web/admin/lib/signed-in.ts';
import { loadOnce, useLazy } from '#web/lib/loading/load-once.ts';

const list = loadOnce(() => import('./leftover-list.tsx'));

interface LeftoversProps {
  /** Limits the offer to the open item. */
  of?: { readonly storageKey: string; readonly key: string };
}

/** Offers text that was typed in closed tabs, beside the server's version. The code is loaded only when there is such text. */
export function Leftovers({ of }: LeftoversProps) {
  const username = useUser()?.username;
  const [module, load] = useLazy(list);
  useEffect(() => {
    if (username === undefined) return;
    const look = () => {
      // If the code cannot be loaded, the leftovers stay and are offered the next time.
      if (document.visibilityState === 'visible' && hasLeftovers()) load().catch(() => {});
    };
    look();
    document.addEventListener('visibilitychange', look);
    const stop = putAsides.subscribe(look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      stop();
    };
  }, [username, load]);
  return module && username !== undefined && <module.LeftoverList of={of} />;
}
