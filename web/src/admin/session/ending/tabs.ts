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

/** Notifies the other tabs. */
export function postToTabs(message: TabMessage): void {
  channel()?.postMessage(message);
}

/** Listens to messages of other tabs. */
export function onTabMessage(listen: (message: TabMessage) => void, signal: AbortSignal): void {
  channel()?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listen(data), { signal });
}
