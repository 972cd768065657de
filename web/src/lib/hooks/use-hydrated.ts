import { useSyncExternalStore } from 'react';

/** Returns false while a prerendered document is shown, true once it is hydrated. */
export function useHydrated(): boolean {
  return useSyncExternalStore(neverChanges, isAlive, isPrerendered);
}

const neverChanges = () => () => {};
const isAlive = () => true;
const isPrerendered = () => false;
