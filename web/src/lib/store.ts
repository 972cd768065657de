import { useSyncExternalStore } from 'react';

/** A value outside of React that components can subscribe to. */
export interface ReadableStore<Value> {
  /** The value that documents are rendered with and hydrated from. */
  readonly initial: Value;
  readonly current: () => Value;
  /** Calls back whenever the value is set. Returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface Store<Value> extends ReadableStore<Value> {
  readonly set: (value: Value) => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    initial,
    current: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Returns the part of a store that `select` picks. The component renders again only when this part changes. `select`
 * must return the same value for the same state, and no new object.
 */
export function useStore<Value, Selected>(
  { subscribe, current, initial }: ReadableStore<Value>,
  select: (value: Value) => Selected,
): Selected {
  return useSyncExternalStore(
    subscribe,
    () => select(current()),
    () => select(initial),
  );
}
