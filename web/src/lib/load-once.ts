const failedLoads = new Set<() => void>();

/** Lets every load that failed be tried again; until then it stays failed, so that React ends in an error, not in a loop. */
export function forgetFailedLoads(): void {
  for (const forget of failedLoads) forget();
  failedLoads.clear();
}

/**
 * A loader that runs once per argument list. A settled promise carries its outcome the way React's `use` reads it, so
 * that what is loaded renders without suspending.
 */
export function loadOnce<Arguments extends readonly string[], Value>(
  load: (...args: Arguments) => Promise<Value>,
) {
  const promises = new Map<string, Promise<Value>>();
  return (...args: Arguments): Promise<Value> => {
    const key = args.join(' ');
    const known = promises.get(key);
    if (known) return known;
    const promise = load(...args);
    promises.set(key, promise);
    promise.then(
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      (reason) => {
        Object.assign(promise, { status: 'rejected', reason });
        failedLoads.add(() => promises.delete(key));
      },
    );
    return promise;
  };
}
