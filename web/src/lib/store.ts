import { useSyncExternalStore } from 'react';

/** A value outside of React that components follow. */
export interface ReadableStore<Value> {
  /** What documents are rendered with and hydrated from. */
  readonly initial: Value;
  readonly current: () => Value;
  /** Calls back whenever the value is set. Returns the way to stop. */
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
 * What a component needs of a store; it renders anew only when that becomes another. `select` has to return the same
 * value for the same state: no object made for the occasion.
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
