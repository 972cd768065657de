import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadOnce, useLazy } from '#web/lib/load-once.ts';
import { sessionQuery } from '../session.ts';

const sessionEnds = loadOnce(() => import('./session-ends.tsx'));

/** Looks after the session of whoever is signed in; its code comes once somebody is. */
export function SessionWatch() {
  const { data: user } = useQuery({ ...sessionQuery, enabled: false });
  const [module, load] = useLazy(sessionEnds);
  const isSignedIn = typeof user === 'object';
  useEffect(() => {
    // Without it, who is signed out is led to the login.
    if (isSignedIn) load().catch(() => {});
  }, [isSignedIn, load]);
  return module && isSignedIn ? <module.SessionEnds user={user} /> : null;
}
