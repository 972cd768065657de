import { useCallback, useMemo, useState } from 'react';
import type { PostRow } from '#shared/posts/row.ts';

/** Which rows are chosen, to do something with all of them. One that is not found any more is so no more. */
export function useChosen(found: readonly PostRow[]) {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const chosen = useMemo(() => {
    if (kept.size === 0) return kept;
    return new Set(found.flatMap(({ id }) => (kept.has(id) ? [id] : [])));
  }, [found, kept]);
  const choose = useCallback((ids: readonly string[], isChosen: boolean) => {
    setKept((before) => {
      const next = new Set(before);
      for (const id of ids) isChosen ? next.add(id) : next.delete(id);
      return next;
    });
  }, []);
  return { chosen, choose };
}
