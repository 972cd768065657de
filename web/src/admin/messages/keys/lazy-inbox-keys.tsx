import { useEffect } from 'react';
import { loadOnce, useLazy } from '#web/lib/load-once.ts';

const inboxKeys = loadOnce(() => import('./inbox-keys.tsx'));

/** The keys of the inbox, whose code comes after that of the messages. */
export function LazyInboxKeys() {
  const [module, load] = useLazy(inboxKeys);
  useEffect(() => {
    // Without them everything is still there to be clicked.
    load().catch(() => {});
  }, [load]);
  return module && <module.InboxKeys />;
}
