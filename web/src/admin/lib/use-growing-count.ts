import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '#web/lib/when-idle.ts';

/**
 * A number that begins at 1 and grows by one in each of the browser's quiet moments, up to `total`: for what is too
 * much to be shown in one go.
 */
export function useGrowingCount(total: number): number {
  const [count, setCount] = useState(1);
  useEffect(() => {
    if (count < total) whenIdle(() => startTransition(() => setCount(count + 1)));
  }, [count, total]);
  return count;
}
