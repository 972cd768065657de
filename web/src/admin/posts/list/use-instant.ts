import { useEffect, useState } from 'react';
import { nextChangeOf, type Placed } from '../row-state.ts';

/** Timers cannot wait for longer, in ms. */
const longestWait = 2 ** 31 - 1;

/** The instant that some posts are looked at: a new one as soon as one of them appears or disappears by itself. */
export function useInstant(rows: readonly Placed[]): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const wait = nextChangeOf(rows, now) - Date.now();
    if (wait > longestWait) return;
    const timer = setTimeout(() => setNow(new Date()), Math.max(0, wait));
    return () => clearTimeout(timer);
  }, [rows, now]);
  return now;
}
