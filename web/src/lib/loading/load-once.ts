import { startTransition, use, useCallback, useState } from 'react';

type Outcome<Value> = { value: Value } | { reason: unknown };

/** Loads something once per argument list, and remembers how that ended. */
export interface Loader<Arguments extends readonly string[], Value> {
  (...args: Arguments): Promise<Value>;
  /** How it ended, once it has. */
  outcome: (...args: Arguments) => Outcome<Value> | undefined;
}

const failedLoads = new Set<() => void>();

/** Lets every load that failed be tried again; until then it stays failed, so that React ends in an error, not in a loop. */
export function forgetFailedLoads(): void {
  for (const forget of failedLoads) forget();
  failedLoads.clear();
}

/** A loader that runs once per argument list. */
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
 * What a loader loads, for a component that is nothing without it. Suspends only while it is on its way: the loader
 * tells React by the `status` of its promise that it is there. Throws when it failed. No hook but another of its kind
 * may come after it in a component: React, which renders that again when the module is there, takes hooks after a `use`
 * for those of an update, and fails (its error 467).
 */
export function useLoaded<Arguments extends readonly string[], Value>(
  loader: Loader<Arguments, Value>,
  ...args: Arguments
): Value {
  return use(loader(...args));
}

/**
 * What a loader loads, for a component that goes on without it; at once where it was loaded before. The function loads
 * it, again after a failure, and settles when it is there.
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
