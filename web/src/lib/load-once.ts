/**
 * A loader that runs once per argument list. A settled promise carries its value the way React's `use` reads it, so
 * that what is loaded renders without suspending; a failed load is forgotten and can be tried again.
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
      () => promises.delete(key),
    );
    return promise;
  };
}
