/**
 * Messages between the tabs of a browser about their common session. `used`: a tab has extended it; `signed-out`: it
 * has ended.
 */
type TabMessage = 'used' | 'signed-out';

let common: BroadcastChannel | undefined;
/**
 * Returns the channel between tabs; `undefined` in browsers that lack it. It is created on first use, since it would
 * keep the process of the prerendering alive.
 */
function channel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== 'undefined') common ??= new BroadcastChannel('session');
  return common;
}

/** Sends a message to the other tabs. Does nothing in browsers without `BroadcastChannel`. */
export function postToTabs(message: TabMessage): void {
  channel()?.postMessage(message);
}

/** Calls `listen` with each message of another tab until `signal` is aborted. */
export function onTabMessage(listen: (message: TabMessage) => void, signal: AbortSignal): void {
  channel()?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listen(data), { signal });
}
