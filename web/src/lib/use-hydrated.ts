import { useSyncExternalStore } from 'react';

/** False while a prerendered document is shown as it was rendered, true as soon as it has been hydrated. */
export function useHydrated(): boolean {
  return useSyncExternalStore(neverChanges, isAlive, isPrerendered);
}

const neverChanges = () => () => {};
const isAlive = () => true;
const isPrerendered = () => false;
