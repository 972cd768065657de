/** Messages between the tabs of a browser about their common session. */
type Told = 'used' | 'signed-out';

let common: BroadcastChannel | undefined;
/** Made when it is needed: documents are made where it would never end. A browser may lack it. */
function channel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== 'undefined') common ??= new BroadcastChannel('session');
  return common;
}

/** Tells the other tabs. */
export function tellTabs(told: Told): void {
  channel()?.postMessage(told);
}

/** Hears what other tabs tell, until it is called off. */
export function hearTabs(listen: (told: Told) => void, signal: AbortSignal): void {
  channel()?.addEventListener('message', ({ data }: MessageEvent<Told>) => listen(data), { signal });
}
