import { createContext, use } from 'react';
import type { CurrentUser } from '#shared/api/session.ts';

/** The signed-in person; `undefined` while unknown. */
export const UserContext = createContext<CurrentUser | undefined>(undefined);

/** Returns the signed-in person, if known. */
export function useUser(): CurrentUser | undefined {
  return use(UserContext);
}

/** Whether to show what only owners may do. The server refuses it to all others, whatever is shown. */
export function useIsOwner(): boolean {
  return useUser()?.role === 'owner';
}
