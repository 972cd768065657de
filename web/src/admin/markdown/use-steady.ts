import { useRef } from 'react';

type Acts = Readonly<Record<string, (...args: never[]) => unknown>>;

/**
 * Returns functions with a stable identity that call the latest versions, so that memoized components need not render
 * again.
 */
export function useSteady<T extends Acts>(acts: T): T {
  const latest = useRef(acts);
  latest.current = acts;
  const steady = useRef<T>(undefined);
  steady.current ??= Object.fromEntries(
    Object.keys(acts).map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)]),
  ) as T;
  return steady.current;
}
