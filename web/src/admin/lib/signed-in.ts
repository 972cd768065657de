import { createContext, use } from 'react';
import type { CurrentUser } from '#shared/api/session.ts';

/** Who is signed in; `undefined` while that is not known. */
export const UserContext = createContext<CurrentUser | undefined>(undefined);

/** Who is signed in, if that is known. */
export function useUser(): CurrentUser | undefined {
  return use(UserContext);
}

/** Whether to show what only owners may do. The server refuses it to all others, whatever is shown. */
export function useIsOwner(): boolean {
  return useUser()?.role === 'owner';
}
