import { createContext, use } from 'react';
import type { CurrentUser } from '#shared/api/session.ts';

/** The signed-in person; `undefined` while unknown. */
export const UserContext = createContext<CurrentUser | undefined>(undefined);

/** Returns the signed-in person, if known. */
export function useUser(): CurrentUser | undefined {
  return use(UserContext);
}

/** True if the signed-in person is an owner. Only for display: the server checks each call. */
export function useIsOwner(): boolean {
  return useUser()?.role === 'owner';
}
