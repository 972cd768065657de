declare global {
  interface Window {
    /** What a tag manager reads, in the order in which it happened. */
    dataLayer?: unknown[];
  }
}

/** Adds an event to the data layer. */
export function pushToDataLayer(entry: object): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}
