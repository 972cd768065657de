import { useDeferredValue } from 'react';

/**
 * A value that is loaded: `undefined` until it is there. What it brings onto the screen is rendered bit by bit, so that
 * the screen answers meanwhile; later values follow at once.
 */
export function useArrival<Value>(value: Value | undefined): Value | undefined {
  const hasArrived = useDeferredValue(value !== undefined);
  return hasArrived ? value : undefined;
}
