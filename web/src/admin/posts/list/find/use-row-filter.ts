import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from '#web/lib/router.tsx';
import { addressWith, filterIn, type RowFilter } from './row-filter.ts';

/** What of a list the address says is shown, and what changes it: then the list begins with its first page. */
export function useRowFilter(): { filter: RowFilter; change: (changed: Partial<RowFilter>) => void } {
  const { search } = useLocation();
  const navigate = useNavigate();
  const filter = useMemo(() => filterIn(search), [search]);
  // A change may come before the one before it is shown.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const change = useCallback(
    (changed: Partial<RowFilter>) => {
      latest.current = addressWith(latest.current, { ...filterIn(latest.current), page: 1, ...changed });
      navigate(latest.current, { replace: true });
    },
    [navigate],
  );
  return { filter, change };
}
