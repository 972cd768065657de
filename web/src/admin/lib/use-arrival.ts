import { useDeferredValue } from 'react';

/**
 * Returns a value that is `undefined` until it is loaded. Its first arrival is rendered in small steps, so that the
 * screen stays responsive; later values at once.
 */
export function useArrival<Value>(value: Value | undefined): Value | undefined {
  const hasArrived = useDeferredValue(value !== undefined);
  return hasArrived ? value : undefined;
}
