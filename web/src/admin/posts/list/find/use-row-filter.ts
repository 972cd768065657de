import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addressWith, filterIn, type RowFilter } from './row-filter.ts';

/** What of a list the address says is shown, and what changes it: then the list begins with its first page. */
export function useRowFilter(): { filter: RowFilter; change: (changed: Partial<RowFilter>) => void } {
  const { search } = useLocation();
  const navigate = useNavigate();
  const filter = useMemo(() => filterIn(search), [search]);
  const change = useCallback(
    (changed: Partial<RowFilter>) =>
      navigate(addressWith(search, { ...filter, page: 1, ...changed }), {
        replace: true,
        preventScrollReset: true,
      }),
    [navigate, search, filter],
  );
  return { filter, change };
}
