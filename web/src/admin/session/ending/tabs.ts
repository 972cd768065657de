/** Messages between the tabs of a browser about their common session. */
type Told = 'used' | 'signed-out';

let common: BroadcastChannel | undefined;
/** Created on first use, since it would keep the process of the prerendering alive. Some browsers lack it. */
function channel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== 'undefined') common ??= new BroadcastChannel('session');
  return common;
}

/** Notifies the other tabs. */
export function tellTabs(told: Told): void {
  channel()?.postMessage(told);
}

/** Listens to messages of other tabs. */
export function hearTabs(listen: (told: Told) => void, signal: AbortSignal): void {
  channel()?.addEventListener('message', ({ data }: MessageEvent<Told>) => listen(data), { signal });
}
