import { adminAddresses, adminScreenAt } from '#shared/admin-paths.ts';

/** What the login screen is told when a session ended: the address to go back to. */
export interface EndedSession {
  ended: { address: string };
}

/** What it is told when somebody came by an address, such as a link in a mail, without a session. */
export interface AskedScreen {
  asked: { address: string };
}

/** The address that was left because the session ended; `undefined` when the login screen was reached otherwise. */
export function endedAddress(locationState: unknown): string | undefined {
  const { ended } = (locationState ?? {}) as Partial<EndedSession>;
  return typeof ended?.address === 'string' ? ended.address : undefined;
}

/** The address that was asked for without a session; `undefined` when none was. */
function askedAddress(locationState: unknown): string | undefined {
  const { asked } = (locationState ?? {}) as Partial<AskedScreen>;
  return typeof asked?.address === 'string' ? asked.address : undefined;
}

/** Where to go after a login: to what was left or asked for, if it is an editor, else to the dashboard. */
export function addressAfterLogin(locationState: unknown): string {
  const left = endedAddress(locationState) ?? askedAddress(locationState);
  const screen = adminScreenAt(left?.split(/[?#]/)[0] ?? '');
  return left && (screen === 'dashboard' || screen === 'simple') ? left : adminAddresses.dashboard;
}
