import { startTransition, use, useCallback, useState } from 'react';

type Outcome<Value> = { value: Value } | { reason: unknown };

/** Loads something once per argument list, and keeps the outcome. */
export interface Loader<Arguments extends readonly string[], Value> {
  (...args: Arguments): Promise<Value>;
  /** Returns the value or the error of a load; `undefined` until the load has ended. */
  outcome: (...args: Arguments) => Outcome<Value> | undefined;
}

const failedLoads = new Set<() => void>();

/** Lets failed loads be tried again. Until then they stay failed, so that React shows an error instead of looping. */
export function forgetFailedLoads(): void {
  for (const forget of failedLoads) forget();
  failedLoads.clear();
}

/** Makes a loader that runs once per argument list. */
export function loadOnce<Arguments extends readonly string[], Value>(
  load: (...args: Arguments) => Promise<Value>,
): Loader<Arguments, Value> {
  const promises = new Map<string, Promise<Value>>();
  const outcomes = new Map<string, Outcome<Value>>();
  const keyOf = (args: Arguments) => args.join(' ');
  const loader = (...args: Arguments): Promise<Value> => {
    const key = keyOf(args);
    const known = promises.get(key);
    if (known) return known;
    const promise = load(...args);
    promises.set(key, promise);
    promise.then(
      (value) => {
        outcomes.set(key, { value });
        Object.assign(promise, { status: 'fulfilled', value });
      },
      (reason) => {
        outcomes.set(key, { reason });
        Object.assign(promise, { status: 'rejected', reason });
        failedLoads.add(() => promises.delete(key) && outcomes.delete(key));
      },
    );
    return promise;
  };
  return Object.assign(loader, { outcome: (...args: Arguments) => outcomes.get(keyOf(args)) });
}

/**
 * Returns what a loader loads, for a component that needs it. Suspends only while it is loading: the loader marks its
 * promise with React's `status`. Throws if it failed. Only another hook of this kind may follow it in a component: React
 * renders the component again when the module is loaded, takes hooks after a `use` for those of an update, and fails
 * (its error 467).
 */
export function useLoaded<Arguments extends readonly string[], Value>(
  loader: Loader<Arguments, Value>,
  ...args: Arguments
): Value {
  return use(loader(...args));
}

/**
 * Returns what a loader loads, for a component that works without it, and the function that loads it. `loaded` is set at once
 * if it was loaded before. `load` resolves when it is loaded; after a failure, `load` can be called again.
 */
export function useLazy<Value extends object>(
  loader: Loader<[], Value>,
): [loaded: Value | undefined, load: () => Promise<void>] {
  const [loaded, setLoaded] = useState(() => {
    const outcome = loader.outcome();
    return outcome && 'value' in outcome ? outcome.value : undefined;
  });
  const load = useCallback(async () => {
    try {
      const value = await loader();
      startTransition(() => setLoaded(value));
    } catch (error) {
      forgetFailedLoads();
      throw error;
    }
  }, [loader]);
  return [loaded, load];
}
