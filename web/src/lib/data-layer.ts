declare global {
  interface Window {
    /** The events for a tag manager, in order. */
    dataLayer?: unknown[];
  }
}

/** Adds an event to the data layer, which a tag manager reads if the site has one. */
export function pushToDataLayer(entry: object): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}
