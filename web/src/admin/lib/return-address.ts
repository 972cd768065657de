import { adminAddresses, adminScreenAt } from '#shared/admin-paths.ts';

/** State for the login screen after a session ended: the URL to return to. */
export interface EndedSession {
  ended: { address: string };
}

/** State for the login screen when a user opened a URL without a session, for example from a mail. */
export interface RequestedScreen {
  asked: { address: string };
}

/** Returns the URL that was left because the session ended; `undefined` if the login screen was reached otherwise. */
export function endedAddress(locationState: unknown): string | undefined {
  const { ended } = (locationState ?? {}) as Partial<EndedSession>;
  return typeof ended?.address === 'string' ? ended.address : undefined;
}

/** Returns the URL that was opened without a session; `undefined` if there is none. */
function askedAddress(locationState: unknown): string | undefined {
  const { asked } = (locationState ?? {}) as Partial<RequestedScreen>;
  return typeof asked?.address === 'string' ? asked.address : undefined;
}

/** Returns the URL after a login: the one that was left or opened, otherwise the overview. */
export function addressAfterLogin(locationState: unknown): string {
  const left = endedAddress(locationState) ?? askedAddress(locationState);
  const screen = adminScreenAt(left?.split(/[?#]/)[0] ?? '');
  return left && (screen === 'dashboard' || screen === 'simple')
    ? left
    : `${adminAddresses.dashboard}?tab=overview`;
}
