import { useRef } from 'react';

type Acts = Readonly<Record<string, (...args: never[]) => unknown>>;

/** Functions that stay the same whenever a component is rendered and do what the latest of them does: what has them need not be rendered anew. */
export function useSteady<T extends Acts>(acts: T): T {
  const latest = useRef(acts);
  latest.current = acts;
  const steady = useRef<T>(undefined);
  steady.current ??= Object.fromEntries(
    Object.keys(acts).map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)]),
  ) as T;
  return steady.current;
}
