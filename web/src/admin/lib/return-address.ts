import { adminAddresses, adminScreenAt } from '#shared/admin-paths.ts';

/** What the login screen is told when a session ended: the address to go back to. */
export interface EndedSession {
  ended: { address: string };
}

/** The address that was left because the session ended; `undefined` when the login screen was reached otherwise. */
export function endedAddress(locationState: unknown): string | undefined {
  const { ended } = (locationState ?? {}) as Partial<EndedSession>;
  return typeof ended?.address === 'string' ? ended.address : undefined;
}

/** Where to go after a login: back to what was left, if it is an editor, else to the dashboard. */
export function addressAfterLogin(locationState: unknown): string {
  const left = endedAddress(locationState);
  const screen = adminScreenAt(left?.split(/[?#]/)[0] ?? '');
  return left && (screen === 'dashboard' || screen === 'simple') ? left : adminAddresses.dashboard;
}
