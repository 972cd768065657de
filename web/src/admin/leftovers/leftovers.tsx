import { useEffect } from 'react';
import { hasLeftovers } from '#web/admin/lib/drafts.ts';
import { useUser } from '#web/admin/lib/signed-in.ts';
import { putAsides } from '#web/admin/lib/typed-storage.ts';
import { loadOnce, useLazy } from '#web/lib/load-once.ts';

const list = loadOnce(() => import('./leftover-list.tsx'));

interface LeftoversProps {
  /** Only what was typed in this thing, which is open. */
  of?: { readonly storageKey: string; readonly key: string };
}

/** Offers what was typed in tabs that are over, beside what the server has of it. Without anything of that kind its code is not loaded. */
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
