/** The URL at which use is counted. */
export const usagePath = '/api/usage';

/**
 * True if the sender of a request asks not to be counted: by `DNT: 1`, or `Sec-GPC: 1`, the signal of Global Privacy
 * Control.
 */
export function hasTrackingOptOut(headerOf: (name: 'dnt' | 'sec-gpc') => string | undefined): boolean {
  return headerOf('dnt') === '1' || headerOf('sec-gpc') === '1';
}
